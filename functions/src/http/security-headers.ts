import { isLocal } from '../lib/config.ts';

/** The storefront's headers of firebase.json for every path, without loopback origins; put in by the build. */
declare const STOREFRONT_HEADERS: Readonly<Record<string, string>>;

/**
 * What Hosting adds to files it serves itself, for pages that a function makes. Locally the Hosting emulator's own are
 * enough: its policy names the emulators' ports.
 */
export const securityHeaders = (): Readonly<Record<string, string>> => (isLocal() ? {} : STOREFRONT_HEADERS);
