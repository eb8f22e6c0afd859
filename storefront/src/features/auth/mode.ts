/** What /auth shows. `reset` and `verify` come from links in mails and carry a code. */
export type AuthMode =
  | { kind: 'signIn' | 'signUp' | 'forgot' }
  | { kind: 'reset'; code: string; welcome: boolean }
  | { kind: 'verify'; code: string };

/** The forms without a code. */
export type AuthFormKind = Extract<AuthMode, { kind: 'signIn' | 'signUp' | 'forgot' }>['kind'];

/** What an address asks for; a reset without its code asks for a new link. */
export function authMode(query: URLSearchParams): AuthMode {
  const code = query.get('oobCode') ?? '';
  if (query.get('reset') === 'true') {
    return code === '' ? { kind: 'forgot' } : { kind: 'reset', code, welcome: query.get('welcome') === '1' };
  }
  if (query.get('mode') === 'verify') return { kind: 'verify', code };
  if (query.get('mode') === 'signup') return { kind: 'signUp' };
  return { kind: query.get('mode') === 'forgot' ? 'forgot' : 'signIn' };
}

const QUERY: Record<AuthFormKind, Record<string, string>> = {
  signIn: {},
  signUp: { mode: 'signup' },
  forgot: { mode: 'forgot' },
};

/** The query of another form, on the way to the same place. */
export function modeQuery(kind: AuthFormKind, next: string | null): string {
  const query = new URLSearchParams({ ...QUERY[kind], ...(next && { next }) }).toString();
  return query && `?${query}`;
}
