import '../../../theme/styles-surfaces.ts';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { AuthProblem } from '../problem.ts';
import { AuthErrorText } from './auth-error-text.tsx';

/** What went wrong with the form as a whole. */
export function FormProblem({ problem }: { problem: AuthProblem | null }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
      <AuthErrorText k={problem.key} message={problem.message} />
    </Alert>
  );
}
