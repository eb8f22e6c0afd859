import { useTranslate } from 'react-admin';
import type { SitterRecord } from '../../components/records.ts';
import { useLanguage } from '../../components/use-format.ts';

/** Average and number of real reviews, or that there are none yet. */
export function Rating({ sitter }: { sitter: SitterRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (sitter.averageRating === null) return <>{translate('admin.sitters.noReviews')}</>;
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(sitter.averageRating);
  return (
    <span>
      <span aria-hidden="true">★ </span>
      {average} ({sitter.reviewCount})
    </span>
  );
}
