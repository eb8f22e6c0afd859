import type { Translation } from '../catalogue.ts';
import type en from '../en/domain.ts';

export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: 'Outra zona da Costa de Prata',
  },
  serviceType: { pet: 'Cuidar de animais', house: 'Cuidar da casa', combined: 'Animais e casa' },
  experience: { '0-1': '0–1 anos', '1-3': '1–3 anos', '3-5': '3–5 anos', '5+': 'Mais de 5 anos' },
  responseTime: {
    '30 minutes': '30 minutos',
    '1 hour': '1 hora',
    '2 hours': '2 horas',
    '3 hours': '3 horas',
    '1 day': '1 dia',
  },
  contactTime: {
    morning: 'Manhã (9–12)',
    afternoon: 'Tarde (12–18)',
    evening: 'Fim do dia (18–21)',
    anytime: 'A qualquer hora',
  },
  applicationStatus: { pending: 'Pendente', approved: 'Aprovada', rejected: 'Rejeitada' },
  paymentStatus: {
    unpaid: 'Por pagar',
    authorized: 'Cartão autorizado',
    paid: 'Pago',
    partially_refunded: 'Reembolsado em parte',
    refunded: 'Reembolsado',
  },
  actor: { customer: 'Dono', sitter: 'Cuidador', admin: 'Patas da Prata', stripe: 'Pagamento', clock: 'Automático' },
  perDay: 'por dia',
  perHours_one: 'por hora',
  perHours_other: 'por {{count}} horas',
} as const satisfies Translation<typeof en>;
