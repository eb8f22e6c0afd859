import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { showErrors } from '../../lib/forms/show-errors.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { AuthErrorText } from './components/auth-error-text.tsx';
import type { AuthFormKind } from './mode.ts';
import { type AuthProblem, authProblem } from './problem.ts';

export interface AuthValues {
  fullName: string;
  email: string;
  password: string;
}

export const BLANK: AuthValues = { fullName: '', email: '', password: '' };

/**
 * One form of /auth: errors at their fields with the first one in focus, one submission at a time. `typed` holds the
 * values for the form that follows, so that going from one to the other loses nothing.
 */
export function useAuthForm(typed: { current: AuthValues }) {
  const form = useForm<AuthValues>({
    initialValues: typed.current,
    onValuesChange: (values) => {
      typed.current = values;
    },
  });
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { busy, run } = useSubmit();

  const show = (errors: [string, AuthProblem][]) =>
    showErrors(element, () =>
      form.setErrors(
        Object.fromEntries(
          errors.map(([field, { key, message }]) => [field, <AuthErrorText key={field} k={key} message={message} />]),
        ),
      ),
    );

  /** Checks the form and acts; `act` rejects with what {@link authProblem} understands. */
  const submit = (kind: AuthFormKind | 'reset', act: (values: AuthValues) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      form.clearErrors();
      setProblem(null);
      try {
        const { validate } = await import('./validate.ts');
        const errors = Object.entries(validate(kind, form.getValues()));
        if (errors.length === 0) await act(form.getValues());
        else show(errors.map(([field, key]) => [field, { field: null, key }]));
      } catch (error) {
        const failed = authProblem(error);
        if (failed.field) show([[failed.field, failed]]);
        else setProblem(failed);
      }
    });
  };

  return { form, element, problem, busy, submit };
}

export type AuthForm = ReturnType<typeof useAuthForm>;
