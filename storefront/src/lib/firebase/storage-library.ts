/** The part of firebase/storage that the site uses; the rest is left out of its chunk. */
export { connectStorageEmulator, deleteObject, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
