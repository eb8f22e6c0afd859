import { db } from '../lib/app.ts';
import { coalesce } from '../lib/coalesce.ts';
import { BATCH, projectSitters } from './project-sitters.ts';

/** Projects a sitter together with whoever else asks this instance meanwhile: a directory page takes one write a second. */
export const projectSoon = coalesce((ids) => projectSitters(db(), ids), BATCH);
