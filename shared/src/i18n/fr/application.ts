import type { Translation } from '../catalogue.ts';
import type en from '../en/application.ts';

export default {} as const satisfies Translation<typeof en>;
