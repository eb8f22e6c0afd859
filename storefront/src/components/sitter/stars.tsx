import { useTranslation } from 'react-i18next';
import classes from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating of 1 to 5 as stars; read out as words. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('sitter');
  return (
    <span className={classes.stars} role="img" aria-label={t('card.rating', { rating })}>
      {FIVE.map((star) => (
        <span key={star} aria-hidden="true" className={star <= rating ? classes.on : classes.off}>
          ★
        </span>
      ))}
    </span>
  );
}
