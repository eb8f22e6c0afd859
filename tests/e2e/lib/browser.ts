import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { LOCAL } from '../../../tools/platform/paths.ts';

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

/** Where the screens of failed tests are kept. */
const PICTURES = join(LOCAL, 'test', 'e2e');

/** What a page said that a user should never cause: uncaught errors, errors in the console, answers of 500 and above. */
export type Complaints = string[];

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
}

export interface PersonOptions extends BrowserContextOptions {
  /** What this person breaks on purpose, as it shows in the console. */
  breaks?: readonly RegExp[];
}

/** How the console tells of refusals (4xx). */
export const REFUSED = /^console: Failed to load resource: the server responded with a status of 4\d\d/;
/** How the console tells of a lost network. */
export const OFFLINE = /net::ERR_/;

function listen(page: Page, complaints: Complaints): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
}

interface Present {
  person: Person;
  breaks: readonly RegExp[];
  /** Came in a test and leaves with it. */
  guest: boolean;
}

/**
 * A browser for the tests of one file, and people with browsers of their own in it. Every test fails when a page
 * complained of something that nobody broke on purpose; the screens of a failed test are kept as pictures. People who came
 * in a test leave with it, unless they `stay` for the steps that follow.
 */
export function useBrowser({ stay = false } = {}) {
  let browser: Browser | undefined;
  let testing = false;
  let people: Present[] = [];
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM;
    if (!executablePath) throw new Error('CHROMIUM is not set: use "npm test", which finds or installs one');
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  beforeEach(() => {
    testing = true;
  });
  afterEach(async ({ task }) => {
    testing = false;
    if (task.result?.state === 'fail') await keepPictures(task.name, people);
    const guests = people.filter(({ guest }) => guest);
    await Promise.all(guests.map(({ person }) => person.context.close()));
    const complaints = people.flatMap(({ person, breaks }) =>
      person.complaints.splice(0).filter((complaint) => !breaks.some((pattern) => pattern.test(complaint))),
    );
    people = people.filter(({ guest }) => !guest);
    expect(complaints, 'what pages complained of').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    /** Opens a window of somebody new: no cookies, no storage. English unless told otherwise. */
    async person({ breaks = [], ...options }: PersonOptions = {}): Promise<Person> {
      if (!browser) throw new Error('the browser starts before the first test');
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Lisbon',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const person: Person = { page, context, complaints: [] };
      listen(page, person.complaints);
      people.push({ person, breaks, guest: testing && !stay });
      return person;
    },
    /** Closes somebody's window; a file with many people closes those it is done with. */
    async leave(person: Person): Promise<void> {
      await person.context.close();
    },
  };
}

async function keepPictures(name: string, people: readonly Present[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = name.replace(/[^\w]+/g, '-').slice(0, 60);
  for (const [index, { person }] of people.entries()) {
    if (person.page.isClosed()) continue;
    const path = join(PICTURES, `${file}-${index + 1}.png`);
    await person.page.screenshot({ path, timeout: 5_000 }).catch(() => {});
  }
}
