import type { Translation } from '@patas/shared/i18n/catalogue';
import type admin from '@patas/shared/i18n/en/admin';
import type booking from '@patas/shared/i18n/en/booking';
import type domain from '@patas/shared/i18n/en/domain';
import type errors from '@patas/shared/i18n/en/errors';
import type { StringMap, TranslationMessages } from 'react-admin';
import type { RaMessages } from './ra/shape.ts';

interface Catalogues {
  admin: Translation<typeof admin>;
  booking: Translation<typeof booking>;
  domain: Translation<typeof domain>;
  errors: Translation<typeof errors>;
}

/** Catalogues write `{{name}}`, react-admin's polyglot `%{name}`. */
function rewrite(texts: object): StringMap {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/\{\{(\w+)\}\}/g, '%{$1}') : rewrite(value as object),
    ]),
  );
}

/** One language of the back office: react-admin's own words, ours, and the names of resources where react-admin looks. */
export function combine({ ra }: RaMessages, { admin, booking, domain, errors }: Catalogues): TranslationMessages {
  return {
    ra: ra as TranslationMessages['ra'],
    admin: rewrite(admin),
    resources: rewrite(admin.resources),
    firestore: rewrite(admin.firestore),
    booking: rewrite({ status: booking.status, event: booking.event }),
    domain: rewrite(domain),
    errors: rewrite(errors),
  };
}
