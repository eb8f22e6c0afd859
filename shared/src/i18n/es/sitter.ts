import type { Translation } from '../catalogue.ts';
import type en from '../en/sitter.ts';

export default {
  meta: {
    title: '{{name}}, cuidador en {{town}}',
    description:
      '{{name}} cuida de mascotas y casas en {{town}}. Consulta servicios, precios, opiniones y fechas libres.',
  },
  card: {
    newSitter: 'Cuidador nuevo',
    rating: '{{rating}} de 5',
    reviews_zero: 'Sin opiniones',
    reviews_one: '{{count}} opinión',
    reviews_other: '{{count}} opiniones',
    verified: 'Verificado',
    respondsWithin: 'Responde en {{time}}',
    view: 'Ver perfil',
    photoOf: 'Foto de {{name}}',
    notAvailable: 'Ahora no acepta reservas',
  },
  page: {
    back: 'Volver',
    about: 'Sobre {{name}}',
    noDescription: '{{name}} aún no ha escrito su presentación.',
    facts: 'En resumen',
    experience: 'Experiencia',
    responseTime: 'Suele responder en',
    insurance: 'Seguro de responsabilidad civil',
    insured: 'Sí',
    notInsured: 'No declarado',
    services: 'Servicios y precios',
    noServices: 'Sin servicios por ahora.',
    bookNow: 'Reservar ahora',
    unavailable: '{{name}} no acepta reservas en este momento.',
    otherSitters: 'Ver otros cuidadores',
  },
  contact: {
    title: 'Contacto',
    email: 'Correo',
    phone: 'Teléfono',
    signIn: 'Inicia sesión para ver el correo y el teléfono.',
    signInAction: 'Iniciar sesión',
    loading: 'Cargando el contacto…',
    failed: 'No se pudo cargar el contacto.',
    retry: 'Reintentar',
    none: 'Sin datos de contacto.',
  },
  reviews: {
    title: 'Opiniones',
    none: 'Aún no hay opiniones. {{name}} acaba de llegar: la primera estancia escribirá la primera.',
    more: 'Mostrar más opiniones',
  },
  calendar: {
    title: 'Disponibilidad',
    month: 'Disponibilidad en {{month}}',
    free: '{{day}}: libre',
    busy: '{{day}}: ocupado',
    past: '{{day}}: ya pasó',
    legendFree: 'Libre',
    legendBusy: 'Ocupado',
  },
  notFound: {
    title: 'Cuidador no encontrado',
    text: 'Este cuidador ya no está en la lista o la dirección tiene un error.',
    action: 'Ver todos los cuidadores',
  },
  failed: {
    title: 'No se pudo cargar este perfil',
    text: 'Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
} as const satisfies Translation<typeof en>;
