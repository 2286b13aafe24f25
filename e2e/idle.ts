import { expect, type Page, type Request } from '@playwright/test';

/** What a page asked for: what has no answer yet, and the addresses of what came. */
type Traffic = { underWay: Set<Request>; came: string[]; moves: number };

const traffic = new WeakMap<Page, Traffic>();

/** Follows a page from its beginning; fixtures.ts does it for each page of a test's own context. */
export function watchRequests(page: Page): void {
  const seen: Traffic = { underWay: new Set(), came: [], moves: 0 };
  traffic.set(page, seen);
  page.on('request', (request) => {
    // Another document: what the one before still waited for comes no more.
    if (request.isNavigationRequest()) {
      seen.underWay.clear();
      seen.came = [];
    }
    seen.underWay.add(request);
    seen.moves += 1;
  });
  const end = (request: Request) => {
    seen.underWay.delete(request);
    seen.moves += 1;
  };
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => {
    seen.came.push(request.url());
    end(request);
  });
}

const trafficOf = (page: Page): Traffic => {
  const seen = traffic.get(page);
  if (!seen) throw new Error('this page is of no context that is watched');
  return seen;
};

/** Looks in a row that find nothing new, and the pause between them. */
const looks = 5;
const pauseMs = 50;

/**
 * Waits until a page has all it asked for, took it in and asks for nothing more, at any time of its
 * life. (Playwright's `networkidle` is said once for a document: later waits for it don't wait.)
 */
export async function networkIdle(page: Page): Promise<void> {
  const seen = trafficOf(page);
  for (let stood = 0, moves = -1; stood < looks;) {
    await page.evaluate(() => undefined);
    stood = seen.underWay.size === 0 && seen.moves === moves ? stood + 1 : 0;
    moves = seen.moves;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** Waits for what a page defers until people can use it: updates, the one tab, notices. */
export async function appIdle(page: Page): Promise<void> {
  await expect
    .poll(() => trafficOf(page).came.some((url) => url.includes('/deferred-')))
    .toBe(true);
  await networkIdle(page);
}

/** A call to the server and back: what was sent or thrown before it has been dealt with. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => fetch('/healthz').then(() => undefined));
