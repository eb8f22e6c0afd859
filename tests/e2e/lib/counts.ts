import { paths } from '@patas/shared/paths';
import { db } from '../../../functions/src/lib/app.ts';

const size = async (collection: string, field: string, value: string): Promise<number> =>
  (await db().collection(collection).where(field, '==', value).count().get()).data().count;

/** How many there are in the database, whatever screens say. */
export const applicationsOf = (email: string) => size(paths.applicants, 'email', email);
export const bookingsOf = (uid: string) => size(paths.bookings, 'customerId', uid);
export const sittersOf = (email: string) => size(paths.sitters, 'email', email);
export const messagesIn = async (bookingId: string): Promise<string[]> =>
  (await db().collection(paths.messages(bookingId)).get()).docs.map((message) => String(message.get('content')));
export const statusOf = async (bookingId: string): Promise<string> =>
  String((await db().doc(paths.booking(bookingId)).get()).get('status'));
