import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session/store.ts';

/** 'Book Now': to the request form when signed in, else by way of /auth (spec §2). */
export function BookButton({ sitterId }: { sitterId: string }) {
  const { t } = useTranslation('sitter');
  const { status } = useSession();
  const form = paths.bookNow.getHref({ sitter: sitterId });
  return (
    <Button
      component={Link}
      to={status === 'signed-in' ? form : paths.auth.getHref({ next: form })}
      size="lg"
      fullWidth
    >
      {t('page.bookNow')}
    </Button>
  );
}
