import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first executable file called `name` on PATH or in `extraFolders`, or `null`. */
export function findProgram(name: string, extraFolders: string[] = []): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders].filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
