import { describe, expect, it } from 'vitest';
import { clay, night, pine, sand, sea, silver, sun } from './colors.ts';
import { variables } from './theme.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const white = '#ffffff';
const { light, dark } = variables({} as Parameters<typeof variables>[0]) as Record<
  'light' | 'dark',
  Record<string, string>
>;
const grounds = ['--patas-page', '--patas-surface', '--patas-surface-quiet'];
const texts = ['--mantine-color-text', '--patas-text-quiet', '--patas-link', '--mantine-color-error'];
const pairs = (scheme: Record<string, string>) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground, scheme[text] ?? '', scheme[ground] ?? ''] as const));

describe('what is written can be read: 4.5 to 1 or better', () => {
  it.each(pairs(light))('by day: %s on %s', (_text, _ground, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(dark))('by night: %s on %s', (_text, _ground, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['white on the filled button by day', white, sea[7]],
    ['white on the filled button by night', white, sea[6]],
    ['the light button by day', sea[7], sea[1]],
    ['the light button by night', sea[1], sea[8]],
    ['the sun button', sun[9], sun[3]],
    ['the sun button, pointed at', sun[9], sun[2]],
    ['the footer by day', sea[1], sea[8]],
    ['the footer by night', sea[1], dark['--patas-deep'] ?? ''],
    ['the sitters’ invitation', sea[0], sea[7]],
    ['the offline notice', sun[9], sun[1]],
    ['an error notice by day', silver[9], clay[0]],
    ['white on what deletes', white, clay[6]],
    ['white on what went well', white, pine[6]],
    ['quiet text on sand', silver[6], sand[1]],
    ['placeholders by night', night[3], night[6]],
  ])('%s', (name, one, other) => {
    // WCAG asks nothing of placeholders; half of it keeps them visible.
    expect(contrast(one, other)).toBeGreaterThanOrEqual(name.startsWith('placeholders') ? 3 : 4.5);
  });

  it.each([
    ['by day', light],
    ['by night', dark],
  ])('the focus ring stands out %s: 3 to 1', (_when, scheme) => {
    for (const ground of grounds)
      expect(contrast(scheme['--patas-focus'] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
