import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

const good = { fullName: 'Ana Sousa', email: 'ana@example.pt', password: 'segredo' };

describe('validate', () => {
  it.each(['signIn', 'signUp', 'forgot', 'reset'] as const)('takes a good %s', (form) =>
    expect(validate(form, good)).toEqual({}),
  );

  it.each([
    ['signUp', { fullName: '   ' }, { fullName: 'nameRequired' }],
    ['signUp', { fullName: 'x'.repeat(121) }, { fullName: 'nameTooLong' }],
    ['signUp', { password: '12345' }, { password: 'passwordTooShort' }],
    ['signUp', { password: '' }, { password: 'passwordRequired' }],
    ['signIn', { email: '', password: '' }, { email: 'emailRequired', password: 'passwordRequired' }],
    ['signIn', { password: '123' }, {}],
    ['forgot', { email: ' ' }, { email: 'emailRequired' }],
    ['forgot', { email: 'ana' }, { email: 'emailInvalid' }],
    ['reset', { password: '12345' }, { password: 'passwordTooShort' }],
  ] as const)('%s with %j', (form, change, errors) => expect(validate(form, { ...good, ...change })).toEqual(errors));

  it('trims an address that was pasted with spaces', () =>
    expect(validate('forgot', { email: '  Ana@Example.pt ' })).toEqual({}));
});
