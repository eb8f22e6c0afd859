import { isBusyDay } from '@patas/shared/directory/busy';
import { BUSY_NIGHTS, type DirectoryCard, type DirectoryPage } from '@patas/shared/directory/card';
import { addDays, type Day, daysBetween } from '@patas/shared/time/lisbon';
import type { Location } from '@patas/shared/town';

/**
 * `directory/{town}-{n}` as stored: the page with its cards as one JSON text. A page is always read and written as a
 * whole, and a text of half a megabyte is decoded many times faster than thousands of map values, and not indexed.
 * `pages` and `total` are true on page 0 only.
 */
export interface StoredPage extends Omit<DirectoryPage, 'cards'> {
  cards: string;
}

/** A card's text may not push its page over this: Firestore's documents end at 1 MiB (1,048,576 bytes). */
export const MAX_PAGE_BYTES = 900_000;

export const encodePage = (page: DirectoryPage): StoredPage => ({ ...page, cards: JSON.stringify(page.cards) });

export const decodePage = (page: StoredPage): DirectoryPage => ({
  ...page,
  cards: JSON.parse(page.cards) as DirectoryCard[],
});

/** A page nobody is on yet. */
export const emptyPage = (town: Location, page: number, from: Day): DirectoryPage => ({
  town,
  page,
  pages: page + 1,
  total: 0,
  from,
  cards: [],
});

/** Bytes of a page's cards as stored. */
export const bytesOf = (cards: readonly DirectoryCard[]): number => Buffer.byteLength(JSON.stringify(cards));

/**
 * A card with its busy nights counted from another first night. Nights beyond the half year it knew count as free until
 * its sitter is projected again, which the daily refresh does.
 */
export function rebase(card: DirectoryCard, from: Day, to: Day): DirectoryCard {
  if (from === to || card.busy === '') return card;
  const bytes = new Uint8Array(BUSY_NIGHTS / 8);
  for (let bit = 0; bit < BUSY_NIGHTS; bit += 1) {
    if (isBusyDay(card.busy, from, addDays(to, bit))) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  const busy = bytes.some((byte) => byte !== 0) ? btoa(String.fromCharCode(...bytes)) : '';
  return { ...card, busy };
}

/** A page whose first night is `to`. Pages never go back. */
export const advance = (page: DirectoryPage, to: Day): DirectoryPage =>
  daysBetween(page.from, to) <= 0
    ? page
    : { ...page, from: to, cards: page.cards.map((card) => rebase(card, page.from, to)) };
