import '../../theme/styles-forms.ts';
import '../../theme/styles-surfaces.ts';
import { Alert, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { ApplicationSent } from './components/application-sent.tsx';
import { DetailsStep } from './components/details-step.tsx';
import { PersonalStep } from './components/personal-step.tsx';
import { ServicesStep } from './components/services-step.tsx';
import classes from './components/wizard.module.css';
import { WizardButtons } from './components/wizard-buttons.tsx';
import { WizardProgress } from './components/wizard-progress.tsx';
import { stepAt } from './form.ts';
import { useApplication } from './use-application.tsx';
import { usePhoto } from './use-photo.ts';

/** The validator comes with the first field that is entered; without a network it is asked for again when it is needed. */
const preload = () => {
  import('./validate.ts').catch(() => {});
};

/** Shows where a step begins, once it has changed. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}

/** /become-sitter: three steps, no account (spec §2). */
export default function ApplicationPage() {
  const { t } = useTranslation('application');
  const application = useApplication();
  const { form, element, step, submit, failure, sent } = application;
  const photo = usePhoto(form);
  const heading = useStepFocus(step);
  const uploading = photo.state.is === 'uploading';
  const name = stepAt(step);
  return (
    <Container size="sm" py={{ base: 'lg', sm: 'xl' }}>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      {sent ? (
        <ApplicationSent {...sent} />
      ) : (
        <Stack gap="lg">
          <Stack gap="xs">
            <Title order={1}>{t('title')}</Title>
            <Text size="lg" c="dimmed">
              {t('intro')}
            </Text>
          </Stack>
          <Alert icon={<IconInfoCircle aria-hidden="true" />}>{t('noAccount')}</Alert>
          <WizardProgress step={step} />
          <Paper className={classes.card} withBorder shadow="sm" radius="lg">
            <form ref={element} noValidate onSubmit={submit} onFocus={preload}>
              <Stack gap="lg">
                <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.heading}>
                  {t(`steps.${name}`)}
                </Title>
                {name === 'personal' && <PersonalStep form={form} />}
                {name === 'services' && <ServicesStep form={form} />}
                {name === 'details' && <DetailsStep form={form} photo={photo} />}
                {failure && <ErrorNotice message={t('errors.submit')} code={failure.code} />}
                {uploading && <Text size="sm">{t('photo.wait')}</Text>}
                <WizardButtons application={application} uploading={uploading} />
              </Stack>
            </form>
          </Paper>
        </Stack>
      )}
    </Container>
  );
}
