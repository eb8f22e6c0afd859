import type { Translation } from '../catalogue.ts';
import type en from '../en/domain.ts';

export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: 'Ailleurs sur la Côte d’Argent',
  },
  serviceType: { pet: 'Garde d’animaux', house: 'Garde de maison', combined: 'Animaux et maison' },
  experience: { '0-1': '0–1 an', '1-3': '1–3 ans', '3-5': '3–5 ans', '5+': 'Plus de 5 ans' },
  responseTime: {
    '30 minutes': '30 minutes',
    '1 hour': '1 heure',
    '2 hours': '2 heures',
    '3 hours': '3 heures',
    '1 day': '1 jour',
  },
  contactTime: {
    morning: 'Matin (9–12 h)',
    afternoon: 'Après-midi (12–18 h)',
    evening: 'Soir (18–21 h)',
    anytime: 'À tout moment',
  },
  applicationStatus: { pending: 'En attente', approved: 'Acceptée', rejected: 'Refusée' },
  paymentStatus: {
    unpaid: 'Non payé',
    authorized: 'Carte autorisée',
    paid: 'Payé',
    partially_refunded: 'Remboursé en partie',
    refunded: 'Remboursé',
  },
  actor: {
    customer: 'Propriétaire',
    sitter: 'Gardien',
    admin: 'Patas da Prata',
    stripe: 'Paiement',
    clock: 'Automatique',
  },
  perDay: 'par jour',
  perHours_one: 'par heure',
  perHours_other: 'par {{count}} heures',
} as const satisfies Translation<typeof en>;
