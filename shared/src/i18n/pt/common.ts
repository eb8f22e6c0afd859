import type { Translation } from '../catalogue.ts';
import type english from '../en/common.ts';

export default {
  skipToContent: 'Saltar para o conteúdo',
  loading: 'A carregar…',
  tryAgain: 'Tentar de novo',
  close: 'Fechar',
  pageFailed: 'Não foi possível mostrar esta página.',
  sessionFailed: 'Não foi possível confirmar a sua sessão.',
  signOutFailed: 'Não foi possível terminar a sessão. Tente de novo.',
  offline: 'Está sem ligação à internet. Continuamos assim que ela voltar.',
  brandHome: 'Patas da Prata, página inicial',
  nav: {
    main: 'Menu principal',
    menu: 'Menu',
    knowOurSitters: 'Conheça os nossos cuidadores',
    enter: 'Entrar/Registar',
    dashboard: 'Painel',
    bookNow: 'Reservar agora',
    admin: 'Administração',
    profile: 'Menu do perfil',
    myBookings: 'As minhas reservas',
    sitterDashboard: 'Painel do cuidador',
    signOut: 'Terminar sessão',
    becomeSitter: 'Seja cuidador',
  },
  language: 'Idioma',
  languageFailed: 'Não foi possível mudar o idioma. Tente de novo.',
  colors: {
    label: 'Cores',
    auto: 'Como o dispositivo',
    light: 'Claro',
    dark: 'Escuro',
  },
  footer: {
    promise: 'Animais e casas da Costa de Prata em boas mãos.',
    explore: 'Explorar',
    towns: 'As nossas terras',
    settings: 'Preferências',
    coast: 'Feito para a Costa de Prata, Portugal',
  },
  notFound: {
    title: 'Ups! Página não encontrada',
    text: 'A página que procura mudou de sítio, ou a maré levou-a.',
    home: 'Voltar ao início',
  },
  adminGate: {
    title: 'Administração',
    leads: 'A administração tem um site próprio.',
    open: 'Abrir a administração',
  },
} as const satisfies Translation<typeof english>;
