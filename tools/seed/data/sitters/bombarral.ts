import { both, cats, type DemoSitter, house, stay, walk } from './sitter.ts';

export const bombarral: readonly DemoSitter[] = [
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
];
