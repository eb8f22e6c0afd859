import type { Translation } from '../catalogue.ts';
import type english from '../en/landing.ts';

export default {
  meta: {
    title: 'Patas da Prata: cuidadores de animais e casas na Costa de Prata',
    description:
      'Encontre em três minutos um cuidador verificado para os seus animais ou a sua casa em Óbidos, Caldas da Rainha, Bombarral ou Peniche. Pagamentos seguros, apoio a qualquer hora.',
  },
  hero: {
    eyebrow: 'Quem cuida de animais e casas na Costa de Prata',
    title: 'Um cuidador de confiança em três minutos',
    text: 'Parta descansado: vizinhos de Óbidos a Peniche cuidam dos seus animais e da sua casa como se fossem deles.',
    bookNow: 'Reservar agora',
    knowOurSitters: 'Conheça os nossos cuidadores',
  },
  trust: {
    label: 'Porque confiam em nós',
    verified: 'Cuidadores verificados',
    verifiedText: 'Identidade e referências confirmadas',
    payments: 'Pagamentos seguros',
    paymentsText: 'O preço final fica acertado antes de pagar',
    support: 'Apoio 24/7',
    supportText: 'Há sempre quem responda, de dia e de noite',
    rating: '{{average}}/5',
    ratingText: 'de mais de {{families}} famílias',
  },
  steps: {
    title: 'Como funciona',
    text: 'Três passos, e pode fazer as malas.',
    first: 'Diga-nos o que precisa',
    firstText: 'Escolha o serviço e as datas e conte-nos quem fica em casa: cão, gato, papagaio ou sardinheiras.',
    second: 'Escolha o seu cuidador',
    secondText: 'Compare cuidadores verificados perto de si, ou deixe-nos encontrar a pessoa certa.',
    third: 'Parta descansado',
    thirdText: 'O cuidador confirma, falam por mensagens e em casa está tudo bem.',
  },
  towns: {
    title: 'Em casa em toda a costa',
    text: 'Quatro terras, uma só vizinhança.',
    obidos: 'Muralhas, ruas brancas e ginjinha',
    caldas: 'O parque, a praça e a cerâmica atrevida',
    bombarral: 'Vinhas, moinhos e pera Rocha',
    peniche: 'Ondas, falésias e o farol',
  },
  become: {
    title: 'Tem jeito para animais? Ganhe dinheiro perto de casa.',
    text: 'O preço e os dias são seus. A candidatura leva cinco minutos e não precisa de conta; respondemos em 24 horas.',
    action: 'Seja cuidador',
  },
  location: {
    metaTitle: 'Cuidar de animais e casas em {{town}}',
    eyebrow: 'Costa de Prata, Portugal',
    obidos:
      'Dentro das muralhas as ruas são estreitas e os telhados são dos gatos; lá fora começa a lagoa. Os nossos cuidadores conhecem ambos, e cada sombra para um passeio em agosto.',
    caldas:
      'Uma cidade termal com praça todas as manhãs e um parque feito para longos passeios. É aqui que vivem muitos dos nossos cuidadores, vários com jardim.',
    bombarral:
      'Vinhas e pomares, caminhos sossegados e muito espaço. Ideal para cães que adoram correr e para casas com plantas por regar.',
    peniche:
      'Uma terra com mar por três lados. Os nossos cuidadores sabem quando a maré deixa a praia aos cães, e onde o vento deixa um gato dormir.',
    sitters: 'Cuidadores em {{town}}',
    others: 'As outras terras',
    notFound: 'Localização não encontrada',
    notFoundText: 'Cuidamos de animais e casas em Óbidos, Caldas da Rainha, Bombarral e Peniche.',
    returnHome: 'Voltar ao início',
  },
} as const satisfies Translation<typeof english>;
