import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { percentAt, STEP_NAMES } from '../form.ts';

/** 'Step n of 3' and how much that is. */
export function WizardProgress({ step }: { step: number }) {
  const { t } = useTranslation('application');
  const percent = percentAt(step);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {t('progress', { step: step + 1, total: STEP_NAMES.length })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('percent', { percent })}
        </Text>
      </Group>
      <Progress value={percent} size="sm" radius="xl" aria-label={t('progressLabel')} />
    </Stack>
  );
}
