import type { BookingStatus } from '@patas/shared/booking/status';

/** One booking of the demo data; days count from today in Lisbon, hours are local. */
export interface DemoStay {
  customer: string;
  sitter: string | null;
  service: string;
  startDay: number;
  startHour: number;
  /** Length in hours. */
  hours: number;
  status: BookingStatus;
  review?: readonly [rating: number, text: string];
  talk?: readonly string[];
  unread?: 'customer' | 'sitter';
}

/** Ahead of us: every status that is not history yet. */
const COMING: readonly DemoStay[] = [
  {
    customer: 'owner-marta',
    sitter: 'ana-marques',
    service: 'pet-sitting',
    startDay: 12,
    startHour: 9,
    hours: 72,
    status: 'pending',
    talk: ['Olá Ana! A Faísca toma meio comprimido à noite, tudo bem?'],
    unread: 'sitter',
  },
  {
    customer: 'owner-emma',
    sitter: 'ana-marques',
    service: 'dog-walk',
    startDay: 5,
    startHour: 10,
    hours: 2,
    status: 'pending',
  },
  {
    customer: 'owner-carmen',
    sitter: null,
    service: 'drop-in-visit',
    startDay: 8,
    startHour: 9,
    hours: 1,
    status: 'pending',
  },
  {
    customer: 'owner-luc',
    sitter: null,
    service: 'pet-boarding',
    startDay: 15,
    startHour: 12,
    hours: 96,
    status: 'pending',
  },
  {
    customer: 'owner-paulo',
    sitter: 'pedro-gomes',
    service: 'day-care',
    startDay: 6,
    startHour: 9,
    hours: 8,
    status: 'assigned',
  },
  {
    customer: 'owner-greta',
    sitter: 'helena-duarte',
    service: 'pet-boarding',
    startDay: 20,
    startHour: 10,
    hours: 120,
    status: 'accepted',
    talk: [
      'Guten Tag, Mimi und Kasimir bleiben am liebsten zusammen.',
      'Claro, têm um quarto só para eles com vista para a vinha.',
    ],
    unread: 'customer',
  },
  {
    customer: 'owner-marta',
    sitter: 'sofia-almeida',
    service: 'dog-walk',
    startDay: 3,
    startHour: 17,
    hours: 1,
    status: 'confirmed',
    talk: ['Boa tarde! Encontramo-nos no portão?', 'Perfeito, levo água e uma toalha.'],
  },
  {
    customer: 'owner-emma',
    sitter: 'jonas-weber',
    service: 'pets-and-house',
    startDay: 30,
    startHour: 8,
    hours: 168,
    status: 'confirmed',
    talk: ['Hi Jonas, the spare key is with our neighbour.', 'Great, I will pick it up the evening before.'],
    unread: 'customer',
  },
  {
    customer: 'owner-luc',
    sitter: 'chloe-martin',
    service: 'cat-care',
    startDay: 9,
    startHour: 18,
    hours: 2,
    status: 'awaiting_payment',
  },
  {
    customer: 'owner-paulo',
    sitter: 'marta-silveira',
    service: 'pet-sitting',
    startDay: 18,
    startHour: 9,
    hours: 48,
    status: 'awaiting_payment_review',
  },
  {
    customer: 'owner-carmen',
    sitter: 'sofia-almeida',
    service: 'cat-care',
    startDay: 10,
    startHour: 10,
    hours: 2,
    status: 'in_progress',
  },
  {
    customer: 'owner-greta',
    sitter: 'nuno-teixeira',
    service: 'house-sitting',
    startDay: -1,
    startHour: 12,
    hours: 96,
    status: 'in_progress',
  },
  {
    customer: 'owner-marta',
    sitter: 'emily-hart',
    service: 'pets-and-house',
    startDay: 40,
    startHour: 9,
    hours: 240,
    status: 'cancelled',
  },
  {
    customer: 'owner-emma',
    sitter: 'miguel-santos',
    service: 'day-care',
    startDay: 4,
    startHour: 9,
    hours: 8,
    status: 'cancelled',
  },
];

type Past = readonly [
  customer: string,
  sitter: string,
  service: string,
  daysAgo: number,
  hours: number,
  rating: number,
  text: string,
];

