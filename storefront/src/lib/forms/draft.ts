/** What somebody has typed, kept for this tab, so that a reload or a detour to sign in loses nothing. */
const key = (name: string) => `patas-draft:${name}`;

/** JSON of an earlier visit, or null: nothing there, not readable, or storage switched off. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps `value`; where storage is switched off or full the form works on without. */
export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(value));
  } catch {
    // The draft is a convenience.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name));
  } catch {
    // Nothing was kept.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameKind = (sample: unknown, value: unknown): boolean => {
  if (sample === null) return value === null || typeof value === 'string';
  if (Array.isArray(sample))
    return Array.isArray(value) && (sample.length === 0 || value.every((item) => sameKind(sample[0], item)));
  if (isRecord(sample))
    return isRecord(value) && Object.keys(sample).every((name) => sameKind(sample[name], value[name]));
  return typeof value === typeof sample;
};

/**
 * `blank` with what a draft holds for its fields. A field of another kind (an older version of the form, a meddled
 * store) stays blank; the schema judges the values themselves before anything is sent.
 */
export function mergeDraft<T extends object>(blank: T, draft: unknown): T {
  if (!isRecord(draft)) return blank;
  const kept = Object.entries(blank).filter(([name, sample]) => name in draft && sameKind(sample, draft[name]));
  return { ...blank, ...Object.fromEntries(kept.map(([name]) => [name, draft[name]])) };
}
