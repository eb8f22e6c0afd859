import type { Translation } from '../catalogue.ts';
import type en from '../en/domain.ts';

export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: 'Otra zona de la Costa de Plata',
  },
  serviceType: { pet: 'Cuidado de mascotas', house: 'Cuidado de la casa', combined: 'Mascotas y casa' },
  experience: { '0-1': '0–1 años', '1-3': '1–3 años', '3-5': '3–5 años', '5+': 'Más de 5 años' },
  responseTime: {
    '30 minutes': '30 minutos',
    '1 hour': '1 hora',
    '2 hours': '2 horas',
    '3 hours': '3 horas',
    '1 day': '1 día',
  },
  contactTime: {
    morning: 'Mañana (9–12)',
    afternoon: 'Tarde (12–18)',
    evening: 'Noche (18–21)',
    anytime: 'A cualquier hora',
  },
  applicationStatus: { pending: 'Pendiente', approved: 'Aprobada', rejected: 'Rechazada' },
  paymentStatus: {
    unpaid: 'Sin pagar',
    authorized: 'Tarjeta autorizada',
    paid: 'Pagado',
    partially_refunded: 'Reembolsado en parte',
    refunded: 'Reembolsado',
  },
  actor: { customer: 'Dueño', sitter: 'Cuidador', admin: 'Patas da Prata', stripe: 'Pago', clock: 'Automático' },
  perDay: 'por día',
  perHours_one: 'por hora',
  perHours_other: 'por {{count}} horas',
} as const satisfies Translation<typeof en>;
