import type { Translation } from '../catalogue.ts';
import type english from '../en/common.ts';

export default {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
  sessionFailed: 'Wir konnten Ihre Anmeldung nicht prüfen.',
  signOutFailed: 'Sie konnten nicht abgemeldet werden. Bitte versuchen Sie es erneut.',
  offline: 'Sie sind offline. Es geht weiter, sobald die Verbindung zurück ist.',
  brandHome: 'Patas da Prata, Startseite',
  nav: {
    main: 'Hauptmenü',
    menu: 'Menü',
    knowOurSitters: 'Unsere Sitter kennenlernen',
    enter: 'Anmelden/Registrieren',
    dashboard: 'Übersicht',
    bookNow: 'Jetzt buchen',
    admin: 'Verwaltung',
    profile: 'Profilmenü',
    myBookings: 'Meine Buchungen',
    sitterDashboard: 'Sitter-Bereich',
    signOut: 'Abmelden',
    becomeSitter: 'Sitter werden',
  },
  language: 'Sprache',
  languageFailed: 'Die Sprache konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  colors: {
    label: 'Farben',
    auto: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },
  footer: {
    promise: 'Tiere und Häuser der Silberküste in guten Händen.',
    explore: 'Entdecken',
    towns: 'Unsere Orte',
    settings: 'Einstellungen',
    coast: 'Für die Silberküste, Portugal',
  },
  notFound: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Die gesuchte Seite ist umgezogen, oder die Flut hat sie geholt.',
    home: 'Zurück zur Startseite',
  },
  adminGate: {
    title: 'Verwaltung',
    leads: 'Die Verwaltung hat eine eigene Website.',
    open: 'Verwaltung öffnen',
  },
} as const satisfies Translation<typeof english>;
