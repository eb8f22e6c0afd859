import { LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import classes from './rating.module.css';

/** Real rating and count of reviews, or 'New sitter' until there are some (design §13). */
export function Rating({ rating, reviews, full = false }: { rating: number | null; reviews: number; full?: boolean }) {
  const { t } = useTranslation('sitter');
  const language = useLanguage();
  if (rating === null || reviews === 0) return <span className={classes.new}>{t('card.newSitter')}</span>;
  const number = new Intl.NumberFormat(LOCALE_TAGS[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
  return (
    <span className={classes.rating}>
      <span className={classes.star} aria-hidden="true">
        ★
      </span>
      <span aria-hidden="true" className={classes.number}>
        {number}
      </span>
      <span className={classes.said}>{t('card.rating', { rating: number })}</span>
      <span className={classes.count}>{full ? t('card.reviews', { count: reviews }) : `(${reviews})`}</span>
    </span>
  );
}
