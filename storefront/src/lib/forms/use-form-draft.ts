import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, mergeDraft, readDraft, writeDraft } from './draft.ts';
import { asRequestId, type RequestId, requestIdFor } from './request-id.ts';

interface Draft {
  values?: unknown;
  request?: unknown;
  overName?: unknown;
}

export interface FormDraftOptions<T> {
  /** Names the draft in this tab; another name is another draft. */
  name: string;
  blank: T;
  /** What goes over the draft once it is there: from the address, or typed while the page was only HTML. */
  over?: () => Partial<T>;
  /** Names what `over` gives: what the draft has taken in already, a reload doesn't put over later changes. */
  overName?: string;
}

/**
 * Keeps a form for this tab. The first render is the blank form, as a server rendered it; then what an earlier visit
 * typed comes back. With it the id of the last call, so that a reload after a lost answer repeats the same call.
 */
export function useFormDraft<T extends object>(
  form: UseFormReturnType<T>,
  { name, blank, over, overName }: FormDraftOptions<T>,
) {
  const request = useRef<RequestId | null>(null);
  const [restored, setRestored] = useState(false);
  const { setValues, values } = form;
  const latest = useRef({ blank, over });
  useEffect(() => {
    latest.current = { blank, over };
  });

  useEffect(() => {
    const draft = readDraft(name) as Draft | null;
    const { blank, over } = latest.current;
    const taken = overName !== undefined && draft?.overName === overName;
    setValues({ ...mergeDraft(blank, draft?.values), ...(taken ? {} : over?.()) });
    request.current = asRequestId(draft?.request);
    setRestored(true);
  }, [name, overName, setValues]);

  useEffect(() => {
    if (restored) writeDraft(name, { values, request: request.current, overName });
  }, [restored, name, overName, values]);

  /** The id for sending `content`: the same as long as the content is. */
  const requestId = useCallback(
    (content: unknown): string => {
      request.current = requestIdFor(request.current, content);
      writeDraft(name, { values: form.getValues(), request: request.current, overName });
      return request.current.id;
    },
    [name, overName, form.getValues],
  );

  return { restored, requestId, clear: useCallback(() => clearDraft(name), [name]) };
}
