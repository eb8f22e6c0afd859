import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { NextList } from './next-list.tsx';
import classes from './wizard.module.css';

/** The application has arrived. */
export function ApplicationSent({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('application');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Paper className={classes.card} withBorder shadow="sm" radius="lg">
      <Stack gap="lg" align="center">
        <IconCircleCheckFilled size={56} className={classes.done} aria-hidden="true" />
        <Title order={1} size="h2" ta="center" ref={title} tabIndex={-1}>
          {t('done.title')}
        </Title>
        <Text ta="center" maw="30rem">
          {t('done.text', { name, email })}
        </Text>
        <NextList order={2} />
        <Button component={Link} to={paths.home.getHref()} size="md">
          {t('actions.home')}
        </Button>
      </Stack>
    </Paper>
  );
}
