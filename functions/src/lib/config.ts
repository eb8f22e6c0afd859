import { LOCAL_PROJECT_ID, PORTS } from '@patas/shared/local/ports';

/** Whether this instance runs in the functions emulator (or a test beside it) and not in the cloud. */
export const isLocal = (): boolean =>
  process.env.FUNCTIONS_EMULATOR === 'true' || process.env.GCLOUD_PROJECT === LOCAL_PROJECT_ID;

/** Scheme and host of the storefront: where links in mails lead. From `STOREFRONT_ORIGIN`. */
export function storefrontOrigin(): string {
  const value = process.env.STOREFRONT_ORIGIN || (isLocal() ? `http://127.0.0.1:${PORTS.storefront}` : '');
  if (!value)
    throw new Error("STOREFRONT_ORIGIN is not set: the functions' environment must name it (functions/.env.example)");
  return value.replace(/\/+$/, '');
}

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Which pages may call: ours, and in the emulator any loopback address. A missing variable must not keep the functions from
 * being listed at deploy, so unset origins are left out: that site's calls then fail, closed.
 */
export function allowedOrigins(): (string | RegExp)[] {
  const ours = [process.env.STOREFRONT_ORIGIN, process.env.BACKOFFICE_ORIGIN].flatMap((value) =>
    value ? [value.replace(/\/+$/, '')] : [],
  );
  return isLocal() ? [...ours, LOOPBACK] : ours;
}

/** App Check is enforced when `APP_CHECK=enforce`. */
export const enforceAppCheck = (): boolean => process.env.APP_CHECK === 'enforce';

/** Instances kept warm for the calls that take bookings and money (design §6). From `MIN_INSTANCES`, default 0. */
export const warmInstances = (): number => Math.max(0, Math.trunc(Number(process.env.MIN_INSTANCES ?? 0)) || 0);
