import type { Town } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { Drawing } from './drawing.tsx';
import classes from './town-card.module.css';

/** A town with its drawing, leading to its page; `text` says what it is known for. */
export function TownCard({ town, text }: { town: Town; text: string }) {
  const { t } = useTranslation('domain');
  return (
    <Link className={classes.card} to={paths.location.getHref(town)}>
      <Drawing name={town} className={classes.picture} />
      <span className={classes.words}>
        <span className={classes.name}>{t(`location.${town}`)}</span>
        <span className={classes.text}>{text}</span>
      </span>
    </Link>
  );
}
