import type { Translation } from '../catalogue.ts';
import type en from '../en/mail.ts';

export default {
  frame: {
    greeting: 'Hallo {{name}},',
    greetingPlain: 'Hallo,',
    signature: 'Das Team von Patas da Prata',
    tagline: 'Tier- und Haussitting an der Silberküste',
    linkHint: 'Falls der Knopf nicht funktioniert, öffne diese Adresse:',
    why: 'Diese Mail ging an {{to}}, weil es dazu ein Konto, eine Bewerbung oder eine Buchung bei Patas da Prata gibt.',
  },
  details: {
    reference: 'Buchung',
    serviceName: 'Leistung',
    dates: 'Zeitraum',
    otherName: 'Mit',
    amount: 'Gesamt',
    reason: 'Grund',
  },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    body: 'Willkommen bei Patas da Prata! Bestätige bitte, dass dies deine Adresse ist. Danach kannst du sofort jemanden buchen.\n\nWenn du kein Konto angelegt hast, kannst du diese Mail ignorieren.',
    button: 'Adresse bestätigen',
  },
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    body: 'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto angefordert. Der Link unten gilt einmal und eine Stunde lang.\n\nWenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    button: 'Neues Passwort festlegen',
  },
  applicationReceived: {
    subject: 'Deine Bewerbung ist angekommen',
    body: 'Danke, dass du Sitter werden möchtest. Wir prüfen jede Bewerbung innerhalb von 24 Stunden. Danach folgen die Überprüfung von Hintergrund und Referenzen, ein Videogespräch und die Freischaltung deines Profils.\n\nDu musst jetzt nichts tun: Wir schreiben dir, sobald wir mehr wissen.',
    button: 'Zur Website',
  },
  sitterInvitation: {
    subject: 'Willkommen! Dein Sitterprofil ist bereit',
    body: 'Deine Bewerbung wurde angenommen: Schön, dass du dabei bist. Lege ein Passwort fest, um dich anzumelden, dein Profil zu vervollständigen und die ersten Anfragen zu beantworten.',
    button: 'Passwort festlegen',
    bodyExisting:
      'Deine Bewerbung wurde angenommen: Schön, dass du dabei bist. Dein Konto ist jetzt auch ein Sitterkonto. Melde dich an, um dein Profil zu vervollständigen und die ersten Anfragen zu beantworten.',
    buttonExisting: 'Anmelden',
  },
  applicationRejected: {
    subject: 'Zu deiner Bewerbung',
    body: 'Danke für dein Interesse, bei Patas da Prata Sitter zu werden. Leider können wir deine Bewerbung derzeit nicht annehmen.\n\nWenn sich etwas ändert, freuen wir uns über eine neue Bewerbung.',
    button: 'Zur Website',
  },
  bookingRequested: {
    subject: 'Deine Buchungsanfrage {{reference}} ist da',
    body: 'Deine Anfrage ist bei uns angekommen. Sie wird innerhalb von 24 Stunden geprüft und beantwortet; dann schreiben wir dir.',
    button: 'Buchung ansehen',
  },
  newRequest: {
    subject: 'Neue Buchungsanfrage {{reference}}',
    body: 'Du hast eine neue Buchungsanfrage. Nimm sie bitte bald an oder lehne sie ab: Eine unbeantwortete Anfrage verfällt nach 72 Stunden.',
    button: 'Anfrage beantworten',
  },
  bookingAssigned: {
    subject: 'Wir haben jemanden für deine Buchung {{reference}} gefunden',
    body: 'Wir haben deine Buchung an {{otherName}} weitergegeben. Sobald sie angenommen ist, hörst du wieder von uns.',
    button: 'Buchung ansehen',
  },
  bookingAccepted: {
    subject: '{{otherName}} hat deine Buchung angenommen',
    body: 'Gute Nachricht: {{otherName}} hat deine Buchung angenommen. Auf ihrer Seite könnt ihr euch schreiben und seht die Telefonnummer des anderen.',
    button: 'Buchung ansehen',
  },
  priceConfirmed: {
    subject: 'Preis für Buchung {{reference}} bestätigt',
    body: 'Der Preis dieser Buchung wurde geprüft und steht jetzt fest: {{amount}}.',
    button: 'Buchung ansehen',
  },
  bookingDeclined: {
    subject: 'Deine Buchungsanfrage {{reference}} wurde abgelehnt',
    body: 'Leider kann diese Buchung nicht übernommen werden. Es wurde nichts abgebucht.\n\nGut möglich, dass andere Sitter in deiner Nähe zu dieser Zeit frei sind.',
    button: 'Buchung ansehen',
  },
  bookingCancelled: {
    subject: 'Buchung {{reference}} wurde storniert',
    body: 'Diese Buchung wurde storniert, der Zeitraum ist wieder frei.',
    button: 'Buchung ansehen',
  },
  bookingExpired: {
    subject: 'Buchungsanfrage {{reference}} ist verfallen',
    body: 'Diese Anfrage wurde nicht rechtzeitig beantwortet und ist verfallen. Der Zeitraum ist wieder frei, und es wurde nichts abgebucht.',
    button: 'Buchung ansehen',
  },
  newMessage: {
    subject: 'Neue Nachricht von {{otherName}}',
    body: '{{otherName}} hat dir zur Buchung {{reference}} geschrieben.',
    button: 'Lesen und antworten',
  },
} as const satisfies Translation<typeof en>;
