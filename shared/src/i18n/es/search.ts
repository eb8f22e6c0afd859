import type { Translation } from '../catalogue.ts';
import type en from '../en/search.ts';

export default {
  meta: {
    title: 'Cuidadores de mascotas y casas en la Costa de Plata',
    titleTown: 'Cuidadores de mascotas y casas en {{town}}',
    description:
      'Cuidadores verificados de mascotas y casas en Óbidos, Caldas da Rainha, Bombarral y Peniche. Compara precios, valoraciones y fechas libres.',
  },
  heading: 'Conoce a nuestros cuidadores',
  headingTown: 'Cuidadores en {{town}}',
  intro: 'Personas verificadas, cerca de ti, que cuidan de mascotas y casas como si fueran suyas.',
  filters: {
    title: 'Filtros',
    town: 'Localidad',
    anyTown: 'Todas las localidades',
    service: 'Servicio',
    anyService: 'Todos los servicios',
    from: 'Primer día',
    to: 'Último día',
    max: 'Precio máximo',
    maxPlaceholder: 'Sin límite',
    sort: 'Ordenar por',
    sortRating: 'Favoritos y mejor valorados',
    sortPrice: 'Precio más bajo',
    sortNewest: 'Más recientes',
    clear: 'Borrar filtros',
    datesOrder: 'El último día no puede ser anterior al primero.',
    datesPast: 'Elige un día a partir de hoy.',
    datesFar: 'Conocemos las fechas libres hasta el {{day}}.',
  },
  results: {
    label: 'Cuidadores',
    count_zero: 'No se encontraron cuidadores',
    count_one: '{{count}} cuidador',
    count_other: '{{count}} cuidadores',
    loading: 'Buscando cuidadores…',
    shown: '{{shown}} de {{total}} en la lista',
    more: 'Mostrar más',
  },
  empty: {
    title: 'Nadie coincide todavía',
    text: 'Prueba otras fechas, una localidad vecina o un precio más alto.',
    none: 'Pronto habrá nuevos cuidadores. Vuelve a visitarnos.',
  },
  failed: {
    title: 'No se pudo cargar la lista',
    text: 'Comprueba tu conexión e inténtalo de nuevo.',
    refresh: 'Actualizar',
  },
  favorites: {
    add: 'Añadir a {{name}} a favoritos',
    remove: 'Quitar a {{name}} de favoritos',
    signIn: 'Inicia sesión para guardar favoritos',
    signInAction: 'Iniciar sesión',
    failed: 'No se pudieron actualizar los favoritos',
    added: 'Añadido a favoritos',
    removed: 'Quitado de favoritos',
  },
} as const satisfies Translation<typeof en>;
