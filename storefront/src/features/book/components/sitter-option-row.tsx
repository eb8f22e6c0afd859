import type { ServiceItem } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import { Rating } from '../../../components/sitter/rating.tsx';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { SitterPicture } from '../../../components/sitter/sitter-picture.tsx';
import type { SitterOption } from '../sitter-options.ts';
import classes from './sitter-option-row.module.css';

export interface SitterOptionRowProps {
  /** Absent for the chosen sitter when the list at hand is another town's. */
  option: SitterOption | undefined;
  service: ServiceItem;
  name: string;
}

/** A sitter in the list: who, how good, how much, and whether they are free. */
export function SitterOptionRow({ option, service, name }: SitterOptionRowProps) {
  const { t } = useTranslation('booking');
  if (!option) return name;
  const { card, free } = option;
  return (
    <span className={classes.row}>
      <SitterPicture name={card.name} photo={card.photo} sizes="40px" className={classes.picture ?? ''} />
      <span className={classes.text}>
        <span>{card.name}</span>
        {free ? (
          <Rating rating={card.rating} reviews={card.reviews} />
        ) : (
          <span className={classes.busy}>{t('request.sitter.busy')}</span>
        )}
      </span>
      <ServicePrice cents={card.services[service.id] ?? service.basePriceCents} durationHours={service.durationHours} />
    </span>
  );
}
