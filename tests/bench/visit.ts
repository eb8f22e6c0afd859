import type { Browser, CDPSession } from 'playwright-core';

/** A phone on a slow mobile network: 562 ms a round trip, 1.47 Mbit/s, a processor four times slower (Lighthouse's mobile preset). */
const SLOW_PHONE = {
  latency: 562.5,
  downloadThroughput: (1.44e6 * 1.024) / 8,
  uploadThroughput: 675e3 / 8,
  offline: false,
} as const;
const SLOWER_CPU = 4;
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** A page has settled when no request began or ended for so long. */
const QUIET_MS = 2_500;

export interface Visit {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Script that had arrived before the largest paint. */
  earlyScriptBytes: number;
  documentBytes: number;
  /** Firestore documents that the answers say they cost. */
  reads: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

interface Request {
  type: string;
  bytes: number;
  /** ms since the document was asked for. */
  end: number;
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', SLOW_PHONE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}

/** Opens an address as a new visitor on a slow phone and waits until the page has settled; without scripts for its floor. */
export async function visit(browser: Browser, address: string, { scripts }: { scripts: boolean }): Promise<Visit> {
  const context = await browser.newContext({ ...SCREEN, javaScriptEnabled: scripts, locale: 'pt-PT' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  const seen = {
    start: Number.NaN,
    wall: Number.NaN,
    fcp: Number.NaN,
    lcp: Number.NaN,
    cls: 0,
    reads: 0,
    stirred: Date.now(),
  };
  const since = (timestamp: number) => timestamp * 1_000 - seen.start;
  const stir = () => {
    seen.stirred = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, wallTime }) => {
    stir();
    if (Number.isNaN(seen.start)) Object.assign(seen, { start: timestamp * 1_000, wall: wallTime * 1_000 });
    if (!request.url.startsWith('data:')) requests.set(requestId, { type, bytes: 0, end: Number.POSITIVE_INFINITY });
  });
  cdp.on('Network.responseReceived', ({ response }) => {
    seen.reads += Number(response.headers['x-reads'] ?? 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    stir();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, end: since(timestamp) });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    stir();
    requests.delete(requestId);
  });
  cdp.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstContentfulPaint') seen.fcp = since(timestamp);
  });
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.type === 'largest-contentful-paint') seen.lcp = event.time * 1_000 - seen.wall;
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      seen.cls += event.layoutShiftDetails.value;
  });
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  await throttle(cdp);
  if (scripts) await page.addInitScript(watchLongTasks);
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  const busy = () => [...requests.values()].some(({ end }) => end === Number.POSITIVE_INFINITY);
  for (
    const deadline = Date.now() + 45_000;
    (busy() || Date.now() - seen.stirred < QUIET_MS) && Date.now() < deadline;
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  const tbt = scripts ? await page.evaluate(() => (globalThis as { longTasks?: number }).longTasks ?? 0) : 0;
  await context.close();
  const sum = (wanted: (request: Request) => boolean) =>
    [...requests.values()].filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  const script = ({ type }: Request) => type === 'Script';
  return {
    requests: requests.size,
    bytes: sum(() => true),
    scriptBytes: sum(script),
    earlyScriptBytes: sum((request) => script(request) && request.end <= seen.lcp),
    documentBytes: sum(({ type }) => type === 'Document'),
    reads: seen.reads,
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    tbt,
  };
}

/** Runs in the page: adds up what long tasks block beyond 50 ms. */
function watchLongTasks(): void {
  const page = globalThis as { longTasks?: number };
  page.longTasks = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longTasks = (page.longTasks ?? 0) + Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}
