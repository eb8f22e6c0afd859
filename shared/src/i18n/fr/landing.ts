import type { Translation } from '../catalogue.ts';
import type english from '../en/landing.ts';

export default {
  meta: {
    title: 'Patas da Prata : gardiens d’animaux et de maisons sur la Côte d’Argent',
    description:
      'Trouvez en trois minutes un gardien vérifié pour vos animaux ou votre maison à Óbidos, Caldas da Rainha, Bombarral ou Peniche. Paiements sécurisés, aide à toute heure.',
  },
  hero: {
    eyebrow: 'Garde d’animaux et de maisons sur la Côte d’Argent',
    title: 'Un gardien de confiance en trois minutes',
    text: 'Partez l’esprit tranquille : d’Óbidos à Peniche, des voisins prennent soin de vos animaux et de votre maison comme si c’étaient les leurs.',
    bookNow: 'Réserver',
    knowOurSitters: 'Découvrez nos gardiens',
  },
  trust: {
    label: 'Pourquoi on nous fait confiance',
    verified: 'Gardiens vérifiés',
    verifiedText: 'Identité et références contrôlées',
    payments: 'Paiements sécurisés',
    paymentsText: 'Le prix final est convenu avant de payer',
    support: 'Assistance 24h/24, 7j/7',
    supportText: 'Quelqu’un répond, jour et nuit',
    rating: '{{average}}/5',
    ratingText: 'par plus de {{families}} familles',
  },
  steps: {
    title: 'Comment ça marche',
    text: 'Trois étapes, et vous pouvez faire vos valises.',
    first: 'Dites-nous ce qu’il vous faut',
    firstText:
      'Choisissez le service et les dates, et dites-nous qui reste à la maison : chien, chat, perroquet ou géraniums.',
    second: 'Choisissez votre gardien',
    secondText: 'Comparez les gardiens vérifiés près de chez vous, ou laissez-nous trouver la bonne personne.',
    third: 'Partez tranquille',
    thirdText: 'Votre gardien confirme, vous restez en contact par messages, et tout va bien à la maison.',
  },
  towns: {
    title: 'Chez nous tout le long de la côte',
    text: 'Quatre villes, un seul voisinage.',
    obidos: 'Remparts, ruelles blanches et liqueur de griotte',
    caldas: 'Le parc, le marché et la céramique audacieuse',
    bombarral: 'Vignes, moulins et poires Rocha',
    peniche: 'Vagues, falaises et phare',
  },
  become: {
    title: 'Vous aimez les animaux ? Gagnez de l’argent près de chez vous.',
    text: 'Vous fixez votre prix et vos jours. La candidature prend cinq minutes, sans compte ; nous répondons sous 24 heures.',
    action: 'Devenir gardien',
  },
  location: {
    metaTitle: 'Garde d’animaux et de maisons à {{town}}',
    eyebrow: 'Côte d’Argent, Portugal',
    obidos:
      'Dans les remparts, les ruelles sont étroites et les toits appartiennent aux chats ; dehors commence la lagune. Nos gardiens connaissent les deux, et chaque coin d’ombre pour une balade en août.',
    caldas:
      'Une ville thermale avec son marché chaque matin et un parc fait pour les longues promenades. Beaucoup de nos gardiens vivent ici, plusieurs avec jardin.',
    bombarral:
      'Vignes et vergers, chemins tranquilles et beaucoup d’espace. Idéal pour les chiens qui aiment courir et les maisons aux plantes assoiffées.',
    peniche:
      'Une ville entourée par la mer sur trois côtés. Nos gardiens savent quand la marée laisse la plage aux chiens, et où le vent laisse dormir un chat.',
    sitters: 'Gardiens à {{town}}',
    others: 'Les autres villes',
    notFound: 'Lieu introuvable',
    notFoundText: 'Nous gardons animaux et maisons à Óbidos, Caldas da Rainha, Bombarral et Peniche.',
    returnHome: 'Retour à l’accueil',
  },
} as const satisfies Translation<typeof english>;
