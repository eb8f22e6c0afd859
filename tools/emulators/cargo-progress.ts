/** How far `cargo install` has come: crates begun, crates known so far, and what it does now. */
export type CompileProgress = { done: number; total: number; name: string };

/**
 * Reads one line of cargo's output. Downloads tell how many crates there are, compile lines how many have begun.
 * Returns the same object when the line says nothing about progress.
 */
export function readCompileLine(progress: CompileProgress, line: string): CompileProgress {
  const [verb, name, version] = line.trim().split(/\s+/);
  if (verb === 'Downloaded' && version) return { ...progress, total: progress.total + 1, name: `downloading ${name}` };
  if (verb === 'Compiling' && name) {
    const done = progress.done + 1;
    return { done, total: Math.max(progress.total, done), name };
  }
  if (verb === 'Finished') return { done: progress.total, total: progress.total, name: 'finished' };
  return progress;
}
