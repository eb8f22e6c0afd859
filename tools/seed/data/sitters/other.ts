import { cats, type DemoSitter, stay, walk } from './sitter.ts';

export const other: readonly DemoSitter[] = [
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
