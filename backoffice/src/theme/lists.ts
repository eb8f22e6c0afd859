import type { RaThemeOptions } from 'react-admin';
import type { Styled } from './styled.ts';

/** On a phone, filters and buttons stand on the page, not on a surface of their own. */
const plainOnPhones = {
  styleOverrides: {
    root: ({ theme }: Styled) => ({
      [theme.breakpoints.down('sm')]: { '&&': { minHeight: 0 }, backgroundColor: 'transparent' },
    }),
  },
};

/** Lists, their filters and their buttons. */
export const lists: NonNullable<RaThemeOptions['components']> = {
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
  RaListToolbar: plainOnPhones,
  RaTopToolbar: plainOnPhones,
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        [theme.breakpoints.down('sm')]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          padding: theme.spacing(1, 0),
        },
      }),
    },
  },
};
