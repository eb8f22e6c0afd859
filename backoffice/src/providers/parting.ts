let word: string | null = null;

/** Why the last session ended, as a translation key: said on the sign-in page until somebody signs in. */
export const parting = {
  get: () => word,
  set: (reason: string | null) => {
    word = reason;
  },
};
