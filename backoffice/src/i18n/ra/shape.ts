import type { TranslationMessages } from 'react-admin';

/** react-admin's words without those of features this site does not have: saved queries, guessers, configurable pages. */
export interface RaMessages {
  ra: Omit<TranslationMessages['ra'], 'saved_queries' | 'guesser' | 'configurable'>;
}
