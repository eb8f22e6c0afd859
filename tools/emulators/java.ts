import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';

/** The oldest Java that firebase-tools 15 accepts. */
export const JAVA_NEEDED = 21;

/** The newest Java on this machine with its major version, or `null`. */
export function findJava(): { path: string; major: number } | null {
  const found = [...new Set(candidates())].flatMap((path) => {
    const major = majorOf(path);
    return major === null ? [] : [{ path, major }];
  });
  return found.sort((a, b) => b.major - a.major)[0] ?? null;
}

function candidates(): string[] {
  const roots = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', join(homedir(), '.sdkman/candidates/java')];
  const homes = roots.flatMap((root) =>
    list(root).flatMap((name) => [join(root, name), join(root, name, 'Contents/Home')]),
  );
  const javaHome = process.env.JAVA_HOME;
  if (javaHome) homes.push(javaHome);
  const onPath = findProgram('java');
  return [...(onPath ? [onPath] : []), ...homes.map((home) => join(home, 'bin/java'))];
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function majorOf(path: string): number | null {
  const answer = spawnSync(path, ['-version'], { encoding: 'utf8' });
  return parseJavaVersion(`${answer.stdout ?? ''}${answer.stderr ?? ''}`);
}

/** `openjdk version "25.0.1"` → 25; `java version "1.8.0"` → 8. */
export function parseJavaVersion(text: string): number | null {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(text);
  if (!match) return null;
  return Number(match[1] === '1' ? match[2] : match[1]);
}
