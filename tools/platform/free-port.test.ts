import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isFree, ownerOf } from './free-port.ts';

test('tells a taken port from a free one, and names who has it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isFree(port)).toBe(false);
  expect(ownerOf(port)).toContain(`process ${process.pid}`);
  server.close();
  await once(server, 'close');
  expect(await isFree(port)).toBe(true);
});
