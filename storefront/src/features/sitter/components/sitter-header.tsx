import { Title } from '@mantine/core';
import type { SitterPageData } from '@patas/shared/page/page';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Rating } from '../../../components/sitter/rating.tsx';
import { SitterPicture } from '../../../components/sitter/sitter-picture.tsx';
import { VerifiedBadge } from '../../../components/sitter/verified-badge.tsx';
import classes from './sitter-header.module.css';

/** Who it is: picture, name, town, rating. */
export function SitterHeader({ sitter }: { sitter: SitterPageData['sitter'] }) {
  const { t } = useTranslation(['sitter', 'domain']);
  return (
    <header className={classes.header}>
      <SitterPicture
        name={sitter.name}
        photo={sitter.photo}
        sizes="(min-width: 48em) 13rem, 7.5rem"
        alt={t('card.photoOf', { name: sitter.name })}
        eager
        first
        className={classes.picture ?? ''}
      />
      <div className={classes.text}>
        <Title order={1} size="h2">
          {sitter.name}
        </Title>
        <div className={classes.facts}>
          <VerifiedBadge />
          <span className={classes.place}>
            <IconMapPin size={18} aria-hidden="true" />
            {t(`domain:location.${sitter.location}`)}
          </span>
          <Rating rating={sitter.averageRating} reviews={sitter.reviewCount} full />
        </div>
        <ul className={classes.types}>
          {sitter.serviceTypes.map((type) => (
            <li key={type}>{t(`domain:serviceType.${type}`)}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}
