import admin from '@patas/shared/i18n/fr/admin';
import booking from '@patas/shared/i18n/fr/booking';
import domain from '@patas/shared/i18n/fr/domain';
import errors from '@patas/shared/i18n/fr/errors';
import { combine } from '../combine.ts';
import ra from '../ra/fr.ts';

export default combine(ra, { admin, booking, domain, errors });
