/** The one time zone of the product: every calendar day and wall-clock hour is meant in mainland Portugal. */
export const TIME_ZONE = 'Europe/Lisbon';

/** A calendar day in Europe/Lisbon, `YYYY-MM-DD`. */
export type Day = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * What a clock on a wall in Lisbon shows at an instant, as milliseconds on a time line without clock changes: the
 * difference of two such numbers is the wall-clock duration (design §4: a change of clocks costs nobody a day).
 */
export function wallMs(instant: Date): number {
  const part = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return (
    Date.UTC(year, month - 1, day, hour, minute, second) +
    (instant.getTime() - Math.floor(instant.getTime() / 1000) * 1000)
  );
}

/**
 * The instant at which a clock in Lisbon shows `wall` (milliseconds as from {@link wallMs}). A wall time that a clock
 * change skips is moved forward by the gap; one that occurs twice means its first occurrence.
 */
export function instantOfWall(wall: number): Date {
  const offsetAt = (ms: number) => wallMs(new Date(ms)) - ms;
  const candidates = [wall - offsetAt(wall - 3 * HOUR_MS), wall - offsetAt(wall + 3 * HOUR_MS)];
  const shown = candidates.filter((ms) => wallMs(new Date(ms)) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates));
}

/** The Lisbon day an instant falls on. */
export const dayOf = (instant: Date): Day => new Date(wallMs(instant)).toISOString().slice(0, 10);

/** `YYYY-MM-DDTHH:mm` as a clock in Lisbon shows it: the value of a date-time input. */
export const toLocalInput = (instant: Date): string => new Date(wallMs(instant)).toISOString().slice(0, 16);

/** The instant of a `YYYY-MM-DD[T ]HH:mm[:ss]` wall time in Lisbon; null when the text is no such time. */
export function fromLocalInput(text: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (!match) return null;
  const wall = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6] ?? '00'}Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  return instantOfWall(wall);
}

/** The day `count` days after `day` (before it when negative). */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole days from `from` to `to`; negative when `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The instant a Lisbon day begins. */
export const startOfDay = (day: Day): Date => instantOfWall(Date.parse(`${day}T00:00:00Z`));
