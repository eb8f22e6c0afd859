import { cats, type DemoSitter, house, stay, walk } from './sitter.ts';

export const peniche: readonly DemoSitter[] = [
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
];
