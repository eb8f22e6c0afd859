import type { Translation } from '../catalogue.ts';
import type en from '../en/booking.ts';

export default {} as const satisfies Translation<typeof en>;
