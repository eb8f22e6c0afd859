import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { clay, night, pine, sand, sea, silver, sun } from './colors.ts';

const text =
  "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans SC', sans-serif";
const headings =
  "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Figtree Variable', system-ui, 'PingFang SC', 'Noto Sans SC', sans-serif";

/** The identity of Patas da Prata. Components use it through `--mantine-*` and `--patas-*` variables, never by colour. */
export const theme = createTheme({
  colors: { sea, sun, sand, gray: silver, dark: night, red: clay, green: pine },
  primaryColor: 'sea',
  // White letters on both: 7.6:1 by day, 5.6:1 by night.
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.38,
  black: silver[9],
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem' },
  fontFamily: text,
  headings: {
    fontFamily: headings,
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      // Fluid between 360 and 1280 px.
      h1: { fontSize: 'clamp(2.125rem, 1.55rem + 2.56vw, 3.625rem)', lineHeight: '1.06' },
      h2: { fontSize: 'clamp(1.625rem, 1.38rem + 1.1vw, 2.25rem)', lineHeight: '1.15' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(16 42 51 / 0.06)',
    sm: '0 1px 3px rgb(16 42 51 / 0.07), 0 4px 12px rgb(16 42 51 / 0.05)',
    md: '0 2px 6px rgb(16 42 51 / 0.06), 0 12px 28px rgb(16 42 51 / 0.09)',
    lg: '0 4px 10px rgb(16 42 51 / 0.06), 0 24px 56px rgb(16 42 51 / 0.14)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});

/** Meanings on top of the palette, by colour scheme. */
export const variables: CSSVariablesResolver = () => ({
  variables: {
    '--patas-page-width': '72rem',
    '--patas-header-height': '4.25rem',
  },
  light: {
    '--patas-page': sand[0],
    '--patas-deep': sea[8],
    '--patas-number': sand[4],
    '--patas-surface': '#ffffff',
    '--patas-surface-quiet': sand[1],
    '--patas-line': sand[2],
    '--patas-skeleton': sand[2],
    '--patas-text-quiet': silver[6],
    '--patas-link': sea[7],
    '--patas-star': sun[5],
    '--patas-focus': sea[6],
    '--mantine-color-text': silver[9],
    '--mantine-color-dimmed': silver[6],
    '--mantine-color-error': clay[6],
    '--mantine-color-placeholder': silver[5],
    '--mantine-color-anchor': sea[7],
  },
  dark: {
    '--patas-page': night[8],
    '--patas-deep': '#0b2a35',
    '--mantine-color-sea-light': sea[8],
    '--mantine-color-sea-light-hover': sea[7],
    '--mantine-color-sea-light-color': sea[1],
    '--patas-number': night[4],
    '--patas-surface': night[7],
    '--patas-surface-quiet': night[6],
    '--patas-line': night[5],
    '--patas-skeleton': night[5],
    '--patas-text-quiet': night[2],
    '--patas-link': sea[3],
    '--patas-star': sun[3],
    '--patas-focus': sea[3],
    '--mantine-color-text': night[0],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-error': clay[3],
    '--mantine-color-placeholder': night[3],
    '--mantine-color-anchor': sea[3],
  },
});
