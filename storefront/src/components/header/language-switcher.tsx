import { LANGUAGE_CODES, LANGUAGES, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localizedPath } from '../../lib/i18n/address.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSwitchLanguage } from '../../lib/i18n/use-switch-language.ts';
import { Disclosure } from '../disclosure.tsx';
import classes from './header.module.css';

/** Links to this page in every language; with the program there, a change happens in place. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const current = useLanguage();
  const switchTo = useSwitchLanguage();
  return (
    <Disclosure
      className={classes.drop}
      summaryClassName={classes.language}
      label={`${t('language')}: ${LANGUAGES[current]}, ${current}`}
      summary={
        <>
          <svg className={classes.globe} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <circle cx="10" cy="10" r="8" />
            <path d="M2 10h16M10 2c-5 5-5 11 0 16 5-5 5-11 0-16" />
          </svg>
          <span className={classes.code}>{current}</span>
        </>
      }
    >
      <ul className={classes.dropPanel}>
        {LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <a
              className={classes.item}
              href={localizedPath(code, pathname + search)}
              hrefLang={code}
              lang={LOCALE_TAGS[code]}
              aria-current={code === current || undefined}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.closest('details')?.removeAttribute('open');
                switchTo(code);
              }}
            >
              {LANGUAGES[code]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
