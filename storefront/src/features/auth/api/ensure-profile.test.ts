import { describe, expect, it } from 'vitest';
import { profileName } from './ensure-profile.ts';

describe('profileName', () => {
  it('prefers what was typed, then the account, then the address', () => {
    expect(profileName('Ana', 'Ana Sousa', 'a@example.pt')).toBe('Ana');
    expect(profileName(null, 'Ana Sousa', 'a@example.pt')).toBe('Ana Sousa');
    expect(profileName(' ', '', 'ana.s@example.pt')).toBe('ana.s');
  });

  it('always has something the rules take', () => {
    expect(profileName(null, null, null)).toBe('–');
    expect(profileName('x'.repeat(300), null, null)).toHaveLength(120);
  });
});
