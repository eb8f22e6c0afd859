import { TOWNS } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import { TownCard } from '../../../components/town-card.tsx';
import { SectionHead } from './section-head.tsx';
import classes from './towns.module.css';

export function Towns() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.towns}>
      <SectionHead title={t('towns.title')} text={t('towns.text')} />
      <ul className={classes.list}>
        {TOWNS.map((town) => (
          <li key={town}>
            <TownCard town={town} text={t(`towns.${town}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
