import admin from '@patas/shared/i18n/pt/admin';
import booking from '@patas/shared/i18n/pt/booking';
import domain from '@patas/shared/i18n/pt/domain';
import errors from '@patas/shared/i18n/pt/errors';
import { combine } from '../combine.ts';
import ra from '../ra/pt.ts';

export default combine(ra, { admin, booking, domain, errors });
