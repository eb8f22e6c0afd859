import type { PaletteOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { components } from './components.ts';
import { dark, day } from './palette.ts';

const text = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans SC', sans-serif";
const headings = `'Bricolage Grotesque Variable', ${text}`;
const heading = { fontFamily: headings, fontWeight: 680, letterSpacing: 0 };

const themeOf = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  shape: { borderRadius: 12 },
  typography: { fontFamily: text, h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
  sidebar: { width: 232, closedWidth: 64 },
  components,
});

export const lightTheme = themeOf(day);
export const darkTheme = themeOf(dark);
