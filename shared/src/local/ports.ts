/** The project id of the local platform. Google's tools treat `demo-…` as a project without a cloud. */
export const LOCAL_PROJECT_ID = 'demo-patas-da-prata';

/** The local platform's only bucket: the one firebase-tools tells functions and pages of. */
export const LOCAL_BUCKET = `${LOCAL_PROJECT_ID}.appspot.com`;

/** Region of every function. */
export const REGION = 'europe-west1';

/** The default ports of the local platform; a test run adds 10000 to each. */
export const PORTS = {
  storefront: 5000,
  backoffice: 5005,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  ui: 4000,
  eventarc: 9299,
  tasks: 9499,
  smtp: 1025,
  inbox: 1080,
  storefrontDev: 5173,
  backofficeDev: 5174,
} as const;

export type PortName = keyof typeof PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/**
 * All ports, moved by `offset` (whole thousands, which is how a page tells a dev server's port from Hosting's), so that
 * several platforms can run beside each other.
 */
export function localPorts(offset = 0): Ports {
  return Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + offset])) as Record<
    PortName,
    number
  >;
}

/** What a page needs to know of `location`. */
export type PageLocation = { hostname: string; port: string };

/** Where a page finds the emulators: one host, four ports. */
export type Emulators = { host: string; auth: number; firestore: number; functions: number; storage: number };

/** Offsets are multiples of this. */
export const OFFSET_STEP = 1_000;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Tells a page which emulators to use, or `null` for the real cloud.
 *
 * Only a `demo-` project on a loopback address has emulators. They keep their distance to the page's own port
 * (see `PORTS`), so one build serves `npm start`, `npm run dev` and the tests.
 */
export function emulatorsFor(
  projectId: string,
  page: PageLocation,
  site: 'storefront' | 'backoffice',
): Emulators | null {
  if (!projectId.startsWith('demo-') || !LOOPBACK.has(page.hostname)) return null;
  const port = Number(page.port);
  const dev = PORTS[`${site}Dev`];
  const isDev = port % OFFSET_STEP === dev % OFFSET_STEP;
  const { auth, firestore, functions, storage } = localPorts(port - (isDev ? dev : PORTS[site]));
  return { host: '127.0.0.1', auth, firestore, functions, storage };
}
