import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { decode, encode, timestampCodec } from './codec.ts';

const euros = { decode: (cents: unknown) => Number(cents) / 100, encode: (value: unknown) => Number(value) * 100 };
const text = { decode: () => null, encode: (value: unknown) => String(value ?? '') };

test('Timestamps become ISO texts wherever they stand', () => {
  const at = Timestamp.fromMillis(1_700_000_000_123);
  expect(decode({ at, list: [{ at }] })).toEqual({
    at: '2023-11-14T22:13:20.123Z',
    list: [{ at: '2023-11-14T22:13:20.123Z' }],
  });
});

test('a codec works on its path, in maps and in the elements of arrays, both ways', () => {
  const codecs = { 'service.price': euros, 'lines.price': euros };
  const stored = { price: 100, service: { price: 250 }, lines: [{ price: 100 }, { price: 200 }] };
  const record = { price: 100, service: { price: 2.5 }, lines: [{ price: 1 }, { price: 2 }] };
  expect(decode(stored, codecs)).toEqual(record);
  expect(encode(record, codecs)).toEqual(stored);
  expect(encode({ price: 3 }, codecs, 'service')).toEqual({ price: 300 });
});

test('a codec may answer null; undefined is not stored', () => {
  expect(decode({ note: 'x' }, { note: text })).toEqual({ note: null });
  expect(encode({ note: null, gone: undefined }, { note: text })).toEqual({ note: '' });
});

test('an edited time goes and comes back; what is no time is refused', () => {
  const codecs = { at: timestampCodec };
  const record = { at: '2026-03-29T01:00:00.000Z' };
  const stored = encode(record, codecs);
  expect(stored).toEqual({ at: Timestamp.fromMillis(Date.UTC(2026, 2, 29, 1)) });
  expect(decode(stored, codecs)).toEqual(record);
  expect(encode({ at: null }, codecs)).toEqual({ at: null });
  expect(() => encode({ at: 'soon' }, codecs)).toThrow('firestore.invalid');
});
