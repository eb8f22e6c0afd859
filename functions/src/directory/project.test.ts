import { busyDays } from '@patas/shared/directory/busy';
import { publicSitterSchema } from '@patas/shared/sitter/schema';
import { expect, test } from 'vitest';
import { services, sitterRecord } from '../testing/sitters.ts';
import { cardOf, contactOf, publicSitterOf } from './project.ts';

const offered = services({
  walk: { basePriceCents: 1200, order: 2 },
  night: { serviceType: 'combined', basePriceCents: 5000, durationHours: 24, order: 1 },
  house: { serviceType: 'house', active: false },
  vet: {},
});

test('a visitor sees available services at the sitter’s own price, in their order, and nothing private', () => {
  const sitter = sitterRecord({
    services: {
      walk: { customPriceCents: null, available: true },
      night: { customPriceCents: 4500, available: true },
      house: { customPriceCents: null, available: true },
      vet: { customPriceCents: null, available: false },
      gone: { customPriceCents: 100, available: true },
    },
  });
  const published = publicSitterOf(sitter, offered);
  expect(Object.entries(published.services)).toEqual([
    ['night', 4500],
    ['walk', 1200],
  ]);
  expect(published.serviceTypes).toEqual(['pet', 'combined']);
  expect(publicSitterSchema.parse(published)).toEqual(published);
  expect(JSON.stringify(published)).not.toMatch(/ana@example|910 000|Rui|account-1|verified|emergency/);
  expect(contactOf(sitter)).toEqual({ email: 'ana@example.pt', phone: '+351 910 000 000' });
});

test('a card says the first 140 characters, the Lisbon day of joining and the busy nights of its page', () => {
  const published = publicSitterOf(sitterRecord({ description: '🐕'.repeat(200) }), offered);
  const busy = [{ start: new Date('2026-11-22T12:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }];
  const card = cardOf('ana', published, busy, '2026-11-21');
  expect([...card.bio]).toHaveLength(140);
  expect(card.joined).toBe(Date.UTC(2026, 2, 1) / 86_400_000);
  expect(busyDays(card.busy, '2026-11-21')).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
});
