import { Button, Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Container size="sm" py="xl">
      <PageHead title={t('notFoundTitle')} noindex />
      <EmptyState
        order={1}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Button component={Link} to={paths.home.getHref()}>
            {t('returnHome')}
          </Button>
        }
      />
    </Container>
  );
}
