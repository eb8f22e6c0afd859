import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { usePageData } from '../../lib/page-data.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useToday } from '../../lib/use-today.ts';
import { useFavorites } from './api/use-favorites.ts';
import { useSearch } from './api/use-search.ts';
import { useServices } from './api/use-services.ts';
import { CardSkeletons } from './components/card-skeletons.tsx';
import { FiltersPanel } from './components/filters-panel.tsx';
import { Results } from './components/results.tsx';
import { countFilters, type SearchFilters } from './filters.ts';
import classes from './search-page.module.css';
import { useFilters } from './use-filters.ts';

/** How many cards come at a time. */
const STEP = 24;

/** /search: verified sitters, favourites first, then the best rated (spec §2). */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'domain']);
  const [served] = useState(usePageData('search'));
  const today = useToday(served?.from);
  const { filters, change, clear } = useFilters();
  const services = useServices(served?.services);
  const favorites = useFavorites();
  const [shown, setShown] = useState(STEP);
  const search = useSearch(served, filters, favorites.sortedBy, today, shown);
  const { cards, total, failed, retry } = search;
  const town = filters.town && t(`domain:location.${filters.town}`);
  const changeFilters = (part: Partial<SearchFilters>) => {
    setShown(STEP);
    change(part);
  };
  return (
    <Page>
      <PageHead
        title={town ? t('meta.titleTown', { town }) : t('meta.title')}
        description={t('meta.description')}
        noindex={!(countFilters(filters) === 0 || (town && countFilters(filters) === 1))}
      />
      <header className={classes.header}>
        <Title order={1}>{town ? t('headingTown', { town }) : t('heading')}</Title>
        <Text c="dimmed" size="lg" maw="44rem">
          {t('intro')}
        </Text>
      </header>
      <div className={classes.layout}>
        <FiltersPanel filters={filters} services={services} today={today} onChange={changeFilters} onClear={clear} />
        <section className={classes.results} aria-busy={cards === null && !failed}>
          <p role="status" className={classes.count}>
            {cards ? t('results.count', { count: total }) : failed ? '' : t('results.loading')}
          </p>
          {failed && (
            <EmptyState
              title={t('failed.title')}
              text={t('failed.text')}
              action={<Button onClick={retry}>{t('failed.refresh')}</Button>}
            />
          )}
          {!cards && !failed && <CardSkeletons />}
          {cards?.length === 0 && (
            <EmptyState
              title={t('empty.title')}
              text={t(countFilters(filters) > 0 ? 'empty.text' : 'empty.none')}
              action={countFilters(filters) > 0 && <Button onClick={clear}>{t('filters.clear')}</Button>}
            />
          )}
          {cards && cards.length > 0 && (
            <Results
              cards={cards}
              total={total}
              service={services.find(({ id }) => id === filters.service)}
              favorites={favorites.ids}
              onToggleFavorite={favorites.toggle}
              onMore={() => (search.moreFailed ? retry() : setShown(shown + STEP))}
              loadingMore={search.loadingMore}
              moreFailed={search.moreFailed}
            />
          )}
        </section>
      </div>
    </Page>
  );
}
