import type { Translation } from '../catalogue.ts';
import type en from '../en/search.ts';

export default {
  meta: {
    title: 'Tier- und Haussitter an der Silberküste',
    titleTown: 'Tier- und Haussitter in {{town}}',
    description:
      'Geprüfte Tier- und Haussitter in Óbidos, Caldas da Rainha, Bombarral und Peniche. Preise, Bewertungen und freie Tage im Vergleich.',
  },
  heading: 'Unsere Sitter kennenlernen',
  headingTown: 'Sitter in {{town}}',
  intro: 'Geprüfte Menschen in Ihrer Nähe, die Tiere und Häuser hüten, als wären es die eigenen.',
  filters: {
    title: 'Filter',
    town: 'Ort',
    anyTown: 'Alle Orte',
    service: 'Leistung',
    anyService: 'Alle Leistungen',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    max: 'Höchstpreis',
    maxPlaceholder: 'Ohne Grenze',
    sort: 'Sortieren nach',
    sortRating: 'Favoriten, beste Bewertung',
    sortPrice: 'Niedrigster Preis',
    sortNewest: 'Neueste zuerst',
    clear: 'Filter löschen',
    datesOrder: 'Der letzte Tag kann nicht vor dem ersten liegen.',
    datesPast: 'Wählen Sie einen Tag ab heute.',
    datesFar: 'Freie Tage sind bis zum {{day}} bekannt.',
  },
  results: {
    label: 'Sitter',
    count_zero: 'Keine Sitter gefunden',
    count_one: '{{count}} Sitter',
    count_other: '{{count}} Sitter',
    loading: 'Sitter werden gesucht …',
    shown: '{{shown}} von {{total}} angezeigt',
    more: 'Mehr anzeigen',
  },
  empty: {
    title: 'Noch passt niemand',
    text: 'Versuchen Sie andere Tage, einen Nachbarort oder einen höheren Preis.',
    none: 'Neue Sitter sind unterwegs. Schauen Sie bald wieder vorbei.',
  },
  failed: {
    title: 'Die Liste konnte nicht geladen werden',
    text: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    refresh: 'Aktualisieren',
  },
  favorites: {
    add: '{{name}} zu den Favoriten hinzufügen',
    remove: '{{name}} aus den Favoriten entfernen',
    signIn: 'Bitte melden Sie sich an, um Favoriten zu speichern',
    signInAction: 'Anmelden',
    failed: 'Die Favoriten konnten nicht geändert werden',
    added: 'Zu den Favoriten hinzugefügt',
    removed: 'Aus den Favoriten entfernt',
  },
} as const satisfies Translation<typeof en>;
