import { Text } from '@mantine/core';
import { formatMoney } from '@patas/shared/i18n/format';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '../../lib/bookings/booking-item.ts';
import { refundHint } from '../../lib/bookings/refund.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';

/** What comes back when the customer cancels now, and the policy behind it. */
export function RefundHint({ booking }: { booking: BookingItem }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const hint = refundHint(booking, useNow());
  const money = (cents: number) => formatMoney(cents, language);
  if (!('paidCents' in hint)) return <Text size="sm">{t(`actions.refund.${hint.kind}`)}</Text>;
  const words = {
    amount: money(hint.amountCents),
    paid: money(hint.paidCents),
    percent: hint.kind === 'part' ? hint.percent : 0,
  };
  return (
    <Text size="sm">
      <strong>{t(`actions.refund.${hint.kind}`, words)}</strong> {t('actions.refund.policy')}
    </Text>
  );
}
