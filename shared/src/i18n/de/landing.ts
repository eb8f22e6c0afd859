import type { Translation } from '../catalogue.ts';
import type english from '../en/landing.ts';

export default {
  meta: {
    title: 'Patas da Prata: Tier- und Haussitter an der Silberküste',
    description:
      'Finden Sie in drei Minuten geprüfte Tier- und Haussitter in Óbidos, Caldas da Rainha, Bombarral oder Peniche. Sichere Zahlung, Hilfe rund um die Uhr.',
  },
  hero: {
    eyebrow: 'Tier- und Hausbetreuung an der Silberküste',
    title: 'In drei Minuten zum Sitter Ihres Vertrauens',
    text: 'Verreisen Sie beruhigt: Nachbarn von Óbidos bis Peniche kümmern sich um Ihre Tiere und Ihr Zuhause, als wären es die eigenen.',
    bookNow: 'Jetzt buchen',
    knowOurSitters: 'Unsere Sitter kennenlernen',
  },
  trust: {
    label: 'Warum man uns vertraut',
    verified: 'Geprüfte Sitter',
    verifiedText: 'Identität und Referenzen geprüft',
    payments: 'Sichere Zahlungen',
    paymentsText: 'Der Endpreis steht fest, bevor Sie zahlen',
    support: 'Hilfe rund um die Uhr',
    supportText: 'Jemand antwortet, Tag und Nacht',
    rating: '{{average}}/5',
    ratingText: 'von über {{families}} Familien',
  },
  steps: {
    title: 'So funktioniert es',
    text: 'Drei Schritte, und Sie können packen.',
    first: 'Sagen Sie, was Sie brauchen',
    firstText:
      'Wählen Sie Leistung und Daten und erzählen Sie, wer zu Hause wartet: Hund, Katze, Papagei oder Geranien.',
    second: 'Wählen Sie Ihren Sitter',
    secondText: 'Vergleichen Sie geprüfte Sitter in Ihrer Nähe, oder lassen Sie uns die Richtigen finden.',
    third: 'Beruhigt losfahren',
    thirdText: 'Ihr Sitter bestätigt, Sie bleiben per Nachricht in Kontakt, und zu Hause geht es allen gut.',
  },
  towns: {
    title: 'An der ganzen Küste zu Hause',
    text: 'Vier Orte, eine Nachbarschaft.',
    obidos: 'Stadtmauern, weiße Gassen und Kirschlikör',
    caldas: 'Der Park, der Markt und kühne Keramik',
    bombarral: 'Weinberge, Windmühlen und Rocha-Birnen',
    peniche: 'Wellen, Klippen und der Leuchtturm',
  },
  become: {
    title: 'Ein Herz für Tiere? Verdienen Sie Geld in Ihrer Nähe.',
    text: 'Preis und Tage bestimmen Sie. Die Bewerbung dauert fünf Minuten und braucht kein Konto; wir antworten innerhalb von 24 Stunden.',
    action: 'Sitter werden',
  },
  location: {
    metaTitle: 'Tier- und Hausbetreuung in {{town}}',
    eyebrow: 'Silberküste, Portugal',
    obidos:
      'Innerhalb der Mauern sind die Gassen eng und die Dächer gehören den Katzen; draußen beginnt die Lagune. Unsere Sitter kennen beides, und jeden schattigen Weg für den August.',
    caldas:
      'Eine Thermalstadt mit täglichem Markt und einem Park für lange Spaziergänge. Hier leben viele unserer Sitter, manche mit Garten.',
    bombarral:
      'Weinberge und Obstgärten, stille Wege und viel Platz. Ideal für Hunde, die gern rennen, und für Häuser, deren Pflanzen Wasser brauchen.',
    peniche:
      'Ein Ort mit dem Meer auf drei Seiten. Unsere Sitter wissen, wann die Ebbe den Strand den Hunden überlässt und wo der Wind eine Katze schlafen lässt.',
    sitters: 'Sitter in {{town}}',
    others: 'Die anderen Orte',
    notFound: 'Ort nicht gefunden',
    notFoundText: 'Wir betreuen Tiere und Häuser in Óbidos, Caldas da Rainha, Bombarral und Peniche.',
    returnHome: 'Zur Startseite',
  },
} as const satisfies Translation<typeof english>;
