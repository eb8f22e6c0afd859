import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './favorite-button.module.css';

/** A heart that says whose it is and whether it is set. */
export function FavoriteButton({
  name,
  favorite,
  onToggle,
}: {
  name: string;
  favorite: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('search');
  const Heart = favorite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.button}
      data-favorite={favorite || undefined}
      aria-label={t(favorite ? 'favorites.remove' : 'favorites.add', { name })}
      onClick={onToggle}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  );
}
