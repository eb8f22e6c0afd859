import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localPorts, type PORTS } from '@patas/shared/local/ports';
import { ROOT } from './paths.ts';

type Listener = { host: string; port: number; websocketPort?: number; enabled?: boolean };
type Header = { key: string; value: string };
type Site = { target: string; headers?: { source: string; headers: Header[] }[] };

/** The parts of `firebase.json` that a derived configuration changes. */
export type FirebaseConfig = {
  hosting: Site[];
  functions: { predeploy?: string[] }[];
  emulators: { singleProjectMode: boolean } & Record<string, Listener | boolean>;
};

const LOOPBACK_ORIGIN = / ?http:\/\/127\.0\.0\.1:(\d+)/g;

function mapPolicies(sites: Site[], change: (policy: string) => string): Site[] {
  const mapHeader = (header: Header) =>
    header.key === 'Content-Security-Policy' ? { ...header, value: change(header.value) } : header;
  return sites.map((site) => ({
    ...site,
    headers: (site.headers ?? []).map((rule) => ({ ...rule, headers: rule.headers.map(mapHeader) })),
  }));
}

/** `firebase.json` with every port moved by `offset`, and HSTS left out: browsers would remember it for 127.0.0.1. */
export function localConfig(base: FirebaseConfig, offset: number, options: { ui?: boolean } = {}): FirebaseConfig {
  const moved = mapPolicies(base.hosting, (policy) =>
    policy.replace(LOOPBACK_ORIGIN, (_, port: string) => ` http://127.0.0.1:${Number(port) + offset}`),
  );
  const hosting = moved.map((site) => ({
    ...site,
    headers: (site.headers ?? []).map((rule) => ({
      ...rule,
      headers: rule.headers.filter((header) => header.key !== 'Strict-Transport-Security'),
    })),
  }));
  const emulators = Object.fromEntries(
    Object.entries(base.emulators).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, value];
      const listener: Listener = { ...value, port: value.port + offset };
      if (value.websocketPort !== undefined) listener.websocketPort = value.websocketPort + offset;
      if (name === 'ui') listener.enabled = options.ui ?? false;
      return [name, listener];
    }),
  ) as FirebaseConfig['emulators'];
  return { ...base, hosting, emulators };
}

/** `firebase.json` for the cloud: no loopback address in any policy. */
export function productionConfig(base: FirebaseConfig): FirebaseConfig {
  return { ...base, hosting: mapPolicies(base.hosting, (policy) => policy.replace(LOOPBACK_ORIGIN, '')) };
}

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * Writes a derived configuration beside `firebase.json` (its folder is the project's root for firebase-tools; git
 * ignores `firebase.*.json`) and returns its path.
 */
export function writeFirebaseConfig(name: string, config: FirebaseConfig): string {
  const path = join(ROOT, `firebase.${name}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

/** Ports that `firebase.json` and the shared table both name; they must agree. */
export function listedPorts(config: FirebaseConfig): Partial<typeof PORTS> {
  const ports = localPorts();
  const found = Object.entries(config.emulators).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [] : [[name === 'hosting' ? 'storefront' : name, value.port] as const],
  );
  return Object.fromEntries(found.filter(([name]) => name in ports)) as Partial<typeof PORTS>;
}
