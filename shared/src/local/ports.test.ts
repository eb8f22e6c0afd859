import { expect, test } from 'vitest';
import { emulatorsFor, localPorts, PORTS } from './ports.ts';

const DEMO = 'demo-patas-da-prata';

test('ports differ from each other and keep their distance', () => {
  expect(new Set(Object.values(PORTS)).size).toBe(Object.keys(PORTS).length);
  expect(localPorts(10_000).auth).toBe(19099);
});

test.each([
  ['storefront', '5000', 9099],
  ['storefront', '15000', 19099],
  ['storefront', '5173', 9099],
  ['storefront', '15173', 19099],
  ['storefront', '16173', 20099],
  ['backoffice', '5005', 9099],
  ['backoffice', '15005', 19099],
  ['backoffice', '5174', 9099],
] as const)('%s on port %s finds Auth on %i', (site, port, auth) => {
  const emulators = emulatorsFor(DEMO, { hostname: '127.0.0.1', port }, site);
  expect(emulators).toMatchObject({ host: '127.0.0.1', auth });
});

test('the cloud is used by every other project and every other host', () => {
  expect(emulatorsFor('patas-da-prata', { hostname: '127.0.0.1', port: '5000' }, 'storefront')).toBeNull();
  expect(emulatorsFor(DEMO, { hostname: 'patasdaprata.pt', port: '' }, 'storefront')).toBeNull();
});
