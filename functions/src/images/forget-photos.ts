import { bucket } from '../lib/app.ts';

/** Removes every photo of a sitter who is gone. */
export const forgetPhotos = async (sitterId: string): Promise<void> => {
  await bucket().deleteFiles({ prefix: `sitter-photos/${sitterId}/`, force: true });
};
