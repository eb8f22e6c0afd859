import { LOCAL_PROJECT_ID, localPorts } from './config.ts';
import { withoutTriggers } from './triggers.ts';

/** Forgets every document and account of a running platform, as if it had just been started without data. */
export async function emptyPlatform(offset: number, env: Readonly<Record<string, string>>): Promise<void> {
  const { auth, firestore } = localPorts(offset);
  const addresses = [
    `http://127.0.0.1:${firestore}/emulator/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`,
    `http://127.0.0.1:${auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/accounts`,
  ];
  await withoutTriggers(async () => {
    for (const address of addresses) {
      const answer = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
      if (!answer.ok) throw new Error(`The emulators could not be emptied: ${await answer.text()}`);
    }
  }, env);
}
