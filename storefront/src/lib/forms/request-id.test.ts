import { describe, expect, it } from 'vitest';
import { asRequestId, requestIdFor } from './request-id.ts';

describe('requestIdFor', () => {
  let made = 0;
  const make = () => `id-${++made}`;

  it('repeats the id while nothing changes and makes another when something does', () => {
    const first = requestIdFor(null, { a: 1 }, make);
    expect(requestIdFor(first, { a: 1 }, make)).toBe(first);
    const second = requestIdFor(first, { a: 2 }, make);
    expect(second.id).not.toBe(first.id);
  });

  it('makes UUIDs', () => expect(requestIdFor(null, {}).id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/));

  it.each([null, 'x', { id: 'only' }])('reads nothing from %j', (value) => expect(asRequestId(value)).toBeNull());
  it('reads what was kept', () => expect(asRequestId({ id: 'a', content: 'b' })).toEqual({ id: 'a', content: 'b' }));
});
