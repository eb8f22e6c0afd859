import type { Theme } from '@mui/material';

/** What a style override is called with. */
export interface Styled {
  theme: Theme;
}
