import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSitter } from './api/use-sitter.ts';
import { BackButton } from './components/back-button.tsx';
import { Profile } from './components/profile.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { structuredData } from './structured-data.ts';

/** /sitter/{id}: one verified sitter (spec §2). */
export default function SitterPage() {
  const { t } = useTranslation(['sitter', 'domain']);
  const { id = '' } = useParams();
  const { status, page, retry } = useSitter(id);
  const town = page && t(`domain:location.${page.sitter.location}`);
  const words = page && { name: page.sitter.name, town: town ?? '' };
  const description = words ? t('meta.description', words) : '';
  return (
    <Page>
      {page && words ? (
        <PageHead
          title={t('meta.title', words)}
          description={description}
          jsonLd={structuredData(page, words.town, description)}
        />
      ) : (
        <PageHead title={t(status === 'notFound' ? 'notFound.title' : 'card.view')} noindex />
      )}
      <BackButton />
      {status === 'ready' && <Profile page={page} />}
      {status === 'loading' && <ProfileSkeleton />}
      {status === 'notFound' && (
        <EmptyState
          order={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button component={Link} to={paths.search.getHref()}>
              {t('notFound.action')}
            </Button>
          }
        />
      )}
      {status === 'failed' && (
        <EmptyState
          order={1}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onClick={retry}>{t('failed.retry')}</Button>}
        />
      )}
    </Page>
  );
}
