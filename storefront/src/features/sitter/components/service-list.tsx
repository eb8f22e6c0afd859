import type { SitterPageData } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Section } from './section.tsx';
import classes from './service-list.module.css';

/** What the sitter offers, with this sitter's prices. */
export function ServiceList({ page: { sitter, services } }: { page: SitterPageData }) {
  const { t } = useTranslation('sitter');
  const language = useLanguage();
  const offered = services.flatMap((service) => {
    const cents = sitter.services[service.id];
    return cents === undefined ? [] : [{ ...service, cents }];
  });
  return (
    <Section title={t('page.services')}>
      {offered.length === 0 && <p className={classes.none}>{t('page.noServices')}</p>}
      <ul className={classes.list}>
        {offered.map(({ id, name, description, durationHours, cents }) => (
          <li key={id} className={classes.service}>
            <div>
              <strong>{name[language]}</strong>
              <p className={classes.description}>{description[language]}</p>
            </div>
            <ServicePrice cents={cents} durationHours={durationHours} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
