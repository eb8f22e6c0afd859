import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session/store.ts';
import { telHref } from '../../../lib/tel-href.ts';
import { useContact } from '../api/use-contact.ts';
import classes from './contact.module.css';

function Details({ sitterId }: { sitterId: string }) {
  const { t } = useTranslation('sitter');
  const { status, data, retry } = useContact(sitterId);
  if (status === 'loading') return <Skeleton height={56} aria-label={t('contact.loading')} role="status" />;
  if (status === 'error')
    return (
      <div role="alert">
        <Text size="sm">{t('contact.failed')}</Text>
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={retry}>
          {t('contact.retry')}
        </Button>
      </div>
    );
  if (!data) return <Text size="sm">{t('contact.none')}</Text>;
  return (
    <ul className={classes.list}>
      <li>
        <IconMail size={18} aria-label={t('contact.email')} />
        <Anchor href={`mailto:${data.email}`}>{data.email}</Anchor>
      </li>
      <li>
        <IconPhone size={18} aria-label={t('contact.phone')} />
        <Anchor href={telHref(data.phone)}>{data.phone}</Anchor>
      </li>
    </ul>
  );
}

/** E-mail and phone, only for people who are signed in (spec §6). */
export function Contact({ sitterId }: { sitterId: string }) {
  const { t } = useTranslation('sitter');
  const { status } = useSession();
  return (
    <div className={classes.contact}>
      <h2 className={classes.title}>{t('contact.title')}</h2>
      {status === 'signed-in' ? (
        <Details sitterId={sitterId} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('contact.signIn')}{' '}
          <Anchor
            component={Link}
            to={paths.auth.getHref({ next: paths.sitter.getHref(sitterId) })}
            inherit
            underline="always"
          >
            {t('contact.signInAction')}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
