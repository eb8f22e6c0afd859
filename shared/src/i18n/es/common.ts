import type { Translation } from '../catalogue.ts';
import type english from '../en/common.ts';

export default {
  skipToContent: 'Saltar al contenido',
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  pageFailed: 'No se ha podido mostrar esta página.',
  sessionFailed: 'No hemos podido comprobar tu sesión.',
  signOutFailed: 'No se ha podido cerrar la sesión. Inténtalo de nuevo.',
  offline: 'Estás sin conexión. Seguiremos en cuanto vuelva.',
  brandHome: 'Patas da Prata, inicio',
  nav: {
    main: 'Menú principal',
    menu: 'Menú',
    knowOurSitters: 'Conoce a nuestros cuidadores',
    enter: 'Entrar/Registrarse',
    dashboard: 'Panel',
    bookNow: 'Reservar ahora',
    admin: 'Administración',
    profile: 'Menú del perfil',
    myBookings: 'Mis reservas',
    sitterDashboard: 'Panel del cuidador',
    signOut: 'Cerrar sesión',
    becomeSitter: 'Hazte cuidador',
  },
  language: 'Idioma',
  languageFailed: 'No se ha podido cambiar el idioma. Inténtalo de nuevo.',
  colors: {
    label: 'Colores',
    auto: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
  footer: {
    promise: 'Mascotas y casas de la Costa de Plata en buenas manos.',
    explore: 'Explorar',
    towns: 'Nuestros pueblos',
    settings: 'Preferencias',
    coast: 'Hecho para la Costa de Plata, Portugal',
  },
  notFound: {
    title: '¡Vaya! Página no encontrada',
    text: 'La página que buscas ha cambiado de sitio, o se la ha llevado la marea.',
    home: 'Volver al inicio',
  },
  adminGate: {
    title: 'Administración',
    leads: 'La administración tiene su propio sitio.',
    open: 'Abrir la administración',
  },
} as const satisfies Translation<typeof english>;
