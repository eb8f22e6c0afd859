import { CARDS_PER_PAGE, type DirectoryCard, type DirectoryPage } from '@patas/shared/directory/card';
import type { Day } from '@patas/shared/time/lisbon';
import type { Location } from '@patas/shared/town';
import { advance, bytesOf, emptyPage, MAX_PAGE_BYTES, rebase } from './stored-page.ts';

/** A card for a page whose first night is `from`. */
export type CardAt = (from: Day) => DirectoryCard;

/**
 * A town's directory pages while one transaction changes them: read when first needed, changed in memory, and handed
 * back by {@link changes}. There are never holes: the town's last card takes a removed one's place.
 */
export class TownPages {
  readonly #town: Location;
  readonly #today: Day;
  readonly #load: (page: number) => Promise<DirectoryPage | null>;
  readonly #pages = new Map<number, DirectoryPage>();
  readonly #bytes = new Map<number, number>();
  readonly #changed = new Set<number>();
  readonly #dropped = new Set<number>();
  /** The page of every card that has got a place or another one. */
  readonly moves = new Map<string, number>();

  constructor(town: Location, today: Day, load: (page: number) => Promise<DirectoryPage | null>) {
    this.#town = town;
    this.#today = today;
    this.#load = load;
  }

  async #page(page: number): Promise<DirectoryPage> {
    const known = this.#pages.get(page);
    if (known) return known;
    const stored = this.#dropped.has(page) ? null : await this.#load(page);
    const loaded = stored ?? emptyPage(this.#town, page, this.#today);
    this.#pages.set(page, loaded);
    this.#bytes.set(page, bytesOf(loaded.cards));
    return loaded;
  }

  #put(page: DirectoryPage, moreBytes = 0): void {
    this.#pages.set(page.page, page);
    this.#bytes.set(page.page, (this.#bytes.get(page.page) ?? 0) + moreBytes);
    this.#changed.add(page.page);
    this.#dropped.delete(page.page);
  }

  /** Puts a sitter's card on its page (`at`), or at the end of the town when it has none or no longer fits there. */
  async place(id: string, at: number | null, make: CardAt): Promise<void> {
    const now = this.moves.get(id) ?? at;
    const page = now === null ? null : await this.#page(now);
    const old = page?.cards.find((card) => card.id === id);
    if (!page || !old) return this.#append(make);
    const card = make(page.from);
    const [before, after] = [bytesOf([old]), bytesOf([card])];
    if (JSON.stringify(old) === JSON.stringify(card)) return;
    if ((this.#bytes.get(page.page) ?? 0) + after - before <= MAX_PAGE_BYTES) {
      this.#put({ ...page, cards: page.cards.map((other) => (other === old ? card : other)) }, after - before);
      return;
    }
    await this.remove(id, page.page);
    await this.#append(make);
  }

  async #append(make: CardAt): Promise<void> {
    const first = await this.#page(0);
    const last = await this.#page(first.pages - 1);
    const card = make(last.from);
    const fits = last.cards.length < CARDS_PER_PAGE && this.#fits(last.page, card);
    const target = fits ? last : emptyPage(this.#town, first.pages, this.#today);
    this.#put({ ...target, cards: [...target.cards, fits ? card : make(target.from)] }, bytesOf([card]));
    this.moves.set(card.id, target.page);
    await this.#count(1, Math.max(first.pages, target.page + 1));
  }

  /**
   * Takes a sitter's card off its page and moves the town's last card there (unless it is too long for that page: then the
   * page stays one card short).
   */
  async remove(id: string, at: number): Promise<void> {
    const page = await this.#page(this.moves.get(id) ?? at);
    const gone = page.cards.find((card) => card.id === id);
    if (!gone) return;
    this.moves.delete(id);
    const first = await this.#page(0);
    const last = await this.#page(first.pages - 1);
    const mover = last.cards.at(-1);
    this.#put({ ...page, cards: page.cards.filter((card) => card !== gone) }, -bytesOf([gone]));
    if (mover && page !== last && this.#fits(page.page, mover)) {
      this.#put({ ...last, cards: last.cards.slice(0, -1) }, -bytesOf([mover]));
      const { cards, from } = await this.#page(page.page);
      this.#put({ ...page, cards: [...cards, rebase(mover, last.from, from)] }, bytesOf([mover]));
      this.moves.set(mover.id, page.page);
    }
    const { cards: left } = await this.#page(last.page);
    await this.#count(-1, left.length > 0 ? first.pages : Math.max(1, last.page));
    if (left.length === 0) this.#drop(last.page);
  }

  #fits(page: number, card: DirectoryCard): boolean {
    return (this.#bytes.get(page) ?? 0) + bytesOf([card]) <= MAX_PAGE_BYTES;
  }

  #drop(page: number): void {
    this.#pages.delete(page);
    this.#bytes.delete(page);
    this.#changed.delete(page);
    this.#dropped.add(page);
  }

  async #count(more: number, pages: number): Promise<void> {
    const first = await this.#page(0);
    this.#put({ ...first, total: first.total + more, pages });
  }

  /** Counts a page's nights from today on. */
  async advance(at: number): Promise<void> {
    const page = await this.#page(at);
    const ahead = advance(page, this.#today);
    if (ahead !== page) this.#put(ahead);
  }

  /** What to write. */
  changes(): { pages: DirectoryPage[]; dropped: number[] } {
    return {
      pages: [...this.#changed].flatMap((page) => this.#pages.get(page) ?? []),
      dropped: [...this.#dropped],
    };
  }
}
