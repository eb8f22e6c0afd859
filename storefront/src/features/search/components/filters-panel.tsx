import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { SORTS } from '@patas/shared/directory/filter';
import { formatDate } from '@patas/shared/i18n/format';
import type { ServiceItem } from '@patas/shared/page/page';
import { addDays, type Day } from '@patas/shared/time/lisbon';
import { LOCATIONS } from '@patas/shared/town';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { countFilters, dateProblem, lastKnownDay, parseFilters, type SearchFilters } from '../filters.ts';
import classes from './filters-panel.module.css';

const SORT_WORDS = { rating: 'filters.sortRating', price: 'filters.sortPrice', newest: 'filters.sortNewest' } as const;

export interface FiltersPanelProps {
  filters: SearchFilters;
  services: readonly ServiceItem[];
  today: Day;
  onChange: (part: Partial<SearchFilters>) => void;
  onClear: () => void;
}

/** Town, service, days, price and order; on small screens behind a button. Every change is answered at once. */
export function FiltersPanel({ filters, services, today, onChange, onClear }: FiltersPanelProps) {
  const { t } = useTranslation(['search', 'domain']);
  const language = useLanguage();
  const fields = useId();
  const [open, setOpen] = useState(false);
  const count = countFilters(filters);
  const problem = dateProblem(filters, today);
  const lastDay = formatDate(new Date(`${lastKnownDay(today)}T12:00:00Z`), language);
  /** The panel speaks the address's language: one parser decides what counts. */
  const choose = (key: 'town' | 'service' | 'from' | 'to' | 'max' | 'sort') => (value: string) =>
    onChange({ [key]: parseFilters(new URLSearchParams({ [key]: value }).toString())[key] });
  return (
    <section className={classes.panel} aria-label={t('filters.title')}>
      <Button
        className={classes.toggle ?? ''}
        variant="default"
        fullWidth
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        {t('filters.title')}
        {count > 0 && <span className={classes.count}>{count}</span>}
      </Button>
      <div id={fields} className={classes.fields} data-open={open || undefined}>
        <NativeSelect
          label={t('filters.town')}
          value={filters.town ?? ''}
          onChange={(event) => choose('town')(event.currentTarget.value)}
          data={[
            { value: '', label: t('filters.anyTown') },
            ...LOCATIONS.map((town) => ({ value: town, label: t(`domain:location.${town}`) })),
          ]}
        />
        <NativeSelect
          label={t('filters.service')}
          value={filters.service ?? ''}
          onChange={(event) => choose('service')(event.currentTarget.value)}
          data={[
            { value: '', label: t('filters.anyService') },
            ...services.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
        />
        <div className={classes.days}>
          <TextInput
            type="date"
            label={t('filters.from')}
            value={filters.from ?? ''}
            min={today}
            max={lastKnownDay(today)}
            error={problem === 'datesPast' && t('filters.datesPast')}
            onChange={(event) => choose('from')(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('filters.to')}
            value={filters.to ?? ''}
            min={filters.from ?? today}
            max={addDays(lastKnownDay(today), 90)}
            error={problem === 'datesOrder' && t('filters.datesOrder')}
            onChange={(event) => choose('to')(event.currentTarget.value)}
          />
        </div>
        {problem === 'datesFar' && <p className={classes.hint}>{t('filters.datesFar', { day: lastDay })}</p>}
        <PriceInput max={filters.max} onChange={choose('max')} />
        <NativeSelect
          label={t('filters.sort')}
          value={filters.sort}
          onChange={(event) => choose('sort')(event.currentTarget.value)}
          data={SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
        />
        <Button className={classes.clear ?? ''} variant="subtle" size="sm" disabled={count === 0} onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </div>
    </section>
  );
}

/** Whole euros: only digits are taken. */
function PriceInput({ max, onChange }: { max: number | undefined; onChange: (value: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <TextInput
      label={t('filters.max')}
      placeholder={t('filters.maxPlaceholder')}
      inputMode="numeric"
      maxLength={4}
      rightSection="€"
      rightSectionPointerEvents="none"
      value={max ?? ''}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
