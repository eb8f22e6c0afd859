import type { SitterPageData } from '@patas/shared/page/page';

/** What search engines read about a sitter (schema.org); a rating only when people gave one. */
export const structuredData = ({ sitter, services }: SitterPageData, place: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: sitter.name,
  description: sitter.description || description,
  address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'PT' },
  priceRange: services.length > 0 ? `${sitter.pricePerDayCents / 100} €` : undefined,
  ...(sitter.averageRating !== null &&
    sitter.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: sitter.averageRating,
        reviewCount: sitter.reviewCount,
      },
    }),
});
