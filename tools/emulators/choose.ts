import { dirname } from 'node:path';
import type { CompileProgress } from './cargo-progress.ts';
import { findCargo, findHidane, HIDANE_VERSION, installHidane } from './hidane.ts';
import { jarState } from './jars.ts';
import { findJava, JAVA_NEEDED } from './java.ts';
import { writeShim } from './shim.ts';

/** The environment firebase-tools needs, and a few words that say which emulators were chosen. */
export type EmulatorChoice = { env: Record<string, string>; description: string };

/** A machine lacks something; the message is one sentence that says what to do. */
export class MissingPart extends Error {}

export type ChooseOptions = {
  /** Folder for the stand-ins. */
  folder: string;
  /** Use Google's JARs or fail. */
  official?: boolean;
  onProgress: (progress: CompileProgress) => void;
};

/**
 * Picks the Firestore emulator and Storage rules runtime: hidane if it is there; else Google's JARs if they can run
 * here; else hidane, compiled by cargo. Throws `MissingPart` when none of that is possible.
 */
export async function chooseEmulators({
  folder,
  official = false,
  onProgress,
}: ChooseOptions): Promise<EmulatorChoice> {
  const hidane = findHidane();
  if (hidane && !official) return standIns(folder, hidane);
  const jars = await officialJars();
  if (jars.usable) return jars.choice;
  if (official) throw new MissingPart(`--official needs Google's emulators, but ${jars.reason}.`);
  const cargo = findCargo();
  if (!cargo) {
    throw new MissingPart(
      `No Firestore emulator can run here (${jars.reason}): install Rust (https://rustup.rs) so that hidane can be compiled, or Java ${JAVA_NEEDED} with access to the internet.`,
    );
  }
  try {
    return standIns(folder, await installHidane(cargo, onProgress));
  } catch (error) {
    throw new MissingPart(
      `The Firestore emulator could not be compiled; check the connection and run "cargo install hidane --version ${HIDANE_VERSION} --locked" by hand. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

function standIns(folder: string, hidane: string): EmulatorChoice {
  return { env: writeShim(folder, hidane), description: `Firestore by hidane (${hidane})` };
}

type Jars = { usable: true; choice: EmulatorChoice } | { usable: false; reason: string };

async function officialJars(): Promise<Jars> {
  const java = findJava();
  if (!java) return { usable: false, reason: 'there is no Java' };
  if (java.major < JAVA_NEEDED) return { usable: false, reason: `Java is ${java.major}, not ${JAVA_NEEDED} or newer` };
  const state = await jarState();
  if (state === 'unreachable') return { usable: false, reason: 'their download does not answer' };
  const env = { PATH: `${dirname(java.path)}:${process.env.PATH ?? ''}` };
  const description = `Google's emulators on Java ${java.major}${state === 'downloadable' ? ', downloaded now' : ''}`;
  return { usable: true, choice: { env, description } };
}
