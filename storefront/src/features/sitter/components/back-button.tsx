import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';

/** Goes back in history (spec §2); to /search for somebody who came straight here. */
export function BackButton() {
  const { t } = useTranslation('sitter');
  const navigate = useNavigate();
  // The router numbers its own entries: without a number, or at the first, there is nothing of ours behind.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.search.getHref()));
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      ml={-12}
      mb="md"
      onClick={goBack}
    >
      {t('page.back')}
    </Button>
  );
}
