import { type Browser, chromium } from 'playwright-core';
import { type Figures, kib, median } from './figures.ts';
import { type Visit, visit } from './visit.ts';

/** Public routes, each as a visitor opens it first. */
const ROUTES = {
  landing: '/pt',
  'landing, bare address': '/',
  search: '/pt/search',
  'search in a town': '/pt/search?town=obidos',
  sitter: '/pt/sitter/ana-marques',
  'become a sitter': '/pt/become-sitter',
  'sign in': '/pt/auth',
  town: '/pt/location/obidos',
  'not found': '/pt/nowhere',
};

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

async function launch(): Promise<{ browser: Browser; origin: string }> {
  const { STOREFRONT_ORIGIN: origin, CHROMIUM: executablePath } = process.env;
  if (!origin || !executablePath) throw new Error('STOREFRONT_ORIGIN and CHROMIUM are not set');
  return { browser: await chromium.launch({ executablePath, args: FLAGS }), origin };
}

/** Opens every public route once, at full speed: the functions emulator starts a program for each function's first call. */
async function openAll(browser: Browser, origin: string): Promise<void> {
  for (const path of Object.values(ROUTES)) {
    const page = await browser.newPage({ locale: 'pt-PT' });
    await page.goto(origin + path, { waitUntil: 'load', timeout: 90_000 });
    await page.close();
  }
}

/** What memory is measured after. */
export async function openAllPages(): Promise<void> {
  const { browser, origin } = await launch();
  await openAll(browser, origin);
  await browser.close();
}

/** Bytes, requests, reads and paints of every public route on a slow phone, and its ratio to itself without scripts. */
export async function pages({ runs }: { runs: number }): Promise<Figures> {
  const { browser, origin } = await launch();
  await openAll(browser, origin);
  const visits = new Map(Object.keys(ROUTES).map((name) => [name, { page: [] as Visit[], floor: [] as Visit[] }]));
  // Run by run, so that a noisy moment hits all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, path] of Object.entries(ROUTES)) {
      visits.get(name)?.page.push(await visit(browser, origin + path, { scripts: true }));
      visits.get(name)?.floor.push(await visit(browser, origin + path, { scripts: false }));
    }
  }
  await browser.close();
  return [...visits].map(([name, { page, floor }]) => {
    const of = (key: keyof Visit) => median(page.map((one) => one[key]));
    const ratio = (key: keyof Visit) =>
      median(page.map((one, run) => one[key] / (floor[run]?.[key] ?? Number.NaN))).toFixed(2);
    return (
      `${name}: script ${kib(of('scriptBytes'))} (before the largest paint ${kib(of('earlyScriptBytes'))}), document ${kib(of('documentBytes'))}, all ${kib(of('bytes'))} in ${of('requests')} requests, ` +
      `${of('reads')} reads · FCP ${of('fcp').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}, TBT ${of('tbt').toFixed(0)} ms · ÷ without scripts: FCP ${ratio('fcp')}, LCP ${ratio('lcp')}`
    );
  });
}
