import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../components/drawing.tsx';
import { SectionHead } from './section-head.tsx';
import classes from './steps.module.css';

/** How it works, in three steps. */
export function Steps() {
  const { t } = useTranslation('landing');
  const steps = [
    { drawing: 'step-1', title: t('steps.first'), text: t('steps.firstText') },
    { drawing: 'step-2', title: t('steps.second'), text: t('steps.secondText') },
    { drawing: 'step-3', title: t('steps.third'), text: t('steps.thirdText') },
  ] as const;
  return (
    <section className={classes.steps}>
      <SectionHead title={t('steps.title')} text={t('steps.text')} />
      <ol className={classes.list}>
        {steps.map(({ drawing, title, text }, index) => (
          <li key={drawing} className={classes.step}>
            <div className={classes.picture}>
              <Drawing name={drawing} />
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
