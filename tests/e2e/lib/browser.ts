import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a screen may take to show what is waited for, on a loaded machine. */
export const PATIENCE_MS = 30_000;

/** What a page said that a user should never cause: uncaught errors, errors in the console, answers of 500 and above. */
export type Complaints = string[];

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
}

/** What a test breaks on purpose, as it shows in the console. */
const EXPECTED = [/net::ERR_/, /Failed to load resource/];

function listen(page: Page, complaints: Complaints): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.some((pattern) => pattern.test(message.text())))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
}

/** A browser for the tests of one file, and people with browsers of their own in it. */
export function useBrowser() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM;
    if (!executablePath) throw new Error('CHROMIUM is not set: use "npm test", which finds or installs one');
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser?.close();
  });
  return {
    /** Opens a window of somebody new: no cookies, no storage. English unless told otherwise. */
    async person(options: BrowserContextOptions = {}): Promise<Person> {
      if (!browser) throw new Error('the browser starts before the first test');
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Lisbon',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      const page = await context.newPage();
      const complaints: Complaints = [];
      listen(page, complaints);
      return { page, context, complaints };
    },
  };
}
