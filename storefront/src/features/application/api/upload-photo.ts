import { storagePaths } from '@patas/shared/paths';
import type { UploadTask } from 'firebase/storage';
import { loadStorage } from '../../../lib/firebase/storage.ts';
import { endingOf } from '../photo-file.ts';

/** How long a lost network is waited for before the upload counts as failed; the person can try again. */
const PATIENCE_MS = 20_000;

export interface Upload {
  /** The path in the bucket; rejects when it failed or was cancelled. */
  done: Promise<string>;
  cancel: () => void;
}

/** Uploads an applicant's photo in resumable pieces under a name of its own. `onProgress` hears whole percents. */
export function uploadPhoto(file: File, onProgress: (percent: number) => void): Upload {
  let task: UploadTask | null = null;
  let cancelled = false;
  const upload = async () => {
    const path = storagePaths.applicantPhoto(crypto.randomUUID(), endingOf(file.type) ?? '');
    const { storage, library } = await loadStorage();
    if (cancelled) throw new Error('cancelled');
    storage.maxUploadRetryTime = PATIENCE_MS;
    task = library.uploadBytesResumable(library.ref(storage, path), file, { contentType: file.type });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress(Math.floor((bytesTransferred / totalBytes) * 100)),
    );
    await task;
    return path;
  };
  return {
    done: upload(),
    cancel: () => {
      cancelled = true;
      task?.cancel();
    },
  };
}
