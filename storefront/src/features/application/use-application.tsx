import { useForm } from '@mantine/form';
import type { ErrorCode } from '@patas/shared/errors';
import { type FormEvent, useRef, useState } from 'react';
import { type CallError, toCallError } from '../../lib/call-error.ts';
import { showErrors } from '../../lib/forms/show-errors.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ApplicationErrorText } from './components/application-error-text.tsx';
import { type ApplicationValues, BLANK, STEP_NAMES, type Step, stepAt, typedBefore } from './form.ts';
import type { ApplicationErrors } from './validate.ts';

/** Refusals that concern one field, and what is said there. */
const AT_FIELD: Partial<Record<ErrorCode, { step: Step; errors: ApplicationErrors }>> = {
  'photo-missing': { step: 'details', errors: { photoPath: 'photo' } },
  'service-not-found': { step: 'services', errors: { servicesOffered: 'services' } },
};

/** The wizard of /become-sitter: which step, what is wrong where, and sending it. Nothing typed is ever lost. */
export function useApplication() {
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<ApplicationValues>({ initialValues: BLANK });
  const { requestId, clear } = useFormDraft(form, {
    name: 'application',
    blank: BLANK,
    over: () => (element.current ? typedBefore(new FormData(element.current)) : {}),
  });
  const step = STEP_NAMES.indexOf(stepAt(form.values.step));
  const setStep = (index: number) => form.setFieldValue('step', index);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null);
  const { busy, run } = useSubmit();

  const show = (name: Step, errors: ApplicationErrors) =>
    showErrors(element, () => {
      setStep(STEP_NAMES.indexOf(name));
      form.setErrors(
        Object.fromEntries(
          Object.entries(errors).map(([field, key]) => [field, <ApplicationErrorText key={field} k={key} />]),
        ),
      );
    });

  const goTo = (index: number) => {
    form.clearErrors();
    setFailure(null);
    setStep(index);
  };

  const advance = async () => {
    const name = stepAt(step);
    const { validateStep } = await import('./validate.ts');
    const errors = validateStep(name, form.values);
    if (Object.keys(errors).length > 0) show(name, errors);
    else goTo(step + 1);
  };

  const send = async () => {
    const [{ firstFaultyStep, toContent }, { submit }] = await Promise.all([
      import('./validate.ts'),
      import('./api/submit.ts'),
    ]);
    const faulty = firstFaultyStep(form.values);
    if (faulty) return show(faulty.step, faulty.errors);
    const content = toContent(form.values);
    await submit(form.values, requestId(content), language);
    clear();
    setSent({ name: content.firstName, email: content.email });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setFailure(null);
      try {
        await (step < STEP_NAMES.length - 1 ? advance() : send());
      } catch (error) {
        const refused = toCallError(error);
        const place = AT_FIELD[refused.code];
        setFailure(refused);
        if (refused.code === 'photo-missing') form.setValues({ photoPath: null, photoPreview: null });
        if (place) show(place.step, place.errors);
      }
    });
  };

  return { form, element, step, goTo, submit, busy, failure, sent };
}

export type Application = ReturnType<typeof useApplication>;
