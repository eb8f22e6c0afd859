import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KNOWN_KEY } from '../lib/session/known-device.ts';
import { BOOT_SCRIPT, HEAD_SCRIPT } from './inline-scripts.ts';

interface FirebaseJson {
  hosting: { target: string; headers: { headers: { key: string; value: string }[] }[] }[];
}

const firebase = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as FirebaseJson;
const policy = firebase.hosting
  .find(({ target }) => target === 'storefront')
  ?.headers.flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;
const scriptSources = policy?.match(/script-src ([^;]*)/)?.[1]?.split(' ') ?? [];
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the scripts inside pages', () => {
  it('are exactly those that the Content-Security-Policy of firebase.json allows', () => {
    expect(scriptSources).toEqual(["'self'", hash(HEAD_SCRIPT), hash(BOOT_SCRIPT)]);
  });

  it('read the mark of a known device where the session writes it', () => {
    expect(HEAD_SCRIPT).toContain(`'${KNOWN_KEY}'`);
  });
});
