import admin from '@patas/shared/i18n/en/admin';
import booking from '@patas/shared/i18n/en/booking';
import domain from '@patas/shared/i18n/en/domain';
import errors from '@patas/shared/i18n/en/errors';
import ra from 'ra-language-english';
import { combine } from '../combine.ts';

export default combine(ra, { admin, booking, domain, errors });
