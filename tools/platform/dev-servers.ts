import { join } from 'node:path';
import { emulatorEnv, localPorts } from './config.ts';
import type { Log } from './log.ts';
import { type Part, startPart } from './part.ts';
import { ROOT } from './paths.ts';
import { until } from './until.ts';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/**
 * Starts Vite for both sites and the functions' build in watch mode. Vite's own configuration proxies what Hosting
 * serves (`/__` and the rewritten paths) to `STOREFRONT_ORIGIN` or `BACKOFFICE_ORIGIN`.
 */
export async function startDevServers(offset: number, log: Log): Promise<Part[]> {
  const ports = localPorts(offset);
  const sites = [
    { name: 'storefront', port: ports.storefrontDev },
    { name: 'backoffice', port: ports.backofficeDev },
  ];
  const start = (name: string, folder: string, args: string[]) =>
    startPart(name, process.execPath, args, {
      cwd: join(ROOT, folder),
      env: emulatorEnv(offset),
      onLine: (line) => log.line(name, /error/i.test(line) ? 'error' : 'info', line, line.trim() !== ''),
    });
  const servers = await Promise.all(
    sites.map(({ name, port }) =>
      start(name, name, [VITE, '--host', '127.0.0.1', '--port', String(port), '--strictPort']),
    ),
  );
  const watcher = await start('functions', 'functions', ['build.ts', '--watch']);
  await Promise.all(
    sites.map(({ name, port }) =>
      until(
        `Vite for the ${name}`,
        () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status < 500),
        60_000,
      ),
    ),
  );
  return [...servers, watcher];
}
