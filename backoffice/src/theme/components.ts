import type { RaThemeOptions } from 'react-admin';
import { lists } from './lists.ts';
import type { Styled } from './styled.ts';

/** How the parts look that react-admin and MUI bring: flat surfaces with a line, round corners, quiet headings. */
export const components: NonNullable<RaThemeOptions['components']> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        backgroundColor: theme.palette.background.default,
        color: theme.palette.text.primary,
        borderBottom: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [
      {
        props: { elevation: 0 },
        style: ({ theme }: Styled) => ({ border: `1px solid ${theme.palette.divider}` }),
      },
      { props: { square: true }, style: { border: 0 } },
    ],
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600, borderRadius: 999, paddingInline: 16 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({ borderBottomColor: theme.palette.divider }),
      head: ({ theme }: Styled) => ({ color: theme.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTooltip: { defaultProps: { arrow: true } },
  RaLayout: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        '& .RaLayout-content': {
          backgroundColor: theme.palette.background.default,
          padding: theme.spacing(0, 3, 6),
          [theme.breakpoints.down('md')]: { padding: theme.spacing(0, 1, 6) },
        },
        '& .RaLayout-appFrame': { marginTop: theme.spacing(8), [theme.breakpoints.down('sm')]: { marginTop: 56 } },
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        borderRadius: theme.shape.borderRadius,
        marginInline: theme.spacing(1),
        paddingBlock: theme.spacing(1),
        color: theme.palette.text.secondary,
        '& .MuiListItemIcon-root': { color: 'inherit' },
        '&.RaMenuItemLink-active': {
          color: theme.palette.primary.main,
          backgroundColor: theme.palette.action.selected,
          fontWeight: 600,
        },
        '&.RaMenuItemLink-active .MuiListItemIcon-root': { color: theme.palette.primary.main },
      }),
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        '& .RaSidebar-fixed': { paddingTop: theme.spacing(1) },
        '& .MuiPaper-root': { border: 0, backgroundColor: theme.palette.background.default },
      }),
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        backgroundColor: theme.palette.background.paper,
        borderTop: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  ...lists,
};
