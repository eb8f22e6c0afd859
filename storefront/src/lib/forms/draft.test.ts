import { describe, expect, it } from 'vitest';
import { mergeDraft } from './draft.ts';

const blank = { name: '', agreed: false, photo: null as string | null, services: [] as string[], pets: [{ name: '' }] };

describe('mergeDraft', () => {
  it('takes what was typed', () => {
    const draft = {
      name: 'Ana',
      agreed: true,
      photo: 'a.jpg',
      services: ['walk'],
      pets: [{ name: 'Rex' }, { name: '' }],
    };
    expect(mergeDraft(blank, draft)).toEqual(draft);
  });

  it.each([null, 'text', 7, [], undefined])('stays blank with %j', (draft) =>
    expect(mergeDraft(blank, draft)).toEqual(blank),
  );

  it('leaves out fields it does not know and values of another kind', () =>
    expect(
      mergeDraft(blank, { name: 7, agreed: 'yes', photo: 5, services: 'walk', pets: [{ title: 'Rex' }], more: 1 }),
    ).toEqual(blank));

  it('keeps the good fields of a draft that has bad ones', () =>
    expect(mergeDraft(blank, { name: 'Ana', agreed: 'yes' })).toEqual({ ...blank, name: 'Ana' }));
});
