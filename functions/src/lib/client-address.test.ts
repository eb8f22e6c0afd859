import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (forwarded: string | string[] | undefined, remoteAddress?: string) =>
  clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test('the front end notes the client last; what the client wrote before does not count', () => {
  expect(from('198.51.100.7')).toBe('198.51.100.7');
  expect(from('1.1.1.1, 8.8.8.8 , 198.51.100.7')).toBe('198.51.100.7');
  expect(from(['1.1.1.1', '198.51.100.7'])).toBe('198.51.100.7');
});

test('a household is one address in IPv6', () => {
  expect(from('2001:db8:1:2::1')).toBe('2001:db8:1:2');
  expect(from('2001:db8:1:2:ffff:1:2:3')).toBe('2001:db8:1:2');
  expect(from('2001:db8::1')).toBe('2001:db8:0:0');
  expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
});

test('without a front end the socket counts; loopback is nobody', () => {
  expect(from(undefined, '198.51.100.8')).toBe('198.51.100.8');
  expect(from('unknown', '198.51.100.8')).toBe('198.51.100.8');
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(from(undefined, own)).toBeNull();
  expect(from('127.0.0.1')).toBeNull();
  expect(from(undefined)).toBeNull();
});
