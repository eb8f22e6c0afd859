import { describe, expect, it } from 'vitest';
import { percentAt, STEPS, typedBefore, typedCents } from './form.ts';

describe('typedCents', () => {
  it.each([
    ['35', 3500],
    ['35.5', 3550],
    ['35,50', 3550],
    [' 20 ', 2000],
    ['', null],
    ['thirty', Number.NaN],
  ])('%j', (text, cents) => expect(typedCents(text)).toBe(cents));
});

describe('percentAt', () => {
  it('ends at 100', () => expect([0, 1, 2].map(percentAt)).toEqual([33, 67, 100]));
});

describe('typedBefore', () => {
  it('takes what the inputs of the first step hold and nothing else', () => {
    const form = new FormData();
    form.set('firstName', 'Ana');
    form.set('lastName', '');
    form.set('description', 'Hello');
    expect(typedBefore(form)).toEqual({ firstName: 'Ana' });
  });

  it('asks for every field once', () => {
    const names = Object.values(STEPS).flat();
    expect(new Set(names).size).toBe(names.length);
  });
});
