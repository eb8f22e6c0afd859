export * from './call.ts';
export { decideApplication } from './decide-application.ts';
export { grantRole } from './grant-role.ts';
export { markRead } from './mark-read.ts';
export { postMessage } from './post-message.ts';
export { requestAccountMail } from './request-account-mail.ts';
export { requestBooking } from './request-booking.ts';
export { submitApplication } from './submit-application.ts';
export { CALLED_EVENTS, transitionBooking } from './transition-booking.ts';
