import type { ServiceType } from '../service/schema.ts';
import type { ExperienceYears, ResponseTime } from '../sitter/schema.ts';
import type { Day } from '../time/lisbon.ts';
import type { Location } from '../town.ts';

/** One sitter in the directory: what a result card shows and what filters need, short because thousands travel together. */
export interface DirectoryCard {
  id: string;
  name: string;
  location: Location;
  /** Picture set, see sitter/schema.ts. */
  photo: string | null;
  /** The first 140 characters of the description. */
  bio: string;
  rating: number | null;
  reviews: number;
  pricePerDayCents: number;
  /** Cents per unit for each service this sitter offers. */
  services: Record<string, number>;
  types: ServiceType[];
  experience: ExperienceYears;
  responseTime: ResponseTime;
  available: boolean;
  /** When the sitter joined: Lisbon days since 1970, for 'newest first'. */
  joined: number;
  /** Busy nights from the page's `from` day on: base64 of {@link BUSY_NIGHTS} bits, see busy.ts; '' when all are free. */
  busy: string;
}

/** `directory/{town}-{n}` and `/api/directory/{town}-{n}.json`: at most {@link CARDS_PER_PAGE} cards. Page 0 always exists. */
export interface DirectoryPage {
  town: Location;
  page: number;
  /** How many pages the town has now. */
  pages: number;
  /** Sitters of the town, all pages together. */
  total: number;
  /** The night that bit 0 of every card means. */
  from: Day;
  cards: DirectoryCard[];
}

export const CARDS_PER_PAGE = 500;
/** Half a year ahead (design §6). */
export const BUSY_NIGHTS = 184;
export const BIO_LENGTH = 140;
