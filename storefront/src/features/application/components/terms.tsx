import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Application } from '../use-application.tsx';
import classes from './terms.module.css';

const POINTS = ['truth', 'checks', 'care', 'privacy', 'leave'] as const;

/** The terms, to read where they are agreed to. */
export function Terms({ form }: Pick<Application, 'form'>) {
  const { t } = useTranslation('application');
  return (
    <div>
      <Checkbox
        radius="xs"
        label={t('fields.terms')}
        name="agreedToTerms"
        required
        {...form.getInputProps('agreedToTerms', { type: 'checkbox' })}
      />
      <details className={classes.details}>
        <summary>{t('terms.summary')}</summary>
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{t(`terms.points.${point}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
