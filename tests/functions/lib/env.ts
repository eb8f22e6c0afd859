import { LOCAL_BUCKET, LOCAL_PROJECT_ID, localPorts } from '@patas/shared/local/ports';

/** Where the platform under test listens: named by the test runner, else that of `npm test`. */
const ports = localPorts(10_000);

const settings = {
  GCLOUD_PROJECT: LOCAL_PROJECT_ID,
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}`,
  STOREFRONT_ORIGIN: `http://127.0.0.1:${ports.storefront}`,
  INBOX_ORIGIN: `http://127.0.0.1:${ports.inbox}`,
};

// Services that a test calls directly find the emulators as the functions do: by the environment.
for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
process.env.STORAGE_EMULATOR_HOST ||= `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;

process.env.FIREBASE_CONFIG ||= JSON.stringify({ projectId: LOCAL_PROJECT_ID, storageBucket: LOCAL_BUCKET });

export const functionsOrigin = (): string => process.env.FUNCTIONS_ORIGIN ?? settings.FUNCTIONS_ORIGIN;
export const storefrontOrigin = (): string => process.env.STOREFRONT_ORIGIN ?? settings.STOREFRONT_ORIGIN;
export const inboxOrigin = (): string => process.env.INBOX_ORIGIN ?? settings.INBOX_ORIGIN;
export const authOrigin = (): string => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
