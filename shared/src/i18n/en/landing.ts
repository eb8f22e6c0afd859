export default {
  meta: {
    title: 'Patas da Prata: pet and house sitters on the Silver Coast',
    description:
      'Find a verified pet or house sitter in Óbidos, Caldas da Rainha, Bombarral or Peniche within three minutes. Secure payments, support around the clock.',
  },
  hero: {
    eyebrow: 'Pet and house sitting on the Silver Coast',
    title: 'A sitter you can trust within three minutes',
    text: 'Go away with an easy mind: neighbours from Óbidos to Peniche look after your pets and your home as if they were their own.',
    bookNow: 'Book now',
    knowOurSitters: 'Know our sitters',
  },
  trust: {
    label: 'Why people trust us',
    verified: 'Verified sitters',
    verifiedText: 'Identity and references checked',
    payments: 'Secure payments',
    paymentsText: 'The final price is agreed before you pay',
    support: '24/7 support',
    supportText: 'Somebody answers, day and night',
    rating: '{{average}}/5',
    ratingText: 'from {{families}}+ families',
  },
  steps: {
    title: 'How it works',
    text: 'Three steps, and you can pack.',
    first: 'Tell us what you need',
    firstText: 'Pick the service and the dates, and say who is waiting at home: dog, cat, parrot or geraniums.',
    second: 'Choose your sitter',
    secondText: 'Compare verified sitters near you, or let us find the right one.',
    third: 'Leave with an easy mind',
    thirdText: 'Your sitter confirms, you stay in touch by message, and everybody at home is fine.',
  },
  towns: {
    title: 'At home along the coast',
    text: 'Four towns, one neighbourhood.',
    obidos: 'Walls, white lanes and cherry liqueur',
    caldas: 'The park, the market and bold ceramics',
    bombarral: 'Vineyards, windmills and Rocha pears',
    peniche: 'Surf, cliffs and the lighthouse',
  },
  become: {
    title: 'Good with animals? Earn money close to home.',
    text: 'You set your price and your days. Applying takes five minutes and needs no account; we answer within 24 hours.',
    action: 'Become a sitter',
  },
  location: {
    metaTitle: 'Pet and house sitting in {{town}}',
    eyebrow: 'Silver Coast, Portugal',
    obidos:
      'Inside the walls the lanes are narrow and the cats own the rooftops; outside, the lagoon begins. Our sitters know both, and every shady spot for a walk in August.',
    caldas:
      'A thermal town with a market every morning and a park made for long walks. Here live most of our sitters, many with a garden.',
    bombarral:
      'Vineyards and orchards, quiet lanes and plenty of room. Ideal for dogs that love to run, and for houses that want their plants watered.',
    peniche:
      'A town with the sea on three sides. Our sitters know when the tide leaves the beach to the dogs, and where the wind lets a cat sleep.',
    sitters: 'Sitters in {{town}}',
    others: 'The other towns',
    notFound: 'Location not found',
    notFoundText: 'We look after pets and homes in Óbidos, Caldas da Rainha, Bombarral and Peniche.',
    returnHome: 'Return Home',
  },
} as const;
