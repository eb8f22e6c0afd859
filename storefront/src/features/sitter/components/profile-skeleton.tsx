import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

/** A profile on its way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.layout} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className={classes.head ?? ''} height={208} radius="lg" />
      <Skeleton className={classes.aside ?? ''} height={240} radius="lg" />
      <div className={classes.main}>
        <Skeleton height={120} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </div>
    </div>
  );
}
