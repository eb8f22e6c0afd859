import type { DirectoryCard } from '../directory/card.ts';
import type { Language } from '../i18n/languages.ts';
import type { Service } from '../service/schema.ts';
import type { PublicSitter } from '../sitter/schema.ts';
import type { Location } from '../town.ts';

/** `/api/services.json`: active services in their order. */
export type ServiceItem = Omit<Service, 'active' | 'order'> & { id: string };

/** A published review as visitors see it. */
export interface ReviewItem {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

/** `/api/sitters/{id}.json`: a sitter's page. */
export interface SitterPageData {
  kind: 'sitter';
  sitter: Omit<PublicSitter, 'createdAt'> & { id: string; createdAt: string };
  services: ServiceItem[];
  reviews: ReviewItem[];
  /** Busy nights from `from` on, as in the directory. */
  from: string;
  busy: string;
}

/** What /search is rendered with: the first cards in the default order; the rest comes from the directory on demand. */
export interface SearchPageData {
  kind: 'search';
  town: Location | null;
  cards: DirectoryCard[];
  /** The night that bit 0 of the cards' busy nights means. */
  from: string;
  total: number;
  services: ServiceItem[];
  /** The list could not be loaded (status 503): no cards, and a button that tries again (spec §2). */
  unavailable?: true;
}

export interface NotFoundData {
  kind: 'notFound';
  /** What was looked for: decides the words. */
  what: 'page' | 'sitter';
}

/** The page's data could not be loaded (status 503): says so, with a button that tries again. */
export interface UnavailableData {
  kind: 'unavailable';
}

/** What a page is rendered with on the server and hydrated with in the browser. */
export type PageData = SearchPageData | SitterPageData | NotFoundData | UnavailableData | { kind: 'static' };

export interface PageRequest {
  /** Path without language prefix, with its query: `/search?town=obidos`. */
  path: string;
  language: Language;
  /** Whether the address carried the language (`/en/search`) or not (`/search`). */
  prefixed: boolean;
  /** Scheme and host for canonical and hreflang addresses. */
  origin: string;
  data: PageData;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** What the storefront's server bundle (`storefront/dist-server/render.js`) exports as `renderPage`; the page function calls it. */
export type RenderPage = (request: PageRequest) => RenderedPage | Promise<RenderedPage>;
