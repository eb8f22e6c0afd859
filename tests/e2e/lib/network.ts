import type { Page } from 'playwright-core';

/**
 * Answers to POSTs get lost: what is asked is done, but nobody hears of it. `address` as DevTools takes it (`*` for
 * anything). Call what it gives back to mend the line.
 */
export async function loseAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const lose = request.method === 'POST';
    const done = lose
      ? line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : line.send('Fetch.continueRequest', { requestId });
    done.catch(() => {});
  });
  await line.send('Fetch.enable', { patterns: [{ urlPattern: address, requestStage: 'Response' }] });
  return () => line.detach();
}

/** Nothing gets through, as when a server is down. Call what it gives back to start it again. */
export async function block(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort('connectionrefused'));
  return () => page.unroute(address);
}
