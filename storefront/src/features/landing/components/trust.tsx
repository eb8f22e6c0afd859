import { LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../components/drawing.tsx';
import { CLAIMED_RATING } from '../../../config/site.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from './trust.module.css';

/** What spec §1 lets us say of ourselves. */
export function Trust() {
  const { t } = useTranslation('landing');
  const average = new Intl.NumberFormat(LOCALE_TAGS[useLanguage()]).format(CLAIMED_RATING.average);
  const reasons = [
    { drawing: 'shield', title: t('trust.verified'), text: t('trust.verifiedText') },
    { drawing: 'card', title: t('trust.payments'), text: t('trust.paymentsText') },
    { drawing: 'clock', title: t('trust.support'), text: t('trust.supportText') },
    {
      drawing: 'star',
      title: t('trust.rating', { average }),
      text: t('trust.ratingText', { families: CLAIMED_RATING.families }),
    },
  ] as const;
  return (
    <section className={classes.trust} aria-label={t('trust.label')}>
      <ul className={classes.list}>
        {reasons.map(({ drawing, title, text }) => (
          <li key={drawing} className={classes.reason}>
            <Drawing name={drawing} className={classes.icon} />
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
