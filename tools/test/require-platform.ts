import type { TestProject } from 'vitest/node';

/** Fails at once, in one sentence, when the platform these tests talk to is not there. */
export default async function requirePlatform(project: TestProject): Promise<void> {
  const hub = project.config.env.FIREBASE_EMULATOR_HUB ?? process.env.FIREBASE_EMULATOR_HUB;
  const answers = await fetch(`http://${hub}/emulators`).then(
    (response) => response.ok,
    () => false,
  );
  if (answers) return;
  throw new Error(
    `The ${project.name} tests need a running platform, and none answers at ${hub}: use "npm test -- --only ${project.name}", or "npm start" and PLATFORM_OFFSET=0.`,
  );
}
