import { PORTS } from '@patas/shared/local/ports';
import { expect, test } from 'vitest';
import {
  type FirebaseConfig,
  listedPorts,
  localConfig,
  productionConfig,
  readFirebaseConfig,
} from './firebase-config.ts';

const base = readFirebaseConfig();
/** The policies of pages; files that are never a page have a stricter one. */
const policies = (config: FirebaseConfig) =>
  config.hosting.flatMap((site) =>
    (site.headers ?? [])
      .filter(({ source }) => source === '**')
      .flatMap((rule) =>
        rule.headers.filter((header) => header.key === 'Content-Security-Policy').map((header) => header.value),
      ),
  );

test('firebase.json and the table of ports agree', () => {
  const listed = listedPorts(base);
  expect(Object.keys(listed).length).toBeGreaterThan(8);
  expect(PORTS).toMatchObject(listed);
});

test('every site has a policy that names the emulators', () => {
  expect(policies(base)).toHaveLength(base.hosting.length);
  for (const policy of policies(base)) expect(policy).toContain(`http://127.0.0.1:${PORTS.auth}`);
});

test('a local configuration moves every port and sends no HSTS', () => {
  const moved = localConfig(base, 10_000);
  for (const [name, port] of Object.entries(listedPorts(base))) {
    expect(listedPorts(moved)).toMatchObject({ [name]: port + 10_000 });
  }
  for (const policy of policies(moved)) {
    expect(policy).toContain(`http://127.0.0.1:${PORTS.firestore + 10_000}`);
    expect(policy).not.toContain(`http://127.0.0.1:${PORTS.firestore} `);
  }
  expect(JSON.stringify(moved)).not.toContain('Strict-Transport-Security');
});

test('the configuration for the cloud names no loopback address in a policy', () => {
  const production = productionConfig(base);
  for (const policy of policies(production)) {
    expect(policy).not.toContain('127.0.0.1');
    expect(policy).toContain('https://*.googleapis.com');
  }
  expect(JSON.stringify(production)).toContain('Strict-Transport-Security');
});

test.each(['unsafe-eval', "script-src 'self' 'unsafe-inline'"])('no policy allows %s', (text) => {
  for (const policy of policies(base)) expect(policy).not.toContain(text);
});
