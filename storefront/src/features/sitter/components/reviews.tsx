import { Button } from '@mantine/core';
import { formatDate } from '@patas/shared/i18n/format';
import type { SitterPageData } from '@patas/shared/page/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../../components/sitter/stars.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from './reviews.module.css';
import { Section } from './section.tsx';

const STEP = 4;

/** What people wrote after their stays; nothing is made up (design §13). */
export function Reviews({ page: { sitter, reviews } }: { page: SitterPageData }) {
  const { t } = useTranslation('sitter');
  const language = useLanguage();
  const [shown, setShown] = useState(STEP);
  return (
    <Section title={t('reviews.title')}>
      {reviews.length === 0 && <p className={classes.none}>{t('reviews.none', { name: sitter.name })}</p>}
      <ul className={classes.list}>
        {reviews.slice(0, shown).map(({ id, authorName, rating, text, createdAt }) => (
          <li key={id} className={classes.review}>
            <div className={classes.head}>
              <strong>{authorName}</strong>
              <Stars rating={rating} />
              <time className={classes.date} dateTime={createdAt}>
                {formatDate(new Date(createdAt), language, { month: 'long', year: 'numeric' })}
              </time>
            </div>
            {text && <p className={classes.text}>{text}</p>}
          </li>
        ))}
      </ul>
      {shown < reviews.length && (
        <Button variant="default" size="sm" style={{ alignSelf: 'start' }} onClick={() => setShown(shown + STEP)}>
          {t('reviews.more')}
        </Button>
      )}
    </Section>
  );
}
