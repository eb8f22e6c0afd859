import type { DirectoryCard } from '@patas/shared/directory/card';
import { cardPriceCents } from '@patas/shared/directory/filter';
import type { ServiceItem } from '@patas/shared/page/page';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rating } from '../../../components/sitter/rating.tsx';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { SitterPicture } from '../../../components/sitter/sitter-picture.tsx';
import { VerifiedBadge } from '../../../components/sitter/verified-badge.tsx';
import { paths } from '../../../config/paths.ts';
import { FavoriteButton } from './favorite-button.tsx';
import classes from './sitter-card.module.css';

export interface SitterCardProps {
  card: DirectoryCard;
  /** The chosen service: its price is shown instead of the day's. */
  service: ServiceItem | undefined;
  favorite: boolean;
  onToggleFavorite: (card: DirectoryCard) => void;
  /** One of the first on the page: its picture is not lazy. */
  eager: boolean;
  first: boolean;
}

/** One result: the whole card leads to the profile. */
export function SitterCard({ card, service, favorite, onToggleFavorite, eager, first }: SitterCardProps) {
  const { t } = useTranslation(['sitter', 'domain']);
  const { id, name, location, photo, bio, rating, reviews, types, responseTime, available } = card;
  return (
    <article className={classes.card}>
      <div className={classes.photo}>
        <SitterPicture
          name={name}
          photo={photo}
          sizes="(min-width: 36em) 20rem, 7rem"
          eager={eager}
          first={first}
          className={classes.picture ?? ''}
        />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <Link to={paths.sitter.getHref(id)} className={classes.link}>
              {name}
            </Link>
          </h2>
          <Rating rating={rating} reviews={reviews} />
        </div>
        <div className={classes.facts}>
          <VerifiedBadge />
          <span className={classes.fact}>
            <IconMapPin size={16} aria-hidden="true" />
            {t(`domain:location.${location}`)}
          </span>
        </div>
        {bio && <p className={classes.bio}>{bio}</p>}
        <ul className={classes.types}>
          {types.map((type) => (
            <li key={type}>{t(`domain:serviceType.${type}`)}</li>
          ))}
        </ul>
        <div className={classes.foot}>
          <ServicePrice
            cents={cardPriceCents(card, service?.id)}
            {...(service && { durationHours: service.durationHours })}
          />
          <span className={classes.fact}>
            {available && <IconClock size={16} aria-hidden="true" />}
            {available
              ? t('card.respondsWithin', { time: t(`domain:responseTime.${responseTime}`) })
              : t('card.notAvailable')}
          </span>
        </div>
      </div>
      <FavoriteButton name={name} favorite={favorite} onToggle={() => onToggleFavorite(card)} />
    </article>
  );
}
