import { LOCAL_BUCKET, LOCAL_PROJECT_ID, localPorts, type Ports, REGION } from '@patas/shared/local/ports';

export { LOCAL_PROJECT_ID, localPorts, type Ports, REGION };

const HOST = '127.0.0.1';

const PLACES = [
  'storefront',
  'backoffice',
  'storefrontDev',
  'backofficeDev',
  'functions',
  'inbox',
  'hub',
  'ui',
] as const;

export type Origins = Readonly<Record<(typeof PLACES)[number], string>>;

/** Addresses people and tests open. */
export function origins(offset = 0): Origins {
  const ports = localPorts(offset);
  return Object.fromEntries(PLACES.map((place) => [place, `http://${HOST}:${ports[place]}`])) as Origins;
}

/**
 * Environment for a program that talks to a running platform: the Firebase SDKs' own variables and ours.
 * Functions read `SMTP_URL`, `MAIL_FROM`, `STOREFRONT_ORIGIN` and `BACKOFFICE_ORIGIN`.
 */
export function emulatorEnv(offset = 0): Record<string, string> {
  const ports = localPorts(offset);
  const at = origins(offset);
  return {
    GCLOUD_PROJECT: LOCAL_PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: LOCAL_PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT_ID, storageBucket: LOCAL_BUCKET }),
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FUNCTIONS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
    FUNCTIONS_ORIGIN: at.functions,
    STOREFRONT_ORIGIN: at.storefront,
    BACKOFFICE_ORIGIN: at.backoffice,
    INBOX_ORIGIN: at.inbox,
    METADATA_SERVER_DETECTION: 'none',
    SMTP_URL: `smtp://${HOST}:${ports.smtp}`,
    MAIL_FROM: 'Patas da Prata <ola@patasdaprata.example>',
    PLATFORM_OFFSET: String(offset),
  };
}
