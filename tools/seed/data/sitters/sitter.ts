import type { Language } from '@patas/shared/i18n/languages';
import type { ExperienceYears, ResponseTime } from '@patas/shared/sitter/schema';
import type { Location } from '@patas/shared/town';

export interface DemoSitter {
  id: string;
  name: string;
  location: Location;
  locale: Language;
  experience: ExperienceYears;
  response: ResponseTime;
  /** Euros a day. */
  price: number;
  insured: boolean;
  /** Service ids; a number is the sitter's own price in euros, null: see own-price.ts. */
  services: Record<string, number | null>;
  look: {
    head: string;
    face?: string;
    hair?: string;
    skin?: string;
    clothes?: string;
    beard?: string;
    glasses?: string;
  };
  description: string;
  /** Not shown to visitors, or not taking bookings. */
  listed?: false;
  available?: false;
}

/** Services that often come together, at the base price or the price per day: see own-price.ts. */
export const walk = { 'dog-walk': null, 'drop-in-visit': null };
export const cats = { 'cat-care': null, 'drop-in-visit': null };
export const stay = { 'pet-sitting': null, 'pet-boarding': null };
export const house = { 'house-check': null, 'house-sitting': null };
export const both = { 'pets-and-house': null, 'house-sitting': null, 'pet-sitting': null };
