import { join } from 'node:path';
import { emulatorEnv, localPorts } from './config.ts';
import type { Log } from './log.ts';
import { type Part, startPart } from './part.ts';
import { ROOT } from './paths.ts';
import { until } from './until.ts';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/**
 * Starts Vite for both sites. Its configuration there proxies what Hosting serves (`/__` and the rewritten paths) to
 * `STOREFRONT_ORIGIN` or `BACKOFFICE_ORIGIN`.
 */
export async function startDevServers(offset: number, log: Log): Promise<Part[]> {
  const ports = localPorts(offset);
  const sites = [
    { folder: 'storefront', port: ports.storefrontDev },
    { folder: 'backoffice', port: ports.backofficeDev },
  ];
  const servers: Part[] = [];
  try {
    for (const { folder, port } of sites) {
      const args = [VITE, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
      const server = await startPart(folder, process.execPath, args, {
        cwd: join(ROOT, folder),
        env: emulatorEnv(offset),
        onLine: (line) => log.line(folder, /error/i.test(line) ? 'error' : 'info', line, line.trim() !== ''),
      });
      servers.push(server);
      const answers = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status < 500);
      await until(`Vite for the ${folder}`, () => (server.running() ? answers() : Promise.reject(ended)), 60_000);
    }
    return servers;
  } catch (error) {
    for (const server of servers) server.kill();
    throw error;
  }
}

const ended = new Error('it ended');
