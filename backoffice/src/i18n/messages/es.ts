import admin from '@patas/shared/i18n/es/admin';
import booking from '@patas/shared/i18n/es/booking';
import domain from '@patas/shared/i18n/es/domain';
import errors from '@patas/shared/i18n/es/errors';
import { combine } from '../combine.ts';
import ra from '../ra/es.ts';

export default combine(ra, { admin, booking, domain, errors });
