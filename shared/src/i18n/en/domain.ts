export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: 'Other Silver Coast',
  },
  serviceType: { pet: 'Pet sitting', house: 'House sitting', combined: 'Pets and house' },
  experience: { '0-1': '0–1 years', '1-3': '1–3 years', '3-5': '3–5 years', '5+': 'More than 5 years' },
  responseTime: {
    '30 minutes': '30 minutes',
    '1 hour': '1 hour',
    '2 hours': '2 hours',
    '3 hours': '3 hours',
    '1 day': '1 day',
  },
  contactTime: {
    morning: 'Morning (9–12)',
    afternoon: 'Afternoon (12–18)',
    evening: 'Evening (18–21)',
    anytime: 'Any time',
  },
  applicationStatus: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  paymentStatus: {
    unpaid: 'Not paid yet',
    authorized: 'Card authorised',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
  },
  actor: { customer: 'Owner', sitter: 'Sitter', admin: 'Patas da Prata', stripe: 'Payment', clock: 'Automatic' },
  /** Charged per unit: {{count}} hours; a unit of 24 hours is a day. */
  perDay: 'per day',
  perHours_one: 'per hour',
  perHours_other: 'per {{count}} hours',
} as const;
