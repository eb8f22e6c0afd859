import { describe, expect, it } from 'vitest';
import { backofficeOrigin } from './backoffice-origin.ts';

describe('where the back office is', () => {
  it.each([
    ['the local platform', 'demo-patas-da-prata', '127.0.0.1', '5000', 'http://127.0.0.1:5005'],
    ['a test run beside it', 'demo-patas-da-prata', '127.0.0.1', '15000', 'http://127.0.0.1:15005'],
    ['the development servers', 'demo-patas-da-prata', 'localhost', '5173', 'http://localhost:5174'],
    ['the cloud', 'patas-da-prata', 'patasdaprata.example', '', 'https://patas-da-prata-backoffice.web.app'],
  ])('%s', (_name, project, hostname, port, origin) => {
    expect(backofficeOrigin(project, { hostname, port })).toBe(origin);
  });
});
