import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/storage';
import { originalOf } from '../images/original.ts';
import { storePhoto } from '../images/store-photo.ts';
import { TRIGGER } from './options.ts';

/** `sitter-photos/…`: makes uploaded photos presentable. Two at a time: pictures take memory. */
export const onPhotoUploaded = onObjectFinalized(
  { ...TRIGGER, bucket: storageBucket, memory: '1GiB', concurrency: 2 },
  async ({ data: { name } }) => {
    const original = originalOf(name);
    if (original) await storePhoto(original);
  },
);
