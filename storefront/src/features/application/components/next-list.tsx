import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './next-list.module.css';

const ITEMS = ['review', 'checks', 'interview', 'activation'] as const;

/** 'What happens next' (spec §2). */
export function NextList({ order = 3 }: { order?: 2 | 3 }) {
  const { t } = useTranslation('application');
  return (
    <section className={classes.next}>
      <Title order={order} size="h4">
        {t('next.title')}
      </Title>
      <ol className={classes.list}>
        {ITEMS.map((item) => (
          <li key={item}>{t(`next.${item}`)}</li>
        ))}
      </ol>
    </section>
  );
}
