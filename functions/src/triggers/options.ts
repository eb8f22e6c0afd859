import { REGION } from '@patas/shared/local/ports';

/** Events are delivered until the function succeeds; every trigger here may run twice, late and in any order. */
export const TRIGGER = {
  region: REGION,
  retry: true,
  timeoutSeconds: 120,
  memory: '512MiB',
  maxInstances: 20,
} as const;
