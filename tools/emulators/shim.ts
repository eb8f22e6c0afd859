import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RUNTIME = join(import.meta.dirname, 'storage-rules/main.ts');

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The program firebase-tools takes for Java. It asks it for its version, then to run the Firestore emulator's JAR
 * and the Storage rules runtime's JAR; those two become hidane and our own runtime. Firestore's process id is kept,
 * so that a later start can stop what a crash left behind.
 */
function script(folder: string, hidane: string): string {
  return `#!/bin/sh
jar=
for word in "$@"; do
  case "$word" in
    -version) echo 'openjdk version "21.0.0" (stand-in)' >&2; exit 0 ;;
    */firestore.jar) jar=firestore; break ;;
    */storage.jar) jar=storage; break ;;
  esac
  shift
done
case "$jar" in
  firestore) shift; echo $$ > ${quote(join(folder, 'firestore.pid'))}; exec ${quote(hidane)} "$@" ;;
  storage) exec ${quote(process.execPath)} ${quote(RUNTIME)} ;;
esac
echo "java stand-in: only the Firestore emulator and the Storage rules runtime are known" >&2
exit 64
`;
}

/**
 * Writes the stand-ins for Java and for both JARs into `folder`.
 * @returns the environment under which firebase-tools uses them.
 */
export function writeShim(folder: string, hidane: string): Record<string, string> {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const java = join(bin, 'java');
  writeFileSync(java, script(folder, hidane));
  chmodSync(java, 0o755);
  const env: Record<string, string> = { PATH: `${bin}:${process.env.PATH ?? ''}` };
  for (const name of ['firestore', 'storage']) {
    const jar = join(folder, `${name}.jar`);
    writeFileSync(jar, `Stands for the ${name} JAR; see tools/emulators/shim.ts.\n`);
    env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`] = jar;
  }
  return env;
}
