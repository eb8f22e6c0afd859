import { BOOKING_STATUSES } from '@patas/shared/booking/status';
import { MAX_UPLOAD_BYTES, storagePaths } from '@patas/shared/paths';
import { ALL, BY_CLAIM, NOBODY, type Role } from '../roles.ts';
import type { Content, Row } from './operation.ts';
import { bookingIdOf, FILES, NEW_UUID, TIME } from './world.ts';

const SMALL = 64;
const jpeg: Content = { type: 'image/jpeg', size: SMALL };
const pdf: Content = { type: 'application/pdf', size: SMALL };

/** Uploads to one place, tried by those who may put a proper file there. */
const uploads = (may: readonly Role[], at: (ext: string) => string, types: Record<string, string>): Row[] => {
  const known = Object.entries(types);
  const [[ext = '', type = ''] = []] = known;
  const row = (path: string, content: Content, allowed: readonly Role[]): Row => ({
    op: 'upload',
    path,
    content,
    may: allowed,
    tried: may,
  });
  return [
    ...['image/svg+xml', 'image/gif', 'text/html', '', 'image/jpeg; charset=x'].map((other) =>
      row(at(ext), { type: other, size: SMALL }, NOBODY),
    ),
    ...['svg', 'html', 'JPG', 'exe', 'jpg.exe'].map((other) => row(at(other), { type, size: SMALL }, NOBODY)),
    ...known.flatMap(([mine]) =>
      known
        .filter(([, other]) => other !== types[mine])
        .map(([, other]) => row(at(mine), { type: other, size: SMALL }, NOBODY)),
    ),
    row(at(ext), { type, size: 0 }, NOBODY),
    row(at(ext), { type, size: MAX_UPLOAD_BYTES + 1 }, NOBODY),
    row(at(ext), { type, size: MAX_UPLOAD_BYTES }, may),
    ...known.map(([mine, own]) => row(at(mine), { type: own, size: SMALL }, may)),
  ];
};

/** What nobody does to a file that is there. */
const untouchable = (path: string, content: Content): Row[] => [
  { op: 'overwrite', path, content, may: NOBODY },
  { op: 'relabel', path, may: NOBODY },
];
const misnamed = (path: string, content: Content): Row => ({ op: 'upload', path, content, may: NOBODY });

const PICTURES = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const PROOFS = { pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };
const SITTER: readonly Role[] = [...BY_CLAIM, 'admin'];

const applications: Row[] = [
  { op: 'list', path: 'sitter-photos/applicants', may: NOBODY },
  { op: 'get', path: FILES.application, may: ['admin'] },
  { op: 'get', path: FILES.applicationPicture, may: ['admin'] },
  ...untouchable(FILES.application, jpeg),
  ...['photo.jpg', `${NEW_UUID}.jpg.jpg`, `x${NEW_UUID}.jpg`, NEW_UUID, `${NEW_UUID}/96.webp`].map((name) =>
    misnamed(`sitter-photos/applicants/${name}`, jpeg),
  ),
  { op: 'upload', path: storagePaths.applicantPhoto(NEW_UUID, 'jpg'), content: jpeg, may: ALL },
  ...uploads(ALL, (ext) => storagePaths.applicantPhoto(NEW_UUID, ext), PICTURES),
  { op: 'delete', path: FILES.applicationPicture, may: NOBODY },
  { op: 'delete', path: FILES.application, may: ['admin'] },
];

const photos: Row[] = [
  { op: 'list', path: 'sitter-photos/sitter-a', may: NOBODY },
  { op: 'list', path: 'sitter-photos', may: NOBODY },
  ...untouchable(FILES.photo, jpeg),
  ...untouchable(FILES.picture, jpeg),
  ...['photo.jpg', `x${NEW_UUID}.jpg`, `${NEW_UUID}/96.webp`].map((name) =>
    misnamed(`sitter-photos/sitter-a/${name}`, jpeg),
  ),
  { op: 'upload', path: storagePaths.sitterPhoto('sitter-a', NEW_UUID, 'jpg'), content: jpeg, may: SITTER },
  ...uploads(SITTER, (ext) => storagePaths.sitterPhoto('sitter-a', NEW_UUID, ext), PICTURES),
  { op: 'get', path: FILES.photo, may: SITTER },
  { op: 'get', path: FILES.picture, may: ALL },
  { op: 'delete', path: FILES.picture, may: NOBODY },
  { op: 'delete', path: FILES.photo, may: SITTER },
];

const proof = (status: (typeof BOOKING_STATUSES)[number], ext = 'pdf', time: number | string = TIME + 1) =>
  storagePaths.paymentProof(bookingIdOf(status), Number(time), ext);
const proofs: Row[] = [
  { op: 'list', path: 'payments/payment-proofs', may: NOBODY },
  { op: 'get', path: FILES.proof, may: ['customer', 'admin'] },
  { op: 'get', path: FILES.paidProof, may: ['customer', 'admin'], because: 'in every status' },
  ...untouchable(FILES.proof, pdf),
  { op: 'delete', path: FILES.proof, may: NOBODY },
  ...[
    `${bookingIdOf('confirmed')}.pdf`,
    `${bookingIdOf('confirmed')}-12.pdf`,
    `${bookingIdOf('confirmed')}-${TIME}.x-${TIME}.pdf`,
    `none-${TIME}.pdf`,
    `-${TIME}.pdf`,
    `${bookingIdOf('confirmed')}-${TIME}.pdf/x.pdf`,
  ].map((name) => misnamed(`payments/payment-proofs/${name}`, pdf)),
  ...BOOKING_STATUSES.map(
    (status): Row => ({
      op: 'upload',
      path: proof(status),
      content: pdf,
      may: status === 'confirmed' ? ['customer'] : NOBODY,
    }),
  ),
  ...uploads(['customer'], (ext) => proof('confirmed', ext), PROOFS),
];

const elsewhere: Row[] = [
  misnamed(`${NEW_UUID}.jpg`, jpeg),
  misnamed(`payments/${NEW_UUID}.pdf`, pdf),
  misnamed(`pets/${NEW_UUID}.jpg`, jpeg),
  { op: 'list', path: '', may: NOBODY },
];

export const ROWS: readonly Row[] = [...applications, ...photos, ...proofs, ...elsewhere];
