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

describe('an earlier conversation', () => {
  /** A server with so many messages, read from the newest. */
  const serve = (browser: Awaited<ReturnType<typeof open>>['browser'], count: () => number) =>
    browser.answers('GET /worker/messages/one', ({ url }) => {
      const end =
        count() - (Number(new URL(url, 'http://localhost').searchParams.get('page')) - 1) * 200;
      return Response.json({
        messages: entries(Math.max(0, end - 200), Math.max(0, end)),
        totalMessages: count(),
      });
    });

  it('is read whole, in order', async () => {
    const { browser, readConversation } = await open();
    serve(browser, () => 420);
    expect(await readConversation('one')).toEqual(entries(0, 420));
    expect(browser.calls).toHaveLength(3);
  });

  it('loses nothing and doubles nothing when messages come in between', async () => {
    const { browser, readConversation } = await open();
    let count = 413;
    serve(browser, () => (count += 7));
    const ids = (await readConversation('one')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 420)).toEqual(entries(0, 420).map(({ id }) => id));
  });
});

describe('what a visitor wrote', () => {
  it('is sent a hundred at a time, without what exists on the device alone', async () => {
    const { browser, carryOver } = await open();
    browser.answers('POST /api/auth/update-chat-history', {});
    const [first, ...rest] = entries(0, 230);
    if (!first) throw new Error('no entries');
    await carryOver([{ ...first, kind: 'nobody', suggestions: ['More'] }, ...rest], null);
    const sent = browser.calls.map(({ body }) =>
      body !== null && typeof body === 'object' && 'newMessages' in body ? body.newMessages : null,
    );
    expect(sent).toEqual([entries(0, 100), entries(100, 200), entries(200, 230)]);
  });

  it('goes to its conversation', async () => {
    const { browser, carryOver } = await open();
    browser.answers('POST /worker/messages', {});
    await carryOver(entries(0, 2), 'one');
    expect(browser.calls.map(({ body }) => body)).toEqual([
      { conversationId: 'one', newMessages: entries(0, 2) },
    ]);
  });

  it('is no call when it is nothing', async () => {
    const { browser, carryOver } = await open();
    await carryOver([], 'one');
    expect(browser.calls).toEqual([]);
  });
});
