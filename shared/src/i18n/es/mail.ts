import type { Translation } from '../catalogue.ts';
import type en from '../en/mail.ts';

export default {
  frame: {
    greeting: 'Hola, {{name}}:',
    greetingPlain: 'Hola:',
    signature: 'El equipo de Patas da Prata',
    tagline: 'Cuidado de mascotas y casas en la Costa de Plata',
    linkHint: 'Si el botón no funciona, abre esta dirección:',
    why: 'Este correo se ha enviado a {{to}} por una cuenta, una solicitud o una reserva en Patas da Prata.',
  },
  details: {
    reference: 'Reserva',
    serviceName: 'Servicio',
    dates: 'Fechas',
    otherName: 'Con',
    amount: 'Total',
    reason: 'Motivo',
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo',
    body: '¡Te damos la bienvenida a Patas da Prata! Confirma que esta dirección es tuya y ya podrás reservar un cuidador.\n\nSi no has creado una cuenta, puedes ignorar este correo.',
    button: 'Confirmar dirección',
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    body: 'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta. El enlace de abajo funciona una sola vez, durante una hora.\n\nSi no has sido tú, ignora este correo: tu contraseña sigue igual.',
    button: 'Elegir contraseña',
  },
  applicationReceived: {
    subject: 'Hemos recibido tu solicitud',
    body: 'Gracias por querer ser cuidador. Revisamos cada solicitud en 24 horas. Después vienen la comprobación de antecedentes y referencias, una entrevista por vídeo y la activación de tu perfil.\n\nAhora no tienes que hacer nada: te escribiremos en cuanto sepamos más.',
    button: 'Visitar el sitio',
  },
  sitterInvitation: {
    subject: '¡Te damos la bienvenida! Tu perfil de cuidador está listo',
    body: 'Tu solicitud ha sido aprobada: nos alegra contar contigo. Elige una contraseña para entrar, completar tu perfil y responder a las primeras peticiones.',
    button: 'Elegir contraseña',
    bodyExisting:
      'Tu solicitud ha sido aprobada: nos alegra contar contigo. Tu cuenta es ahora también una cuenta de cuidador. Entra para completar tu perfil y responder a las primeras peticiones.',
    buttonExisting: 'Entrar',
  },
  applicationRejected: {
    subject: 'Sobre tu solicitud',
    body: 'Gracias por tu interés en ser cuidador en Patas da Prata. Lamentamos no poder aceptar tu solicitud en este momento.\n\nSi algo cambia, nos encantará recibir otra solicitud tuya.',
    button: 'Visitar el sitio',
  },
  bookingRequested: {
    subject: 'Tenemos tu petición de reserva {{reference}}',
    body: 'Tu petición nos ha llegado. La revisamos y respondemos en 24 horas, y entonces te escribiremos.',
    button: 'Ver reserva',
  },
  newRequest: {
    subject: 'Nueva petición de reserva {{reference}}',
    body: 'Tienes una nueva petición de reserva. Acéptala o recházala pronto: una petición sin respuesta caduca a las 72 horas.',
    button: 'Responder a la petición',
  },
  bookingAssigned: {
    subject: 'Hemos encontrado un cuidador para tu reserva {{reference}}',
    body: 'Hemos enviado tu reserva a {{otherName}}. En cuanto la acepte, volveremos a escribirte.',
    button: 'Ver reserva',
  },
  bookingAccepted: {
    subject: '{{otherName}} ha aceptado tu reserva',
    body: 'Buenas noticias: {{otherName}} ha aceptado tu reserva. En su página podéis intercambiar mensajes y ver vuestros teléfonos.',
    button: 'Ver reserva',
  },
  priceConfirmed: {
    subject: 'Precio confirmado de la reserva {{reference}}',
    body: 'El precio de esta reserva se ha revisado y ya es definitivo: {{amount}}.',
    button: 'Ver reserva',
  },
  bookingDeclined: {
    subject: 'Tu petición de reserva {{reference}} ha sido rechazada',
    body: 'Lamentablemente, el cuidador no puede atender esta reserva. No se te ha cobrado nada.\n\nEs muy posible que otros cuidadores cercanos estén libres en estas fechas.',
    button: 'Ver reserva',
  },
  bookingCancelled: {
    subject: 'La reserva {{reference}} se ha cancelado',
    body: 'Esta reserva se ha cancelado y sus fechas vuelven a estar libres.',
    button: 'Ver reserva',
  },
  bookingExpired: {
    subject: 'La petición de reserva {{reference}} ha caducado',
    body: 'Esta petición no se respondió a tiempo y ha caducado. Sus fechas vuelven a estar libres y no se ha cobrado nada.',
    button: 'Ver reserva',
  },
  newMessage: {
    subject: 'Nuevo mensaje de {{otherName}}',
    body: '{{otherName}} te ha escrito sobre la reserva {{reference}}.',
    button: 'Leer y responder',
  },
} as const satisfies Translation<typeof en>;
