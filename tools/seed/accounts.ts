/** One password for every demo account: local data only, the seed refuses anything but emulators. */
export const DEMO_PASSWORD = 'patas-demo';

/** Who a newcomer can sign in as; the rest of the demo people have accounts with the same password. */
export const demoAccounts = [
  { role: 'Admin (back office)', email: 'admin@example.pt', password: DEMO_PASSWORD },
  { role: 'Owner', email: 'marta.lopes@example.pt', password: DEMO_PASSWORD },
  { role: 'Owner (English)', email: 'emma.clarke@example.pt', password: DEMO_PASSWORD },
  { role: 'Sitter', email: 'ana.marques@example.pt', password: DEMO_PASSWORD },
  { role: 'Sitter (German)', email: 'jonas.weber@example.pt', password: DEMO_PASSWORD },
] as const;

export const ADMIN = { uid: 'admin-rita', fullName: 'Rita Fonseca', email: 'admin@example.pt', locale: 'pt' } as const;
