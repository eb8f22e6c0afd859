import { Button } from '@mantine/core';
import type { DirectoryCard } from '@patas/shared/directory/card';
import type { ServiceItem } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import classes from './results.module.css';
import { SitterCard } from './sitter-card.tsx';

/** Cards in the first view: their pictures load at once. */
const EAGER = 3;

export interface ResultsProps {
  cards: readonly DirectoryCard[];
  /** How many there are in all. */
  total: number;
  service: ServiceItem | undefined;
  favorites: ReadonlySet<string>;
  onToggleFavorite: (card: DirectoryCard) => void;
  onMore: () => void;
  /** The next cards are on their way, or could not be loaded: the button then tries again. */
  loadingMore: boolean;
  moreFailed: boolean;
}

/** The cards, a page of them at a time. */
export function Results(props: ResultsProps) {
  const { cards, total, service, favorites, onToggleFavorite, onMore, loadingMore, moreFailed } = props;
  const { t } = useTranslation('search');
  return (
    <>
      <ul className={classes.grid} aria-label={t('results.label')}>
        {cards.map((card, index) => (
          <li key={card.id} className={classes.item}>
            <SitterCard
              card={card}
              service={service}
              favorite={favorites.has(card.id)}
              onToggleFavorite={onToggleFavorite}
              eager={index < EAGER}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      {cards.length < total && (
        <div className={classes.more}>
          {moreFailed && <span role="alert">{t('failed.title')}</span>}
          <Button variant="default" size="md" onClick={onMore} loading={loadingMore}>
            {t(moreFailed ? 'failed.refresh' : 'results.more')}
          </Button>
          <span className={classes.shown}>{t('results.shown', { shown: cards.length, total })}</span>
        </div>
      )}
    </>
  );
}
