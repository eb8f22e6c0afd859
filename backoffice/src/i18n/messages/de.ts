import admin from '@patas/shared/i18n/de/admin';
import booking from '@patas/shared/i18n/de/booking';
import domain from '@patas/shared/i18n/de/domain';
import errors from '@patas/shared/i18n/de/errors';
import { combine } from '../combine.ts';
import ra from '../ra/de.ts';

export default combine(ra, { admin, booking, domain, errors });
