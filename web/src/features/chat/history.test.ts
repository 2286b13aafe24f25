import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import type { Entry } from './thread.ts';

const entry = (index: number): Entry => ({
  id: `m${index}`,
  role: 'user',
  content: `${index}`,
  createdAt: '2026-12-01T10:00:00Z',
});
const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => entry(from + index));

async function open() {
  const browser = openBrowser();
  return { browser, ...(await import('./history.ts')) };
}

/** A server with so many messages, read from the newest. */
const serve = (browser: Awaited<ReturnType<typeof open>>['browser'], count: () => number) =>
  browser.answers('POST /api/auth/get-chat-history', ({ body }) => {
    const page =
      body !== null && typeof body === 'object' && 'page' in body ? Number(body.page) : 1;
    const end = count() - (page - 1) * 50;
    return Response.json({
      chatHistory: entries(Math.max(0, end - 50), Math.max(0, end)),
      totalMessages: count(),
    });
  });

describe('the history', () => {
  it('is read page by page, the newest first, until there is no more', async () => {
    const { browser, readOlder, hasOlder, noHistory } = await open();
    serve(browser, () => 120);
    let history = noHistory;
    const sizes: number[] = [];
    do {
      history = await readOlder(history);
      sizes.push(history.entries.length);
    } while (hasOlder(history));
    expect(sizes).toEqual([50, 100, 120]);
    expect(history.entries).toEqual(entries(0, 120));
  });

  it('loses nothing and doubles nothing when messages come in between', async () => {
    const { browser, readOlder, hasOlder, noHistory } = await open();
    let count = 120;
    serve(browser, () => count);
    let history = await readOlder(noHistory);
    count += 7;
    while (hasOlder(history)) history = await readOlder(history);
    const ids = history.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 120)).toEqual(entries(0, 120).map(({ id }) => id));
  });

  it('of exactly one page has nothing older', async () => {
    const { browser, readOlder, hasOlder, noHistory } = await open();
    serve(browser, () => 50);
    expect(hasOlder(await readOlder(noHistory))).toBe(false);
  });
});

describe('what a visitor wrote', () => {
  it('is sent a hundred at a time, without what exists on the device alone', async () => {
    const { browser, carryOver } = await open();
    browser.answers('POST /api/auth/update-chat-history', {});
    const [first, ...rest] = entries(0, 230);
    if (!first) throw new Error('no entries');
    await carryOver([{ ...first, kind: 'nobody', suggestions: ['More'] }, ...rest]);
    const sent = browser.calls.map(({ body }) =>
      body !== null && typeof body === 'object' && 'newMessages' in body ? body.newMessages : null,
    );
    expect(sent).toEqual([entries(0, 100), entries(100, 200), entries(200, 230)]);
  });

  it('is no call when it is nothing', async () => {
    const { browser, carryOver } = await open();
    await carryOver([]);
    expect(browser.calls).toEqual([]);
  });
});
