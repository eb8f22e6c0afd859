import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { fetchJson } from './fetch-json.ts';

const servers: Server[] = [];

/** A real server; `answers` are given in turn, the last one again and again. */
async function serve(...answers: RequestListener[]): Promise<{ address: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    answer?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked };
}

const json =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
const silence: RequestListener = () => {};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('fetchJson', () => {
  it('gives what the server says', async () => {
    const { address } = await serve(json(200, '{"total":3}'));
    await expect(fetchJson(address)).resolves.toEqual({ total: 3 });
  });

  it.each([502, 503, 504])('asks again after %i', async (status) => {
    const { address, asked } = await serve(json(status, ''), json(200, '[1]'));
    await expect(fetchJson(address)).resolves.toEqual([1]);
    expect(asked()).toBe(2);
  });

  it('gives up after three answers without success: unavailable', async () => {
    const { address, asked } = await serve(json(503, ''));
    await expect(fetchJson(address)).rejects.toEqual(new CallError('unavailable'));
    expect(asked()).toBe(3);
  });

  it('does not wait for ever', async () => {
    const { address } = await serve(silence);
    await expect(fetchJson(address, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not ask again what is refused, and says how', async () => {
    const { address, asked } = await serve(json(404, '{"error":"not-found"}'));
    await expect(fetchJson(address)).rejects.toMatchObject({ code: 'internal', details: { status: 404 } });
    expect(asked()).toBe(1);
  });

  it('takes nothing but JSON', async () => {
    const { address } = await serve(json(200, '<!doctype html>'));
    await expect(fetchJson(address)).rejects.toMatchObject({ code: 'internal' });
  });

  it('stops when the screen is gone', async () => {
    const { address } = await serve(silence);
    const controller = new AbortController();
    const answer = fetchJson(address, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
