import { Typography } from '@mui/material';
import { AppBar, Link, TitlePortal, ToggleThemeButton } from 'react-admin';
import { AccountMenu } from './account-menu.tsx';
import { Activity } from './activity.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';

const tools = (
  <>
    <LanguageMenu />
    <ToggleThemeButton />
    <Activity />
  </>
);

/** Brand, the page's title, language, light or dark, account. */
export const AppTopBar = () => (
  <AppBar toolbar={tools} userMenu={<AccountMenu />}>
    <Link
      to="/"
      color="inherit"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 2 }}
      aria-label="Patas da Prata"
    >
      <Logo size={28} />
      <Typography variant="h6" component="span" noWrap sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Patas da Prata
      </Typography>
    </Link>
    <TitlePortal variant="subtitle1" sx={{ color: 'text.secondary', fontFamily: 'inherit', minWidth: 0 }} />
  </AppBar>
);
