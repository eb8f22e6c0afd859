import { BUSY_NIGHTS } from '@patas/shared/directory/card';
import { type DirectoryFilter, SORTS, type Sort } from '@patas/shared/directory/filter';
import { addDays, type Day } from '@patas/shared/time/lisbon';
import { LOCATIONS, type Location } from '@patas/shared/town';

/** What the filters panel asks for, as the address carries it: `?town=&service=&from=&to=&max=&sort=`. */
export interface SearchFilters {
  town?: Location | undefined;
  /** A service's id. */
  service?: string | undefined;
  /** First and last day of the stay, Lisbon. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Most a day, or a unit of the chosen service, may cost: whole euros. */
  max?: number | undefined;
  sort: Sort;
}

export const NO_FILTERS: SearchFilters = { sort: 'rating' };

const ID = /^[A-Za-z0-9_-]{1,128}$/;
const MAX_EUROS = 1000;

const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value);

function dayIn(value: string | null): Day | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const instant = new Date(`${value}T00:00:00Z`);
  return Number.isFinite(instant.getTime()) && instant.toISOString().startsWith(value) ? value : undefined;
}

function eurosIn(value: string | null): number | undefined {
  const euros = value && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return euros >= 1 && euros <= MAX_EUROS ? euros : undefined;
}

/** Filters of an address; what it says that makes no sense counts as not said. */
export function parseFilters(search: string): SearchFilters {
  const params = new URLSearchParams(search);
  const service = params.get('service');
  return {
    town: oneOf(LOCATIONS, params.get('town')),
    service: service && ID.test(service) ? service : undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    max: eurosIn(params.get('max')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'rating',
  };
}

/** The address of filters: '' when there are none, else with its question mark. */
export function formatFilters({ sort, ...filters }: SearchFilters): string {
  const given = Object.entries({ ...filters, sort: sort === 'rating' ? undefined : sort }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** How many filters narrow the list; the order is none. Both days together are one. */
export const countFilters = ({ town, service, from, to, max }: SearchFilters): number =>
  [town, service, from ?? to, max].filter((value) => value !== undefined).length;

/** Whether nothing but a town is asked: then the cards the page came with are the answer's beginning. */
export const asksTownOnly = ({ service, from, to, max, sort }: SearchFilters): boolean =>
  sort === 'rating' && [service, from, to, max].every((value) => value === undefined);

export type DateProblem = 'datesPast' | 'datesOrder' | 'datesFar';

/** What is wrong with the days, or null. Beyond the directory's half year nobody's busy nights are known. */
export function dateProblem({ from, to }: SearchFilters, today: Day): DateProblem | null {
  const first = from ?? to;
  const last = to ?? from;
  if (first === undefined || last === undefined) return null;
  if (first < today) return 'datesPast';
  if (last < first) return 'datesOrder';
  return last > lastKnownDay(today) ? 'datesFar' : null;
}

export const lastKnownDay = (today: Day): Day => addDays(today, BUSY_NIGHTS - 1);

/** The question to the directory; days that make no sense are left out, the panel says so. */
export function toDirectoryFilter(filters: SearchFilters, today: Day): DirectoryFilter {
  const { town, service, from, to, max } = filters;
  const problem = dateProblem(filters, today);
  const days = problem === null || problem === 'datesFar' ? { from, to } : {};
  return { location: town, serviceId: service, maxPriceCents: max === undefined ? undefined : max * 100, ...days };
}
