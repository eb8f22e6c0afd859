import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './verified-badge.module.css';

/** Only verified sitters show at all (spec §2); this says so. */
export function VerifiedBadge() {
  const { t } = useTranslation('sitter');
  return (
    <span className={classes.badge}>
      <IconRosetteDiscountCheckFilled size={17} aria-hidden="true" />
      {t('card.verified')}
    </span>
  );
}
