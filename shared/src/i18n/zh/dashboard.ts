import type { Translation } from '../catalogue.ts';
import type en from '../en/dashboard.ts';

export default {} as const satisfies Translation<typeof en>;
