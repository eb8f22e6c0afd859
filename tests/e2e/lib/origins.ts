/** Where the running platform is; the test runner says so. */
const origin = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need the running platform, use "npm test"`);
  return value;
};

export const STOREFRONT = origin('STOREFRONT_ORIGIN');
export const BACKOFFICE = origin('BACKOFFICE_ORIGIN');
export const INBOX = origin('INBOX_ORIGIN');
