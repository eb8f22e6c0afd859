import type { Translation } from '../catalogue.ts';
import type english from '../en/landing.ts';

export default {
  meta: {
    title: 'Patas da Prata: cuidadores de mascotas y casas en la Costa de Plata',
    description:
      'Encuentra en tres minutos un cuidador verificado para tus mascotas o tu casa en Óbidos, Caldas da Rainha, Bombarral o Peniche. Pagos seguros y ayuda a cualquier hora.',
  },
  hero: {
    eyebrow: 'Cuidado de mascotas y casas en la Costa de Plata',
    title: 'Un cuidador de confianza en tres minutos',
    text: 'Viaja con tranquilidad: vecinos de Óbidos a Peniche cuidan de tus mascotas y de tu casa como si fueran suyas.',
    bookNow: 'Reservar ahora',
    knowOurSitters: 'Conoce a nuestros cuidadores',
  },
  trust: {
    label: 'Por qué confían en nosotros',
    verified: 'Cuidadores verificados',
    verifiedText: 'Identidad y referencias comprobadas',
    payments: 'Pagos seguros',
    paymentsText: 'El precio final se acuerda antes de pagar',
    support: 'Atención 24/7',
    supportText: 'Siempre responde alguien, de día y de noche',
    rating: '{{average}}/5',
    ratingText: 'de más de {{families}} familias',
  },
  steps: {
    title: 'Cómo funciona',
    text: 'Tres pasos y a hacer la maleta.',
    first: 'Dinos qué necesitas',
    firstText: 'Elige el servicio y las fechas y cuéntanos quién se queda en casa: perro, gato, loro o geranios.',
    second: 'Elige a tu cuidador',
    secondText: 'Compara cuidadores verificados cerca de ti o deja que encontremos a la persona adecuada.',
    third: 'Vete con tranquilidad',
    thirdText: 'Tu cuidador confirma, habláis por mensajes y en casa todo va bien.',
  },
  towns: {
    title: 'En casa en toda la costa',
    text: 'Cuatro pueblos, un solo vecindario.',
    obidos: 'Murallas, calles blancas y licor de guindas',
    caldas: 'El parque, el mercado y la cerámica atrevida',
    bombarral: 'Viñedos, molinos y peras Rocha',
    peniche: 'Olas, acantilados y el faro',
  },
  become: {
    title: '¿Se te dan bien los animales? Gana dinero cerca de casa.',
    text: 'Tú pones el precio y los días. La solicitud lleva cinco minutos y no necesita cuenta; respondemos en 24 horas.',
    action: 'Hazte cuidador',
  },
  location: {
    metaTitle: 'Cuidado de mascotas y casas en {{town}}',
    eyebrow: 'Costa de Plata, Portugal',
    obidos:
      'Dentro de las murallas las calles son estrechas y los tejados son de los gatos; fuera empieza la laguna. Nuestros cuidadores conocen ambos mundos y cada sombra para pasear en agosto.',
    caldas:
      'Una ciudad termal con mercado todas las mañanas y un parque hecho para largos paseos. Aquí viven muchos de nuestros cuidadores, varios con jardín.',
    bombarral:
      'Viñedos y huertos, caminos tranquilos y mucho espacio. Ideal para perros a los que les encanta correr y para casas con plantas que regar.',
    peniche:
      'Un pueblo con mar por tres lados. Nuestros cuidadores saben cuándo la marea deja la playa a los perros y dónde el viento deja dormir a un gato.',
    sitters: 'Cuidadores en {{town}}',
    others: 'Los otros pueblos',
    notFound: 'Localidad no encontrada',
    notFoundText: 'Cuidamos de mascotas y casas en Óbidos, Caldas da Rainha, Bombarral y Peniche.',
    returnHome: 'Volver al inicio',
  },
} as const satisfies Translation<typeof english>;
