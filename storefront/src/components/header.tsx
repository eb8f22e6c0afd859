import { Anchor, Container, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';

export function Header() {
  const { t } = useTranslation();
  return (
    <Container component="header" size="lg" py="md">
      <Group justify="space-between">
        <Anchor component={Link} to={paths.home.getHref()}>
          Patas da Prata
        </Anchor>
        <Anchor component={Link} to={paths.search.getHref()}>
          {t('knowOurSitters')}
        </Anchor>
      </Group>
    </Container>
  );
}
