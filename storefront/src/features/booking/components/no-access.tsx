import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { notify } from '../../../lib/notify.ts';

/** Somebody else's booking: says so and leads to the own ones (spec §8). */
export function NoAccess() {
  const { t } = useTranslation('booking');
  const message = t('detail.noAccess');
  useEffect(() => notify.error(message), [message]);
  return <Navigate to={paths.dashboard.getHref()} replace />;
}
