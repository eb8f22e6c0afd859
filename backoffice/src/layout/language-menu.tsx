import ExpandMore from '@mui/icons-material/ExpandMore';
import Translate from '@mui/icons-material/Translate';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { LANGUAGES, type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLanguage } from '../components/use-format.ts';

const languages = Object.entries(LANGUAGES) as [Language, string][];

/** Chooses among the six languages; on a phone the button is its icon. */
export function LanguageMenu() {
  const translate = useTranslate();
  const language = useLanguage();
  const [, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const choose = (chosen: Language) => () => {
    setAnchor(null);
    setLocale(chosen);
  };
  return (
    <>
      <Button
        id={buttonId}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('admin.fields.language')}: ${LANGUAGES[language]}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 40, px: { xs: 1, sm: 1.5 } }}
      >
        <Translate fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignItems: 'center', ml: 1 }}>
          {LANGUAGES[language]}
          <ExpandMore fontSize="small" />
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {languages.map(([code, name]) => (
          <MenuItem key={code} lang={LOCALE_TAGS[code]} selected={code === language} onClick={choose(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
