import type { Translation } from '../catalogue.ts';
import type en from '../en/search.ts';

export default {
  meta: {
    title: 'Gardiens d’animaux et de maisons sur la Côte d’Argent',
    titleTown: 'Gardiens d’animaux et de maisons à {{town}}',
    description:
      'Gardiens vérifiés d’animaux et de maisons à Óbidos, Caldas da Rainha, Bombarral et Peniche. Comparez prix, avis et dates libres.',
  },
  heading: 'Découvrez nos gardiens',
  headingTown: 'Gardiens à {{town}}',
  intro: 'Des personnes vérifiées, près de chez vous, qui gardent animaux et maisons comme les leurs.',
  filters: {
    title: 'Filtres',
    town: 'Ville',
    anyTown: 'Toutes les villes',
    service: 'Service',
    anyService: 'Tous les services',
    from: 'Premier jour',
    to: 'Dernier jour',
    max: 'Prix maximum',
    maxPlaceholder: 'Sans limite',
    sort: 'Trier par',
    sortRating: 'Favoris, puis mieux notés',
    sortPrice: 'Prix le plus bas',
    sortNewest: 'Plus récents',
    clear: 'Effacer les filtres',
    datesOrder: 'Le dernier jour ne peut pas précéder le premier.',
    datesPast: 'Choisissez un jour à partir d’aujourd’hui.',
    datesFar: 'Nous connaissons les dates libres jusqu’au {{day}}.',
  },
  results: {
    label: 'Gardiens',
    count_zero: 'Aucun gardien trouvé',
    count_one: '{{count}} gardien',
    count_other: '{{count}} gardiens',
    loading: 'Recherche de gardiens…',
    shown: '{{shown}} sur {{total}} affichés',
    more: 'Afficher plus',
  },
  empty: {
    title: 'Personne ne correspond pour l’instant',
    text: 'Essayez d’autres dates, une ville voisine ou un prix plus élevé.',
    none: 'De nouveaux gardiens arrivent. Revenez bientôt.',
  },
  failed: {
    title: 'La liste n’a pas pu être chargée',
    text: 'Vérifiez votre connexion et réessayez.',
    refresh: 'Actualiser',
  },
  favorites: {
    add: 'Ajouter {{name}} aux favoris',
    remove: 'Retirer {{name}} des favoris',
    signIn: 'Connectez-vous pour enregistrer des favoris',
    signInAction: 'Se connecter',
    failed: 'Les favoris n’ont pas pu être mis à jour',
    added: 'Ajouté aux favoris',
    removed: 'Retiré des favoris',
  },
} as const satisfies Translation<typeof en>;
