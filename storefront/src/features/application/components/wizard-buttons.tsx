import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { STEP_NAMES } from '../form.ts';
import type { Application } from '../use-application.tsx';
import classes from './wizard.module.css';

export interface WizardButtonsProps {
  application: Pick<Application, 'form' | 'step' | 'goTo' | 'busy' | 'failure'>;
  uploading: boolean;
}

/** Back and on: on step 1 back leads home (spec §2); the last step sends, once the terms are agreed to and the photo is there. */
export function WizardButtons({ application: { form, step, goTo, busy, failure }, uploading }: WizardButtonsProps) {
  const { t } = useTranslation('application');
  const last = step === STEP_NAMES.length - 1;
  return (
    <div className={classes.buttons}>
      {step === 0 ? (
        <Button component={Link} to={paths.home.getHref()} variant="default" size="md">
          {t('actions.cancel')}
        </Button>
      ) : (
        <Button variant="default" size="md" disabled={busy} onClick={() => goTo(step - 1)}>
          {t('actions.previous')}
        </Button>
      )}
      <Button type="submit" size="md" loading={busy} disabled={last && (!form.values.agreedToTerms || uploading)}>
        {last ? t(failure ? 'actions.retry' : 'actions.submit') : t('actions.next')}
      </Button>
    </div>
  );
}
