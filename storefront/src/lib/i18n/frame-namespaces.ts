import type { Namespace } from '@patas/shared/i18n/namespaces';

/** What header and footer of every page say; no screen needs to name these. */
export const FRAME_NAMESPACES = ['common', 'domain'] as const satisfies readonly Namespace[];
