import type { PaletteOptions } from '@mui/material';
import { colors } from './colors.ts';

const { sea, sun, sand, silver, night, clay, pine, white } = colors;

/** Deep sea with white letters by day; text on every ground has a contrast of 4.5 or more. */
export const day: PaletteOptions = {
  mode: 'light',
  primary: { main: sea[7], light: sea[5], dark: sea[8], contrastText: white },
  secondary: { main: sea[7], contrastText: white },
  warning: { main: sun[7], light: sun[1], contrastText: white },
  error: { main: clay[6], light: clay[1], dark: clay[7], contrastText: white },
  success: { main: pine[6], light: pine[1], dark: pine[7], contrastText: white },
  info: { main: sea[7], light: sea[1], contrastText: white },
  background: { default: sand[0], paper: white },
  text: { primary: silver[9], secondary: silver[6], disabled: silver[5] },
  divider: sand[2],
};

/** Shallow water with dark letters by night. */
export const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: sea[3], light: sea[2], dark: sea[5], contrastText: night[8] },
  secondary: { main: sea[3], contrastText: night[8] },
  warning: { main: sun[3], contrastText: night[8] },
  error: { main: clay[3], contrastText: night[8] },
  success: { main: pine[3], contrastText: night[8] },
  info: { main: sea[3], contrastText: night[8] },
  background: { default: night[8], paper: night[7] },
  text: { primary: night[0], secondary: night[2], disabled: night[2] },
  divider: night[5],
};