const PAST: readonly Past[] = [
  [
    'owner-marta',
    'ana-marques',
    'pet-sitting',
    30,
    72,
    5,
    'A Ana trata a Bolota como se fosse dela. Fotografias todos os dias e a casa impecável.',
  ],
  [
    'owner-emma',
    'ana-marques',
    'dog-walk',
    21,
    2,
    5,
    'Biscuit came home tired and happy. Ana noticed a thorn we had missed for days.',
  ],
  ['owner-paulo', 'ana-marques', 'pet-boarding', 75, 48, 5, 'Segunda vez e não será a última.'],
  [
    'owner-luc',
    'ana-marques',
    'pet-sitting',
    110,
    96,
    4,
    'Très sérieuse, Olive était ravie. Petit retard le premier soir.',
  ],
  [
    'owner-emma',
    'emily-hart',
    'pets-and-house',
    60,
    168,
    5,
    'We came back to a spotless house and a calm dog. Worth every cent.',
  ],
  ['owner-carmen', 'emily-hart', 'house-sitting', 95, 120, 5, 'La casa mejor que como la dejamos.'],
  ['owner-paulo', 'joao-ferreira', 'dog-walk', 14, 2, 5, 'O Thor dormiu doze horas seguidas depois do passeio.'],
  ['owner-marta', 'joao-ferreira', 'day-care', 44, 8, 4, 'Muito bom com cães grandes.'],
  ['owner-marta', 'sofia-almeida', 'dog-walk', 18, 1, 5, 'Pontual, simpática e cheia de mimo.'],
  ['owner-emma', 'sofia-almeida', 'pet-boarding', 52, 72, 5, 'Biscuit has a second home now.'],
  ['owner-carmen', 'sofia-almeida', 'drop-in-visit', 83, 1, 5, 'Pipa no para de cantar desde que la conoce.'],
  ['owner-carmen', 'miguel-santos', 'day-care', 36, 8, 4, 'El jardín es enorme.'],
  [
    'owner-emma',
    'jonas-weber',
    'garden-and-pool',
    25,
    2,
    5,
    'Garden and pool in perfect order, and a report each time.',
  ],
  ['owner-greta', 'jonas-weber', 'pets-and-house', 88, 96, 5, 'Zuverlässig, freundlich, und die Kater lieben ihn.'],
  ['owner-carmen', 'teresa-pinto', 'pet-boarding', 41, 48, 5, 'Un cariño inmenso.'],
  ['owner-luc', 'chloe-martin', 'pet-sitting', 33, 72, 5, 'Olive ne voulait plus partir.'],
  ['owner-luc', 'chloe-martin', 'cat-care', 70, 2, 4, 'Très bien, merci.'],
  ['owner-paulo', 'pedro-gomes', 'pet-boarding', 28, 72, 5, 'Praia todos os dias, o Thor quer voltar já.'],
  ['owner-luc', 'pedro-gomes', 'dog-walk', 65, 1, 4, 'Sympa et ponctuel, un peu de sable partout.'],
  ['owner-paulo', 'marta-silveira', 'pet-sitting', 49, 48, 5, 'Deu a insulina a horas e explicou tudo.'],
  ['owner-marta', 'marta-silveira', 'cat-care', 100, 2, 5, 'A Faísca não gosta de ninguém, mas gosta da Marta.'],
  ['owner-paulo', 'tiago-rocha', 'dog-walk', 22, 2, 4, 'Bom passeio, boa conversa.'],
  ['owner-emma', 'hannah-vogel', 'pet-boarding', 58, 48, 5, 'Lovely, patient, and great with an old spaniel.'],
  ['owner-greta', 'helena-duarte', 'pet-boarding', 45, 72, 5, 'Ein Paradies für Katzen, sicher und ruhig.'],
  ['owner-marta', 'helena-duarte', 'dog-walk', 90, 2, 5, 'A quinta é linda.'],
  ['owner-greta', 'nuno-teixeira', 'house-check', 37, 1, 4, 'Haus in Ordnung, Fotos kamen prompt.'],
  ['owner-greta', 'beatriz-lima', 'cat-care', 29, 2, 5, 'Sehr einfühlsam mit scheuen Katzen.'],
  ['owner-carmen', 'isabel-moreno', 'pets-and-house', 54, 72, 5, 'Como dejar la casa en manos de una amiga.'],
  ['owner-luc', 'vasco-henriques', 'pet-boarding', 39, 96, 5, 'Un vrai professionnel, Olive a appris le rappel.'],
  ['owner-marta', 'vasco-henriques', 'day-care', 77, 8, 4, 'Treino excelente, marcação com antecedência.'],
  ['owner-luc', 'lin-chen', 'house-check', 26, 1, 5, 'Discrète et très soigneuse.'],
];

export const stays: readonly DemoStay[] = [
  ...COMING,
  ...PAST.map(
    ([customer, sitter, service, daysAgo, hours, rating, text]): DemoStay => ({
      customer,
      sitter,
      service,
      startDay: -daysAgo,
      startHour: 10,
      hours,
      status: 'completed',
      review: [rating, text],
    }),
  ),
];
