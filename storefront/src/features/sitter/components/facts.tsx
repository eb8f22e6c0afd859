import type { SitterPageData } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import classes from './facts.module.css';
import { Section } from './section.tsx';

/** Experience, response time, insurance. */
export function Facts({ sitter }: { sitter: SitterPageData['sitter'] }) {
  const { t } = useTranslation(['sitter', 'domain']);
  const facts = [
    [t('page.experience'), t(`domain:experience.${sitter.experienceYears}`)],
    [t('page.responseTime'), t(`domain:responseTime.${sitter.responseTime}`)],
    [t('page.insurance'), t(sitter.hasInsurance ? 'page.insured' : 'page.notInsured')],
  ] as const;
  return (
    <Section title={t('page.facts')}>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={classes.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
