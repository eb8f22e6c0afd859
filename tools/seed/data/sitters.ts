import type { Language } from '@patas/shared/i18n/languages';
import type { ExperienceYears, ResponseTime } from '@patas/shared/sitter/schema';
import type { Location } from '@patas/shared/town';

export interface DemoSitter {
  id: string;
  name: string;
  location: Location;
  locale: Language;
  experience: ExperienceYears;
  response: ResponseTime;
  /** Euros a day. */
  price: number;
  insured: boolean;
  /** Service ids; a number is the sitter's own price in euros, null: see own-price.ts. */
  services: Record<string, number | null>;
  look: {
    head: string;
    face?: string;
    hair?: string;
    skin?: string;
    clothes?: string;
    beard?: string;
    glasses?: string;
  };
  description: string;
  /** Not shown to visitors, or not taking bookings. */
  listed?: false;
  available?: false;
}

const walk = { 'dog-walk': null, 'drop-in-visit': null };
const cats = { 'cat-care': null, 'drop-in-visit': null };
const stay = { 'pet-sitting': null, 'pet-boarding': null };
const house = { 'house-check': null, 'house-sitting': null };
const both = { 'pets-and-house': null, 'house-sitting': null, 'pet-sitting': null };

export const sitters: readonly DemoSitter[] = [
  {
    id: 'ana-marques',
    name: 'Ana Marques',
    location: 'obidos',
    locale: 'pt',
    experience: '5+',
    response: '30 minutes',
    price: 38,
    insured: true,
    services: { ...walk, ...stay, 'pets-and-house': 48 },
    look: { head: 'bun', hair: '5b3a29', skin: 'e8b48c', clothes: '2f7f86' },
    description:
      'Vivo dentro das muralhas com a Lola, uma podenga muito sociável. Fui auxiliar numa clínica veterinária durante oito anos e dou medicação sem drama. Mando fotografias todos os dias e conheço todos os caminhos à volta da lagoa.',
  },
  {
    id: 'joao-ferreira',
    name: 'João Ferreira',
    location: 'obidos',
    locale: 'pt',
    experience: '3-5',
    response: '1 hour',
    price: 32,
    insured: true,
    services: { ...walk, 'day-care': 20 },
    look: { head: 'short4', hair: '2b2320', skin: 'd9a078', clothes: '4f6d8f', beard: 'full2' },
    description:
      'Corro todas as manhãs na Praia d’El Rey e levo comigo quem tiver energia para gastar. Cães grandes são a minha especialidade; tenho carrinha para os ir buscar.',
  },
  {
    id: 'emily-hart',
    name: 'Emily Hart',
    location: 'obidos',
    locale: 'en',
    experience: '5+',
    response: '1 hour',
    price: 42,
    insured: true,
    services: { ...both, 'cat-care': 18 },
    look: { head: 'mediumStraight', hair: 'a56b3c', skin: 'f2c9ac', clothes: 'b4593f', glasses: 'glasses2' },
    description:
      'British, ten years in Portugal, retired teacher. I move in while you travel: pets fed on time, plants watered, and the house looks lived in. Cats, shy rescues and elderly dogs are very welcome.',
  },
  {
    id: 'rui-baptista',
    name: 'Rui Baptista',
    location: 'obidos',
    locale: 'pt',
    experience: '1-3',
    response: '2 hours',
    price: 27,
    insured: false,
    services: { ...walk, ...house, 'garden-and-pool': null },
    look: { head: 'short2', hair: '3c2f2a', skin: 'c98e64', clothes: '6f8f4f' },
    description:
      'Jardineiro de profissão. Passo em sua casa, rego, abro as janelas e dou um passeio ao cão. Trato também de galinhas, coelhos e tartarugas.',
  },
  {
    id: 'carla-nunes',
    name: 'Carla Nunes',
    location: 'obidos',
    locale: 'pt',
    experience: '0-1',
    response: '1 hour',
    price: 25,
    insured: false,
    services: { ...cats },
    look: { head: 'longCurly', hair: '2b1d18', skin: 'b97a56', clothes: 'c9a14a' },
    description:
      'Estudante de enfermagem veterinária nas Caldas. Tenho três gatos adotados e muita paciência para os mais tímidos.',
  },

  {
    id: 'sofia-almeida',
    name: 'Sofia Almeida',
    location: 'caldas',
    locale: 'pt',
    experience: '5+',
    response: '30 minutes',
    price: 36,
    insured: true,
    services: { ...walk, ...cats, ...stay },
    look: { head: 'medium1', hair: '4a2f22', skin: 'e6b590', clothes: '8a5a83' },
    description:
      'Moro ao lado do Parque D. Carlos I, o melhor quintal que um cão pode ter. Treino básico, socialização e muitas sestas no sofá. Só recebo dois cães de cada vez.',
  },
  {
    id: 'miguel-santos',
    name: 'Miguel Santos',
    location: 'caldas',
    locale: 'pt',
    experience: '3-5',
    response: '1 hour',
    price: 30,
    insured: true,
    services: { ...walk, 'day-care': 19, 'pet-boarding': 26 },
    look: { head: 'flatTop', hair: '1f1a17', skin: '9a6241', clothes: 'd08a3e', beard: 'chin' },
    description:
      'Creche em casa com quintal fechado de 400 m². Trabalho a partir de casa, por isso ninguém fica sozinho. Cães reativos? Falamos primeiro com calma.',
  },
  {
    id: 'ines-carvalho',
    name: 'Inês Carvalho',
    location: 'caldas',
    locale: 'pt',
    experience: '1-3',
    response: '2 hours',
    price: 28,
    insured: false,
    services: { ...cats, 'house-check': 12 },
    look: { head: 'bangs', hair: '6b3b25', skin: 'f0c5a4', clothes: '3f8f7a', glasses: 'glasses' },
    description:
      'Ceramista com horário flexível. Visito os seus gatos de manhã e ao fim do dia, brinco, escovo e deixo um bilhete com as aventuras do dia.',
  },
  {
    id: 'jonas-weber',
    name: 'Jonas Weber',
    location: 'caldas',
    locale: 'de',
    experience: '3-5',
    response: '1 hour',
    price: 40,
    insured: true,
    services: { ...both, 'garden-and-pool': 28 },
    look: { head: 'short5', hair: 'b98a4a', skin: 'f3cdb1', clothes: '3d5f7d', beard: 'goatee1' },
    description:
      'Aus Freiburg an die Silberküste gezogen. Ich hüte Haus, Garten und Tiere, spreche Deutsch, Englisch und Portugiesisch und schicke jeden Abend einen kurzen Bericht. Führungszeugnis liegt vor.',
  },
  {
    id: 'teresa-pinto',
    name: 'Teresa Pinto',
    location: 'caldas',
    locale: 'pt',
    experience: '5+',
    response: '3 hours',
    price: 34,
    insured: true,
    services: { ...stay, ...house },
    look: { head: 'grayBun', hair: 'b8b3ac', skin: 'e9bd9c', clothes: '7a6f9b' },
    description:
      'Reformada e apaixonada por animais desde sempre. A minha casa tem lareira, jardim e um gato velhote que gosta de companhia calma.',
  },
  {
    id: 'bruno-reis',
    name: 'Bruno Reis',
    location: 'caldas',
    locale: 'pt',
    experience: '1-3',
    response: '1 day',
    price: 24,
    insured: false,
    services: { ...walk },
    look: { head: 'dreads1', hair: '2a201b', skin: '7c4c33', clothes: '4d8fb0' },
    available: false,
    description: 'Passeios ao fim da tarde e aos fins de semana. Levo os cães à Foz do Arelho sempre que a maré deixa.',
  },
  {
    id: 'chloe-martin',
    name: 'Chloé Martin',
    location: 'caldas',
    locale: 'fr',
    experience: '3-5',
    response: '2 hours',
    price: 39,
    insured: true,
    services: { ...both, ...cats },
    look: { head: 'mediumBangs', hair: '8a5a34', skin: 'f4d0b6', clothes: 'c25f5f' },
    description:
      'Française installée aux Caldas depuis six ans, télétravailleuse. Je dors chez vous, vos habitudes restent les mêmes et vos animaux aussi sereins que si vous étiez là.',
  },

  {
    id: 'pedro-gomes',
    name: 'Pedro Gomes',
    location: 'peniche',
    locale: 'pt',
    experience: '3-5',
    response: '1 hour',
    price: 31,
    insured: true,
    services: { ...walk, 'day-care': null, 'pet-boarding': 27 },
    look: { head: 'pomp', hair: '6a4526', skin: 'c78b60', clothes: '2f8f9f', beard: 'moustache4' },
    description:
      'Dou aulas de surf no Baleal e tenho as tardes livres para os seus cães. Praia, banhos de água doce no fim e carro sempre cheio de areia.',
  },
  {
    id: 'marta-silveira',
    name: 'Marta Silveira',
    location: 'peniche',
    locale: 'pt',
    experience: '5+',
    response: '30 minutes',
    price: 37,
    insured: true,
    services: { ...cats, ...stay, 'pets-and-house': 46 },
    look: { head: 'long', hair: '23180f', skin: 'e2ab83', clothes: 'd96f4e' },
    description:
      'Enfermeira por turnos, o que quer dizer que há sempre alguém em casa. Experiência com diabetes, epilepsia e pós-operatório. Casa térrea sem escadas, ótima para cães idosos.',
  },
  {
    id: 'tiago-rocha',
    name: 'Tiago Rocha',
    location: 'peniche',
    locale: 'pt',
    experience: '1-3',
    response: '2 hours',
    price: 29,
    insured: false,
    services: { ...walk, ...house },
    look: { head: 'hatBeanie', hair: '38506b', skin: 'd39b6f', clothes: '5a7d4f', beard: 'full' },
    description:
      'Pescador de manhã, vizinho atento à tarde. Passo em sua casa todos os dias e o seu cão corre comigo nas dunas da Consolação.',
  },
  {
    id: 'hannah-vogel',
    name: 'Hannah Vogel',
    location: 'peniche',
    locale: 'de',
    experience: '1-3',
    response: '1 hour',
    price: 35,
    insured: true,
    services: { ...stay, 'dog-walk': 14 },
    look: { head: 'bangs2', hair: 'd0a35c', skin: 'f5d3bb', clothes: '6a8fb5' },
    description:
      'Surferin, Hundetrainerin in Ausbildung und frühe Vögelin. Junge Hunde mit viel Energie sind bei mir am Strand genau richtig.',
  },
  {
    id: 'liam-oconnor',
    name: 'Liam O’Connor',
    location: 'peniche',
    locale: 'en',
    experience: '0-1',
    response: '3 hours',
    price: 26,
    insured: false,
    services: { 'drop-in-visit': null, 'house-check': null },
    look: { head: 'short1', hair: 'c2703a', skin: 'f4cfb4', clothes: '4f7f5f', glasses: 'glasses3' },
    description:
      'Remote developer from Galway. Happy to check in on your home and your cat twice a day and to send far too many photos.',
  },

  {
    id: 'helena-duarte',
    name: 'Helena Duarte',
    location: 'bombarral',
    locale: 'pt',
    experience: '5+',
    response: '1 hour',
    price: 33,
    insured: true,
    services: { ...stay, ...walk, 'garden-and-pool': 22 },
    look: { head: 'grayMedium', hair: 'a9a29a', skin: 'e3b18c', clothes: '7d9b5a' },
    description:
      'Quinta com vinha, pomar e vedação completa. Os cães ficam soltos de dia e dormem dentro de casa. Recebo também cavalos e burros por marcação.',
  },
  {
    id: 'nuno-teixeira',
    name: 'Nuno Teixeira',
    location: 'bombarral',
    locale: 'pt',
    experience: '3-5',
    response: '2 hours',
    price: 28,
    insured: true,
    services: { ...house, 'garden-and-pool': null, 'drop-in-visit': 9 },
    look: { head: 'shaved1', hair: '3a2d25', skin: 'cf9568', clothes: '93624a', beard: 'goatee2' },
    description:
      'Trato de casas de férias há quatro anos: jardim, piscina, correio e um olho em tudo. Se houver gato, também janta a horas.',
  },
  {
    id: 'beatriz-lima',
    name: 'Beatriz Lima',
    location: 'bombarral',
    locale: 'pt',
    experience: '1-3',
    response: '30 minutes',
    price: 27,
    insured: false,
    services: { ...walk, ...cats },
    look: { head: 'afro', hair: '241a15', skin: '8c5636', clothes: 'e0a93f' },
    description:
      'Professora primária com tardes livres. Passeios pelo Buddha Eden e paciência infinita para cachorros a aprender.',
  },
  {
    id: 'isabel-moreno',
    name: 'Isabel Moreno',
    location: 'bombarral',
    locale: 'es',
    experience: '3-5',
    response: '1 hour',
    price: 34,
    insured: true,
    services: { ...both },
    look: { head: 'medium3', hair: '4b2a1e', skin: 'dca37b', clothes: '9b4f6a' },
    description:
      'De Badajoz, en Bombarral desde 2019. Me quedo en tu casa con tus animales y dejo todo como lo encontré, o mejor.',
  },

  {
    id: 'vasco-henriques',
    name: 'Vasco Henriques',
    location: 'other',
    locale: 'pt',
    experience: '5+',
    response: '1 hour',
    price: 36,
    insured: true,
    services: { ...walk, ...stay, 'day-care': 24 },
    look: { head: 'grayShort', hair: '9a948c', skin: 'dfae88', clothes: '456b7f', beard: 'full4' },
    description:
      'São Martinho do Porto. Antigo treinador cinotécnico da GNR, agora com tempo para cães de família. Baía calma, ideal para quem está a aprender a nadar.',
  },
  {
    id: 'lin-chen',
    name: 'Lin Chen',
    location: 'other',
    locale: 'zh',
    experience: '1-3',
    response: '2 hours',
    price: 32,
    insured: true,
    services: { ...cats, 'house-check': 13, 'house-sitting': 32 },
    look: { head: 'mediumBangs3', hair: '17120f', skin: 'f0c8a0', clothes: '5f9b8f' },
    description:
      '住在拿撒勒，会中文、英语和葡萄牙语。养了两只布偶猫，擅长照顾胆小的猫咪，也可以帮您看家、浇花、收快递。',
  },
  {
    id: 'filipa-sousa',
    name: 'Filipa Sousa',
    location: 'other',
    locale: 'pt',
    experience: '0-1',
    response: '1 day',
    price: 25,
    insured: false,
    services: { ...walk },
    look: { head: 'bun2', hair: '7a4a2c', skin: 'eabf9d', clothes: 'b07a9f' },
    description:
      'Acabei de me mudar para a Lourinhã e trouxe comigo o Figo, um beagle que adora fazer amigos. Passeios curtos, longos ou de chuva.',
  },
];
