import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, mergeDraft, readDraft, writeDraft } from '../../lib/forms/draft.ts';
import { asRequestId, type RequestId } from '../../lib/forms/request-id.ts';
import { type ApplicationValues, BLANK, STEP_NAMES, typedBefore } from './form.ts';

const NAME = 'application';

interface Draft {
  values?: unknown;
  step?: unknown;
  request?: unknown;
}

/**
 * Keeps the form for this tab: what an earlier visit typed, then what was typed while the page was only HTML. The first
 * render is the blank form, as the server rendered it.
 */
export function useApplicationDraft(
  form: UseFormReturnType<ApplicationValues>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [step, setStep] = useState(0);
  const request = useRef<RequestId | null>(null);
  const [restored, setRestored] = useState(false);
  const { setValues } = form;

  useEffect(() => {
    const draft = readDraft(NAME) as Draft | null;
    const early = element.current ? typedBefore(new FormData(element.current)) : {};
    setValues({ ...mergeDraft(BLANK, draft?.values), ...early });
    request.current = asRequestId(draft?.request);
    if (typeof draft?.step === 'number' && draft.step in STEP_NAMES) setStep(draft.step);
    setRestored(true);
  }, [setValues, element]);

  useEffect(() => {
    if (restored) writeDraft(NAME, { values: form.values, step, request: request.current });
  }, [restored, form.values, step]);

  /** The id for sending `content`, kept so that a reload after a lost answer repeats the same call. */
  const keepRequest = (next: RequestId) => {
    request.current = next;
    writeDraft(NAME, { values: form.values, step, request: next });
    return next.id;
  };

  return { step, setStep, request, keepRequest, clear: () => clearDraft(NAME) };
}
