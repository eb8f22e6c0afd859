import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import classes from './not-found-page.module.css';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('notFound.title')} noindex />
      <EmptyState
        order={1}
        picture={<Drawing name="peniche" className={classes.picture} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<LinkButton to={paths.home.getHref()}>{t('notFound.home')}</LinkButton>}
      />
    </>
  );
}
