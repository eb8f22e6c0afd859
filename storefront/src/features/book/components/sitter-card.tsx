import { Anchor, Skeleton, Text } from '@mantine/core';
import { formatDateRange } from '@patas/shared/i18n/format';
import type { ServiceItem } from '@patas/shared/page/page';
import { dayOf, startOfDay } from '@patas/shared/time/lisbon';
import type { Location } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rating } from '../../../components/sitter/rating.tsx';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { SitterPicture } from '../../../components/sitter/sitter-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { dayRanges, type SitterChoice } from '../sitter-choice.ts';
import classes from './sitter-card.module.css';

/** How many of the next busy stretches are worth telling. */
const SOON = 3;

/** Lisbon days in words: `3–5 May, 9 May`. */
export function useDayWords() {
  const language = useLanguage();
  return (days: readonly string[]) =>
    dayRanges(days)
      .map(([from, to]) =>
        formatDateRange(startOfDay(from), startOfDay(to), language, { day: 'numeric', month: 'long' }),
      )
      .join(', ');
}

export function SitterCardSkeleton() {
  return <Skeleton height={112} radius="md" aria-busy="true" />;
}

export interface SitterCardProps {
  sitter: SitterChoice;
  service: ServiceItem | null;
  /** Where the stay is. */
  town: Location | '';
}

/** The sitter somebody has chosen (spec §2). */
export function SitterCard({ sitter, service, town }: SitterCardProps) {
  const { t } = useTranslation(['booking', 'domain']);
  const words = useDayWords();
  const today = dayOf(new Date());
  const soon = dayRanges(sitter.busy.filter((day) => day >= today)).slice(0, SOON);
  const cents = service && sitter.services[service.id];
  const place = t(`domain:location.${sitter.location}`);
  return (
    <article className={classes.card}>
      <SitterPicture name={sitter.name} photo={sitter.photo} sizes="80px" className={classes.picture ?? ''} />
      <div className={classes.text}>
        <div className={classes.head}>
          <Text fw={650}>{sitter.name}</Text>
          <Rating rating={sitter.rating} reviews={sitter.reviews} />
        </div>
        <Text size="sm" c="dimmed">
          {town && town !== sitter.location ? t('request.sitter.elsewhere', { name: sitter.name, town: place }) : place}
        </Text>
        {service && cents != null && (
          <Text size="sm">
            <ServicePrice cents={cents} durationHours={service.durationHours} />
          </Text>
        )}
        {soon.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('request.sitter.busySoon', {
              nights: words(sitter.busy.filter((day) => day >= today && day <= (soon.at(-1)?.[1] ?? today))),
            })}
          </Text>
        )}
        <Anchor component={Link} to={paths.sitter.getHref(sitter.id)} size="sm">
          {t('request.sitter.profile')}
        </Anchor>
      </div>
    </article>
  );
}
