import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { watchRequests } from './idle.ts';

export type App = {
  url: string;
  /** POST or GET of the product's own calls, as JSON. */
  call: <T>(method: string, path: string, body?: unknown, token?: string) => Promise<T>;
  /** Ends the server without a word (kill -9); the database and third parties stay. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  start: () => Promise<void>;
  advance: (duration: string) => Promise<void>;
  setNow: (instant: string) => Promise<void>;
  latestCode: (phone: string) => Promise<string>;
  mailsTo: (address: string) => Promise<Mail[]>;
  /** A session of a phone through the real code flow. */
  signIn: (
    phone: string,
    language?: 'en' | 'es',
  ) => Promise<{ sessionToken: string; userData: { id: string } }>;
};

export type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

type Served = {
  url: string;
  order: (order: 'kill' | 'start') => Promise<void>;
  stop: () => Promise<void>;
};

const serve = async (): Promise<Served> => {
  const child = fork('e2e/serve.ts', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done((message as { url: string }).url));
    child.once('exit', (code) => fail(new Error(`the product did not start (${code})`)));
  });
  return {
    url,
    order: async (order) => {
      child.send(order);
      await once(child, 'message');
    },
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
};

const createApp = ({ url, order }: Served): App => {
  let people = 0;
  const call: App['call'] = async (method, path, body, token) => {
    people += 1;
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'x-forwarded-for': `10.1.${Math.floor(people / 200) % 250}.${(people % 200) + 1}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as never;
  };
  const latestCode: App['latestCode'] = async (phone) => {
    const path = `/sandbox/codes?phoneNumber=${encodeURIComponent(phone)}`;
    const { codes } = await call<{ codes: { code: string }[] }>('GET', path);
    return codes[0]?.code ?? '';
  };
  return {
    url,
    call,
    latestCode,
    kill: () => order('kill'),
    start: () => order('start'),
    advance: async (duration) => {
      await call('POST', '/sandbox/clock', { advance: duration });
    },
    setNow: async (now) => {
      await call('POST', '/sandbox/clock', { now });
    },
    mailsTo: async (address) => {
      const path = `/sandbox/mails?to=${encodeURIComponent(address)}`;
      return (await call<{ mails: Mail[] }>('GET', path)).mails;
    },
    signIn: async (phone, language = 'en') => {
      await call('POST', '/api/auth/start-verification', { phoneNumber: phone, channel: 'sms' });
      const code = await latestCode(phone);
      return call('POST', '/api/auth/check-verification', {
        phoneNumber: phone,
        code,
        detectedLanguage: language,
      });
    },
  };
};

/** Sizes at which every journey must work. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

let households = 0;

type OfEachTest = { extraHTTPHeaders: Record<string, string>; context: BrowserContext };

export const test = base.extend<OfEachTest, { app: App }>({
  // Each test's browser stands in a home of its own, else the limits of an address are shared.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    households += 1;
    await use({
      'x-forwarded-for': `10.2.${Math.floor(households / 200)}.${(households % 200) + 1}`,
    });
  },
  context: async ({ context }, use) => {
    context.on('page', watchRequests);
    await use(context);
    // A page may still be loading when its journey has seen enough.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  app: [
    // Playwright reads the names of the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve();
      await use(createApp(server));
      await server.stop();
    },
    // A database, the demo and a server: eight seconds of work, which a busy machine does slowly.
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** In ASCII alone: a dozen other letters make each document take in twice the bytes. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replaceAll(
  /[^\0-\u007F]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** A notice that comes in while axe looks is paler than it will be: it is looked at again. */
const pausesMs = [100, 400, 1000, 1000];

/** WCAG 2.2 AA by axe on what is shown now, once it has come to rest. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  let violations = await violationsOn(page);
  for (const ms of pausesMs) {
    if (violations.length === 0) break;
    await new Promise((done) => setTimeout(done, ms));
    violations = await violationsOn(page);
  }
  expect(violations, what).toEqual([]);
};

const violationsOn = async (page: Page): Promise<string[]> => {
  // What is still coming in is paler than what will stand there; endless motion never ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
  // Once for a document, and without what passes: @axe-core/playwright sends all of axe twice,
  // opens a page to sum up and brings every node home, which takes four times as long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
  }, wcag);
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing scrolls sideways at the present width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

export { expect };
