import type { ContactTime, Pet } from '@patas/shared/booking/schema';
import { LOCATIONS, type Location } from '@patas/shared/town';

/** What /book-now holds, as typed. */
export interface BookValues {
  serviceId: string;
  /** '' lets the product assign one. */
  sitterId: string;
  /** `YYYY-MM-DDTHH:mm` as a clock in Lisbon shows it. */
  start: string;
  end: string;
  location: Location | '';
  addressText: string;
  contactPhone: string;
  contactTime: ContactTime;
  pets: Pet[];
  houseDetails: string;
  specialInstructions: string;
}

export const BLANK_PET: Pet = { name: '', breed: '', age: '', specialNeeds: '' };

export const BLANK: BookValues = {
  serviceId: '',
  sitterId: '',
  start: '',
  end: '',
  location: '',
  addressText: '',
  contactPhone: '',
  contactTime: 'anytime',
  pets: [BLANK_PET],
  houseDetails: '',
  specialInstructions: '',
};

/** When a stay begins and ends unless somebody says otherwise: late enough to arrive, early enough to leave. */
const DEFAULT_TIME = '10:00';

const ID = /^[A-Za-z0-9_-]{1,128}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const moment = (text: string | null): string => {
  if (text && MOMENT.test(text)) return text;
  return text && DAY.test(text) ? `${text}T${DEFAULT_TIME}` : '';
};

const known = (text: string | null): string => (text && ID.test(text) ? text : '');

/** What the address brings along (`?sitter=`, and from the search `service`, `start`, `end`, `town`); only what is there and makes sense. */
export function fromQuery(query: URLSearchParams): Partial<BookValues> {
  const given = {
    sitterId: known(query.get('sitter')),
    serviceId: known(query.get('service')),
    start: moment(query.get('start')),
    end: moment(query.get('end')),
    location: LOCATIONS.find((town) => town === query.get('town')) ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
