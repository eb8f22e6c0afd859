import type { Page, Route } from 'playwright-core';

/** Answers get lost: what is asked is done, but nobody hears of it. Give it back to mend the line. */
export async function loseAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  return handle(page, address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Nothing gets through, as when a server is down. Give it back to start it again. */
export async function block(page: Page, address: string): Promise<() => Promise<void>> {
  return handle(page, address, (route) => route.abort('connectionrefused'));
}

async function handle(page: Page, address: string, handler: (route: Route) => Promise<void>) {
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}
