import type { Translation } from '../catalogue.ts';
import type en from '../en/errors.ts';

export default {} as const satisfies Translation<typeof en>;
