import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** True when nothing listens on 127.0.0.1:`port`. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The program that listens on `port`, as "name (process 123)", or `null` when the system doesn't tell. */
export function ownerOf(port: number): string | null {
  const pid = process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port);
  if (pid === null) return null;
  try {
    const name =
      process.platform === 'linux' ? readFileSync(`/proc/${pid}/comm`, 'utf8') : run('ps', '-o', 'comm=', '-p', pid);
    return `${name.trim().split('/').at(-1)} (process ${pid})`;
  } catch {
    return `process ${pid}`;
  }
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function pidFromLsof(port: number): string | null {
  try {
    return run('lsof', '-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN').trim().split('\n')[0] || null;
  } catch {
    return null;
  }
}

/** Finds the listening socket's inode in /proc/net, then the process that holds it open. */
function pidFromProc(port: number): string | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const LISTEN = '0A';
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readText(table).split('\n').slice(1)) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(`:${hex}`) && columns[3] === LISTEN && columns[9]) inodes.add(`socket:[${columns[9]}]`);
    }
  }
  if (inodes.size === 0) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.find((pid) => openFiles(pid).some((file) => inodes.has(file))) ?? null;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}
