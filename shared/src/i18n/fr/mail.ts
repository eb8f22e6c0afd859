import type { Translation } from '../catalogue.ts';
import type en from '../en/mail.ts';

export default {
  frame: {
    greeting: 'Bonjour {{name}},',
    greetingPlain: 'Bonjour,',
    signature: 'L’équipe Patas da Prata',
    tagline: 'Garde d’animaux et de maisons sur la Côte d’Argent',
    linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    why: 'Cet e-mail a été envoyé à {{to}} en raison d’un compte, d’une candidature ou d’une réservation chez Patas da Prata.',
  },
  details: {
    reference: 'Réservation',
    serviceName: 'Service',
    dates: 'Dates',
    otherName: 'Avec',
    amount: 'Total',
    reason: 'Motif',
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bienvenue chez Patas da Prata ! Confirmez que cette adresse est bien la vôtre, et vous pourrez réserver tout de suite.\n\nSi vous n’avez pas créé de compte, ignorez simplement cet e-mail.',
    button: 'Confirmer l’adresse',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Le lien ci-dessous fonctionne une seule fois, pendant une heure.\n\nSi ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
    button: 'Choisir un mot de passe',
  },
  applicationReceived: {
    subject: 'Nous avons reçu votre candidature',
    body: 'Merci de vouloir devenir gardien. Nous examinons chaque candidature sous 24 heures. Viennent ensuite la vérification des antécédents et des références, un entretien vidéo et l’activation de votre profil.\n\nVous n’avez rien à faire pour l’instant : nous vous écrirons dès que nous en saurons plus.',
    button: 'Visiter le site',
  },
  sitterInvitation: {
    subject: 'Bienvenue ! Votre profil de gardien est prêt',
    body: 'Votre candidature est acceptée : nous sommes ravis de vous compter parmi nous. Choisissez un mot de passe pour vous connecter, compléter votre profil et répondre à vos premières demandes.',
    button: 'Choisir un mot de passe',
    bodyExisting:
      'Votre candidature est acceptée : nous sommes ravis de vous compter parmi nous. Votre compte est désormais aussi un compte de gardien. Connectez-vous pour compléter votre profil et répondre à vos premières demandes.',
    buttonExisting: 'Se connecter',
  },
  applicationRejected: {
    subject: 'À propos de votre candidature',
    body: 'Merci de votre intérêt pour Patas da Prata. Nous sommes désolés de ne pas pouvoir accepter votre candidature pour le moment.\n\nSi votre situation change, une nouvelle candidature sera la bienvenue.',
    button: 'Visiter le site',
  },
  bookingRequested: {
    subject: 'Nous avons bien reçu votre demande {{reference}}',
    body: 'Votre demande nous est parvenue. Elle est examinée et reçoit une réponse sous 24 heures ; nous vous écrirons alors.',
    button: 'Voir la réservation',
  },
  newRequest: {
    subject: 'Nouvelle demande de réservation {{reference}}',
    body: 'Vous avez une nouvelle demande de réservation. Acceptez-la ou refusez-la rapidement : une demande sans réponse expire au bout de 72 heures.',
    button: 'Répondre à la demande',
  },
  bookingAssigned: {
    subject: 'Nous avons trouvé un gardien pour votre réservation {{reference}}',
    body: 'Nous avons transmis votre réservation à {{otherName}}. Dès qu’elle sera acceptée, nous vous écrirons.',
    button: 'Voir la réservation',
  },
  bookingAccepted: {
    subject: '{{otherName}} a accepté votre réservation',
    body: 'Bonne nouvelle : {{otherName}} a accepté votre réservation. Sur sa page, vous pouvez échanger des messages et voir vos numéros de téléphone.',
    button: 'Voir la réservation',
  },
  priceConfirmed: {
    subject: 'Prix confirmé pour la réservation {{reference}}',
    body: 'Le prix de cette réservation a été vérifié et il est désormais définitif : {{amount}}.',
    button: 'Voir la réservation',
  },
  bookingDeclined: {
    subject: 'Votre demande de réservation {{reference}} a été refusée',
    body: 'Malheureusement, cette réservation ne peut pas être prise en charge. Rien ne vous a été débité.\n\nD’autres gardiens près de chez vous sont peut-être libres à ces dates.',
    button: 'Voir la réservation',
  },
  bookingCancelled: {
    subject: 'La réservation {{reference}} a été annulée',
    body: 'Cette réservation a été annulée et ses dates sont de nouveau libres.',
    button: 'Voir la réservation',
  },
  bookingExpired: {
    subject: 'La demande de réservation {{reference}} a expiré',
    body: 'Cette demande n’a pas reçu de réponse à temps et a expiré. Ses dates sont de nouveau libres, et rien n’a été débité.',
    button: 'Voir la réservation',
  },
  newMessage: {
    subject: 'Nouveau message de {{otherName}}',
    body: '{{otherName}} vous a écrit au sujet de la réservation {{reference}}.',
    button: 'Lire et répondre',
  },
} as const satisfies Translation<typeof en>;
