import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { storagePaths } from '@patas/shared/paths';
import sharp from 'sharp';
import type { DemoSitter } from './data/sitters.ts';
import { stableUuid } from './stable.ts';

/** Where a demo sitter's photo lies; the pictures made from it are known by the same name. */
export const photoPathOf = (id: string): string => storagePaths.sitterPhoto(id, stableUuid('photo', id), 'png');

/** Backgrounds behind the drawn people, by town: see the palette in storefront/src/theme. */
const BACKDROP: Record<DemoSitter['location'], string> = {
  obidos: 'f6e7cf',
  caldas: 'dcebdf',
  peniche: 'd5e8ee',
  bombarral: 'efdfe2',
  other: 'e6e4f0',
};

/**
 * A drawn portrait as PNG, 960 × 960: Open Peeps by Pablo Stanley (CC0) through DiceBear. The same sitter looks the same
 * on every machine.
 */
export async function portrait({ id, look, location }: Pick<DemoSitter, 'id' | 'look' | 'location'>): Promise<Buffer> {
  const { head, face = 'smile', hair = '3a2a20', skin = 'e6b590', clothes = '4f7f8f', beard, glasses } = look;
  const options = {
    seed: id,
    size: 960,
    scale: 92,
    translateY: 4,
    backgroundColor: [BACKDROP[location]],
    head: [head],
    face: [face],
    headContrastColor: [hair],
    skinColor: [skin],
    clothingColor: [clothes],
    facialHair: [beard ?? 'chin'],
    facialHairProbability: beard ? 100 : 0,
    accessories: [glasses ?? 'glasses'],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
  };
  const svg = createAvatar(
    openPeeps,
    options as Parameters<typeof createAvatar<Parameters<typeof openPeeps.create>[0]['options']>>[1],
  ).toString();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
