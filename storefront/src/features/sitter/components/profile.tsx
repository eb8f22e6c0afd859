import { Anchor, Text } from '@mantine/core';
import type { SitterPageData } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { paths } from '../../../config/paths.ts';
import { Availability } from './availability.tsx';
import { BookButton } from './book-button.tsx';
import { Contact } from './contact.tsx';
import { Facts } from './facts.tsx';
import classes from './profile.module.css';
import { Reviews } from './reviews.tsx';
import { Section } from './section.tsx';
import { ServiceList } from './service-list.tsx';
import { SitterHeader } from './sitter-header.tsx';

/** Everything about one sitter; price, 'Book Now' and contact stay in sight beside it. */
export function Profile({ page }: { page: SitterPageData }) {
  const { t } = useTranslation('sitter');
  const { sitter } = page;
  return (
    <div className={classes.layout}>
      <div className={classes.head}>
        <SitterHeader sitter={sitter} />
      </div>
      <aside className={classes.aside}>
        <div className={classes.box}>
          <div className={classes.price}>
            <ServicePrice cents={sitter.pricePerDayCents} />
          </div>
          {sitter.available ? (
            <BookButton sitterId={sitter.id} />
          ) : (
            <Text size="sm">
              {t('page.unavailable', { name: sitter.name })}{' '}
              <Anchor component={Link} to={paths.search.getHref()} inherit underline="always">
                {t('page.otherSitters')}
              </Anchor>
            </Text>
          )}
          <Contact sitterId={sitter.id} />
        </div>
      </aside>
      <div className={classes.main}>
        <Section title={t('page.about', { name: sitter.name })}>
          <p className={classes.about}>{sitter.description || t('page.noDescription', { name: sitter.name })}</p>
        </Section>
        <Facts sitter={sitter} />
        <ServiceList page={page} />
        <Availability busy={page.busy} from={page.from} />
        <Reviews page={page} />
      </div>
    </div>
  );
}
