import type { Translation } from '../catalogue.ts';
import type en from '../en/domain.ts';

export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: 'Andere Orte der Silberküste',
  },
  serviceType: { pet: 'Tierbetreuung', house: 'Haushüten', combined: 'Tiere und Haus' },
  experience: { '0-1': '0–1 Jahre', '1-3': '1–3 Jahre', '3-5': '3–5 Jahre', '5+': 'Über 5 Jahre' },
  responseTime: {
    '30 minutes': '30 Minuten',
    '1 hour': '1 Stunde',
    '2 hours': '2 Stunden',
    '3 hours': '3 Stunden',
    '1 day': '1 Tag',
  },
  contactTime: {
    morning: 'Vormittags (9–12)',
    afternoon: 'Nachmittags (12–18)',
    evening: 'Abends (18–21)',
    anytime: 'Jederzeit',
  },
  applicationStatus: { pending: 'Offen', approved: 'Angenommen', rejected: 'Abgelehnt' },
  paymentStatus: {
    unpaid: 'Noch nicht bezahlt',
    authorized: 'Karte autorisiert',
    paid: 'Bezahlt',
    partially_refunded: 'Teilweise erstattet',
    refunded: 'Erstattet',
  },
  actor: { customer: 'Tierhalter', sitter: 'Sitter', admin: 'Patas da Prata', stripe: 'Zahlung', clock: 'Automatisch' },
  perDay: 'pro Tag',
  perHours_one: 'pro Stunde',
  perHours_other: 'pro {{count}} Stunden',
} as const satisfies Translation<typeof en>;
