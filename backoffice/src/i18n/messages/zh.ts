import admin from '@patas/shared/i18n/zh/admin';
import booking from '@patas/shared/i18n/zh/booking';
import domain from '@patas/shared/i18n/zh/domain';
import errors from '@patas/shared/i18n/zh/errors';
import { combine } from '../combine.ts';
import ra from '../ra/zh.ts';

export default combine(ra, { admin, booking, domain, errors });
