import type { Pet } from '@patas/shared/booking/schema';
import type { Language } from '@patas/shared/i18n/languages';
import type { Location } from '@patas/shared/town';

export interface DemoCustomer {
  uid: string;
  fullName: string;
  email: string;
  phone: string;
  locale: Language;
  location: Location;
  address: string;
  /** For the sitter who comes: shown only while a stay is agreed. */
  house: string;
  /** Special instructions of a request. */
  note: string;
  pets: Pet[];
}

/** Owners of the demo data. Addresses name streets, no doors that exist. */
export const customers: readonly DemoCustomer[] = [
  {
    uid: 'owner-marta',
    fullName: 'Marta Lopes',
    email: 'marta.lopes@example.pt',
    phone: '+351 910 000 101',
    locale: 'pt',
    location: 'obidos',
    address: 'Rua da Lagoa 900, Óbidos',
    house: 'Alarme junto à porta, código por telefone. Regar o limoeiro dia sim, dia não.',
    note: 'A Bolota adora correr na praia de manhã cedo.',
    pets: [
      { name: 'Bolota', breed: 'Labrador', age: '4', specialNeeds: '' },
      { name: 'Faísca', breed: 'Gata europeia', age: '7', specialNeeds: 'Meio comprimido à noite, com patê.' },
    ],
  },
  {
    uid: 'owner-emma',
    fullName: 'Emma Clarke',
    email: 'emma.clarke@example.pt',
    phone: '+351 910 000 102',
    locale: 'en',
    location: 'caldas',
    address: 'Travessa do Parque 900, Caldas da Rainha',
    house: 'Bins go out on Tuesday. The pool pump runs by itself.',
    note: 'Biscuit sleeps on the sofa and is allowed to.',
    pets: [
      { name: 'Biscuit', breed: 'Cocker spaniel', age: '9', specialNeeds: 'Hard of hearing, gentle with stairs.' },
    ],
  },
  {
    uid: 'owner-paulo',
    fullName: 'Paulo Antunes',
    email: 'paulo.antunes@example.pt',
    phone: '+351 910 000 103',
    locale: 'pt',
    location: 'peniche',
    address: 'Avenida do Mar 900, Peniche',
    house: 'Chave com a vizinha do lado.',
    note: 'O Thor puxa na trela até à primeira esquina.',
    pets: [{ name: 'Thor', breed: 'Pastor-alemão', age: '3', specialNeeds: '' }],
  },
  {
    uid: 'owner-greta',
    fullName: 'Greta Hoffmann',
    email: 'greta.hoffmann@example.pt',
    phone: '+351 910 000 104',
    locale: 'de',
    location: 'bombarral',
    address: 'Rua das Vinhas 900, Bombarral',
    house: 'Bitte abends die Rollläden schließen.',
    note: 'Die beiden fressen getrennt, sonst gibt es Streit.',
    pets: [
      { name: 'Mimi', breed: 'Maine Coon', age: '5', specialNeeds: '' },
      { name: 'Kasimir', breed: 'Maine Coon', age: '5', specialNeeds: '' },
    ],
  },
  {
    uid: 'owner-luc',
    fullName: 'Luc Bernard',
    email: 'luc.bernard@example.pt',
    phone: '+351 910 000 105',
    locale: 'fr',
    location: 'other',
    address: 'Rua do Farol 900, Nazaré',
    house: '',
    note: 'Olive a peur des orages, une voix calme suffit.',
    pets: [
      {
        name: 'Olive',
        breed: 'Bouledogue français',
        age: '2',
        specialNeeds: 'Pas de longues marches quand il fait chaud.',
      },
    ],
  },
  {
    uid: 'owner-carmen',
    fullName: 'Carmen Ruiz',
    email: 'carmen.ruiz@example.pt',
    phone: '+351 910 000 106',
    locale: 'es',
    location: 'caldas',
    address: 'Rua dos Oleiros 900, Caldas da Rainha',
    house: 'Las plantas de la terraza, cada mañana.',
    note: 'Por la noche, la jaula tapada.',
    pets: [{ name: 'Pipa', breed: 'Periquito', age: '1', specialNeeds: 'Fruta fresca cada día.' }],
  },
];
