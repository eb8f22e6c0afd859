import { both, cats, type DemoSitter, house, stay, walk } from './sitter.ts';

export const obidos: readonly DemoSitter[] = [
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
];
