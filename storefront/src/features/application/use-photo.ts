import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify.ts';
import type { Upload } from './api/upload-photo.ts';
import { makePreview, photoFault } from './photo-file.ts';
import type { Application } from './use-application.tsx';

type State =
  | { is: 'idle' }
  | { is: 'uploading'; percent: number; preview: string }
  | { is: 'failed'; file: File; preview: string }
  | { is: 'refused'; fault: 'notImage' | 'tooLarge' };

/** The photo of the application: checked, shown at once, uploaded in the background; can be cancelled, repeated and removed. */
export function usePhoto(form: Application['form']) {
  const { t } = useTranslation('application');
  const [state, setState] = useState<State>({ is: 'idle' });
  const running = useRef<Upload | null>(null);
  const stop = () => {
    running.current?.cancel();
    running.current = null;
  };
  useEffect(() => () => running.current?.cancel(), []);

  const upload = async (file: File, preview: string) => {
    const { uploadPhoto } = await import('./api/upload-photo.ts');
    setState({ is: 'uploading', percent: 0, preview });
    const mine = uploadPhoto(file, (percent) => {
      if (running.current === mine) setState({ is: 'uploading', percent, preview });
    });
    running.current = mine;
    const outcome = await mine.done.then(
      (path) => ({ path }),
      (error: unknown) => ({ error }),
    );
    // Cancelled, or another photo was chosen in the meantime.
    if (running.current !== mine) return;
    running.current = null;
    if ('error' in outcome) {
      console.warn(outcome.error);
      setState({ is: 'failed', file, preview });
      return notify.error(t('photo.failed'));
    }
    form.setValues({ photoPath: outcome.path, photoPreview: preview });
    form.clearFieldError('photoPath');
    setState({ is: 'idle' });
    notify.success(t('photo.uploaded'));
  };

  const choose = async (file: File | null) => {
    if (!file) return;
    const fault = photoFault(file);
    const preview = fault ? null : await makePreview(file).catch(() => null);
    if (preview === null) return setState({ is: 'refused', fault: fault ?? 'notImage' });
    stop();
    await upload(file, preview).catch(() => setState({ is: 'failed', file, preview }));
  };

  return {
    state,
    choose,
    retry: () => (state.is === 'failed' ? choose(state.file) : undefined),
    cancel: () => {
      stop();
      setState({ is: 'idle' });
    },
    remove: () => {
      form.setValues({ photoPath: null, photoPreview: null });
      setState({ is: 'idle' });
    },
  };
}

export type Photo = ReturnType<typeof usePhoto>;
