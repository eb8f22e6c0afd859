import { isMantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './footer.module.css';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the device has it; remembered on this device. */
export function ColorSchemeSelect() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const hydrated = useHydrated();
  return (
    <label className={classes.scheme}>
      {t('colors.label')}
      <select
        className={classes.select}
        value={hydrated ? colorScheme : 'auto'}
        onChange={({ currentTarget: { value } }) => isMantineColorScheme(value) && setColorScheme(value)}
      >
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`colors.${scheme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
