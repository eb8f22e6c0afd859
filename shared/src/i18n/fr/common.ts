import type { Translation } from '../catalogue.ts';
import type english from '../en/common.ts';

export default {
  skipToContent: 'Aller au contenu',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  pageFailed: 'Cette page n’a pas pu s’afficher.',
  sessionFailed: 'Nous n’avons pas pu vérifier votre connexion.',
  signOutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Nous reprendrons dès le retour de la connexion.',
  brandHome: 'Patas da Prata, accueil',
  nav: {
    main: 'Menu principal',
    menu: 'Menu',
    knowOurSitters: 'Découvrez nos gardiens',
    enter: 'Connexion/Inscription',
    dashboard: 'Tableau de bord',
    bookNow: 'Réserver',
    admin: 'Administration',
    profile: 'Menu du profil',
    myBookings: 'Mes réservations',
    sitterDashboard: 'Espace gardien',
    signOut: 'Se déconnecter',
    becomeSitter: 'Devenir gardien',
  },
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être changée. Veuillez réessayer.',
  colors: {
    label: 'Couleurs',
    auto: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
  footer: {
    promise: 'Animaux et maisons de la Côte d’Argent entre de bonnes mains.',
    explore: 'Explorer',
    towns: 'Nos villes',
    settings: 'Préférences',
    coast: 'Pour la Côte d’Argent, au Portugal',
  },
  notFound: {
    title: 'Oups ! Page introuvable',
    text: 'La page que vous cherchez a déménagé, ou la marée l’a emportée.',
    home: 'Retour à l’accueil',
  },
  adminGate: {
    title: 'Administration',
    leads: 'L’administration a son propre site.',
    open: 'Ouvrir l’administration',
  },
} as const satisfies Translation<typeof english>;
