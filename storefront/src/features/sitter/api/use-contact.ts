import { paths } from '@patas/shared/paths';
import type { SitterContact } from '@patas/shared/sitter/schema';
import { useDocument } from '../../../lib/firebase/use-live-query.ts';

/** A sitter's e-mail and phone, for people who are signed in (spec §6). */
export const useContact = (sitterId: string) =>
  useDocument(paths.sitterContact(sitterId), (snapshot) => snapshot.data() as SitterContact);
