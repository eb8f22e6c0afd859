import { readdirSync, readFileSync } from 'node:fs';
import type { Figures } from './figures.ts';
import { openAllPages } from './pages.ts';

interface Process {
  pid: number;
  parent: number;
  name: string;
  /** Proportional set size: shared pages count once among those who share them. KiB. */
  pss: number;
}

const field = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** Every process of this machine that can be read (Linux). */
function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const rollup = readFileSync(`/proc/${entry}/smaps_rollup`, 'utf8');
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0');
      const name = command
        .slice(0, 3)
        .map((word) => word.split('/').pop())
        .join(' ');
      return [{ pid: Number(entry), parent: field(status, 'PPid'), name, pss: field(rollup, 'Pss') }];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** Everything this process has started, largest first. */
function children(): Process[] {
  const all = processes();
  const ours = new Set([process.pid]);
  for (let before = 0; before !== ours.size; ) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(({ pid }) => ours.has(pid) && pid !== process.pid).sort((a, b) => b.pss - a.pss);
}

function inAll(when: string, parts: readonly Process[]): string {
  const total = parts.reduce((sum, { pss }) => sum + pss, 0);
  return `${when}: ${(total / 1024).toFixed(0)} MiB resident in ${parts.length} processes (proportional set size)`;
}

/** Resident memory of all that the platform started: with demo data loaded, and after a view of every public page. */
export async function memory(): Promise<Figures> {
  const first = inAll('started', children());
  await openAllPages();
  const parts = children();
  return [
    first,
    inAll('every public page opened', parts),
    ...parts.slice(0, 8).map(({ name, pss }) => `${(pss / 1024).toFixed(0).padStart(6)} MiB  ${name}`),
  ];
}
