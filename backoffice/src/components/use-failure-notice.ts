import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** Says what failed and why: both are translation keys, the reason is the error's message. */
export function useFailureNotice() {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (failed: string, error: unknown) => {
      const reason = error instanceof Error ? error.message : 'errors.internal';
      notify(`${translate(failed)}. ${translate(reason, { _: translate('errors.internal') })}`, {
        type: 'error',
        autoHideDuration: 8000,
      });
    },
    [notify, translate],
  );
}
