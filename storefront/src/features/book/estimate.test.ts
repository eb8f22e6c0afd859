import type { ServiceItem } from '@patas/shared/page/page';
import { describe, expect, it } from 'vitest';
import { estimate, stayOf } from './estimate.ts';
import type { SitterChoice } from './sitter-choice.ts';

const service = (durationHours: number) => ({ id: 'walk', basePriceCents: 3000, durationHours }) as ServiceItem;
const sitter = { services: { walk: 3500 } } as unknown as SitterChoice;
const stay = (start: string, end: string) => stayOf({ start, end });

describe('estimate', () => {
  it.each([
    ['two days', 24, '2027-05-01T10:00', '2027-05-03T10:00', 2, 6000],
    ['a started day', 24, '2027-05-01T10:00', '2027-05-03T10:30', 3, 9000],
    ['hourly', 2, '2027-05-01T10:00', '2027-05-01T13:00', 2, 6000],
    ['the night the clocks go back', 24, '2027-10-30T12:00', '2027-10-31T12:00', 1, 3000],
  ])('%s', (_name, hours, start, end, units, amountCents) =>
    expect(estimate(service(hours), null, stay(start, end))).toMatchObject({ units, amountCents }),
  );

  it('takes the price of the wanted sitter', () =>
    expect(estimate(service(24), sitter, stay('2027-05-01T10:00', '2027-05-02T10:00'))?.amountCents).toBe(3500));

  it('falls back to the base price where the sitter does not offer the service', () =>
    expect(
      estimate({ ...service(24), id: 'other' }, sitter, stay('2027-05-01T10:00', '2027-05-02T10:00'))?.amountCents,
    ).toBe(3000));

  it.each([
    ['no dates', '', ''],
    ['half a date', '2027-05-01', '2027-05-02T10:00'],
    ['an end before the start', '2027-05-02T10:00', '2027-05-01T10:00'],
  ])('says nothing with %s', (_name, start, end) => expect(estimate(service(24), null, stay(start, end))).toBeNull());

  it('says nothing without a service', () =>
    expect(estimate(null, null, stay('2027-05-01T10:00', '2027-05-02T10:00'))).toBeNull());
});
