import { useTranslation } from 'react-i18next';
import type { BookingItem } from '../../lib/bookings/booking-item.ts';
import classes from './request-details.module.css';

/** What a sitter wants to know before an answer: the pets and the notes. */
export function RequestDetails({ booking: { petDetails, notes } }: { booking: BookingItem }) {
  const { t } = useTranslation('dashboard');
  if (petDetails.pets.length === 0 && !notes) return null;
  return (
    <dl className={classes.details}>
      {petDetails.pets.length > 0 && (
        <div>
          <dt>{t('card.pets')}</dt>
          {petDetails.pets.map(({ name, breed, age, specialNeeds }) => (
            <dd key={JSON.stringify([name, breed, age, specialNeeds])}>
              <strong>{name}</strong>
              {[breed, age, specialNeeds].filter(Boolean).map((part) => ` · ${part}`)}
            </dd>
          ))}
        </div>
      )}
      {notes && (
        <div>
          <dt>{t('card.notes')}</dt>
          <dd className={classes.notes}>{notes}</dd>
        </div>
      )}
    </dl>
  );
}
