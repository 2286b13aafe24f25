import type { ChatAnswer } from '@puente/contract/chat';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { breaks, openBrowser, refuses, type SentCall } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

const suggestions = 'POST /api/worker/suggestions';
const left = (remaining: number, renewsAt: string | null = null) => ({
  limit: 15,
  remaining,
  renewsAt,
});
const minuteMs = 60_000;

const idOf = ({ body }: SentCall): string =>
  body !== null && typeof body === 'object' && 'messageId' in body ? String(body.messageId) : '';
const answerTo = (call: SentCall, more: Partial<ChatAnswer> = {}): ChatAnswer => ({
  messageId: idOf(call),
  answerId: `answer to ${idOf(call)}`,
  reply: 'Camila can help.',
  language: 'en',
  kind: 'recommendations',
  recommendations: [],
  suggestions: [],
  emergencyLines: [],
  fallback: false,
  exchanges: left(14),
  ...more,
});
const message = (id: string, role: 'user' | 'assistant' = 'user', createdAt?: string) => ({
  id,
  role,
  content: `text of ${id}`,
  createdAt: createdAt ?? '2026-12-01T10:00:00Z',
});

type Kept = { owner: string | null; conversationId?: string | null; entries: unknown[] };

/** A page with the chat; nothing listens for websockets, so that all goes over HTTP. */
async function open(given: { kept?: Kept; signedIn?: string } = {}) {
  const browser = openBrowser('http://127.0.0.1:1/');
  if (given.kept) browser.storage.local.setItem('chat', JSON.stringify(given.kept));
  browser.answers('GET /api/worker/exchanges', left(15));
  browser.answers('POST /api/auth/get-chat-history', { chatHistory: [], totalMessages: 0 });
  browser.answers(suggestions, (call) => Response.json(answerTo(call)));
  const session = await import('../../shell/session/session.ts');
  const { local } = await import('../../lib/storage.ts');
  const chat = await import('./conversation.ts');
  const { currentComposer } = await import('./composer-store.ts');
  const { disconnect } = await import('./socket.ts');
  onTestFinished(disconnect);
  const signIn = (id: string) => {
    session.signIn({ sessionToken: `token of ${id}`, userData: person(id), isNewUser: true });
    return chat.setPerson(id);
  };
  if (given.signedIn) await signIn(given.signedIn);
  else await chat.setPerson(null);
  const kept = () => local.get('chat');
  const texts = () =>
    (kept()?.entries ?? []).map((entry) =>
      entry !== null && typeof entry === 'object' && 'content' in entry ? entry.content : '',
    );
  return { browser, local, session, signIn, kept, texts, composer: currentComposer, ...chat };
}

describe('a message', () => {
  it('and its answer are kept on this device, in order', async () => {
    const { texts, kept, send } = await open();
    await send('I cannot sleep');
    await send('Somebody cheaper');
    expect(texts()).toEqual([
      'I cannot sleep',
      'Camila can help.',
      'Somebody cheaper',
      'Camila can help.',
    ]);
    expect(kept()?.owner).toBeNull();
  });

  it('carries what was said before, and who asks, from where and in what', async () => {
    const { browser, local, send } = await open({ signedIn: 'ines' });
    local.set('userConfig', { timeZone: 'Asia/Tokyo' });
    local.set('partnerId', 'casa-abierta');
    await send('I cannot sleep');
    await send('Somebody cheaper');
    expect(browser.callsTo(suggestions)[1]?.body).toMatchObject({
      query: 'Somebody cheaper',
      userId: 'ines',
      partnerId: 'casa-abierta',
      language: 'en',
      timezone: 'Asia/Tokyo',
      conversation_history: [
        { role: 'user', content: 'I cannot sleep' },
        { role: 'assistant', content: 'Camila can help.' },
      ],
    });
  });

  it('leaves the group of a partner for good, and not that of the next partner', async () => {
    const { browser, local, send, lookEverywhere } = await open();
    local.set('partnerId', 'casa-abierta');
    await send('I cannot sleep');
    await lookEverywhere('I cannot sleep');
    await send('Somebody cheaper');
    local.set('partnerId', 'northbridge');
    await send('I cannot sleep');
    const partners = browser
      .callsTo(suggestions)
      .map(({ body }) => (body as { partnerId: unknown }).partnerId);
    expect(partners).toEqual(['casa-abierta', null, null, 'northbridge']);
  });

  it('takes the draft along, and another can be written meanwhile', async () => {
    const { browser, composer, send } = await open();
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    browser.answers(suggestions, async (call) => {
      await held;
      return Response.json(answerTo(call));
    });
    const sent = send('I cannot sleep');
    expect(composer()).toMatchObject({ draft: '', isAnswering: true, isOpen: true });
    await vi.waitFor(() => expect(browser.callsTo(suggestions)).toHaveLength(1));
    answer();
    await sent;
    expect(composer().isAnswering).toBe(false);
  });
});

describe('a message that was not delivered', () => {
  it('is sent again under the same id', async () => {
    const { browser, texts, send, sendAgain } = await open();
    browser.answers(suggestions, refuses(400, 'invalid-input'));
    await send('I cannot sleep');
    expect(texts()).toEqual(['I cannot sleep']);
    browser.answers(suggestions, (call) => Response.json(answerTo(call)));
    await sendAgain();
    const ids = browser.callsTo(suggestions).map(idOf);
    expect(new Set(ids).size).toBe(1);
    expect(texts()).toEqual(['I cannot sleep', 'Camila can help.']);
  });

  it('goes out by itself when the network is back', async () => {
    const { browser, texts, send } = await open();
    browser.setOnline(false);
    await send('I cannot sleep');
    expect(texts()).toEqual(['I cannot sleep']);
    browser.setOnline(true);
    await vi.waitFor(() => expect(texts()).toEqual(['I cannot sleep', 'Camila can help.']));
  });

  it('for another reason than the network does not', async () => {
    const { browser, send } = await open();
    browser.answers(suggestions, refuses(400, 'invalid-input'));
    await send('I cannot sleep');
    const before = browser.callsTo(suggestions).length;
    browser.dispatch('online');
    await vi.dynamicImportSettled();
    expect(browser.callsTo(suggestions)).toHaveLength(before);
  });
});

describe('the last exchange of the day', () => {
  it('gives the text back and says when there are more', async () => {
    const { browser, composer, texts, send } = await open();
    const renewsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
    browser.answers('GET /api/worker/exchanges', left(0, renewsAt));
    browser.answers(suggestions, () =>
      Response.json(
        { errorCode: 'chat-limit-reached', message: 'no' },
        { status: 429, headers: { 'retry-after': '10800' } },
      ),
    );
    await send('One more');
    expect(composer()).toMatchObject({ draft: 'One more', isOpen: false });
    await vi.waitFor(() => expect(composer().closedUntil).toBe(renewsAt));
    expect(texts()).toEqual([]);
  });

  it('is over once its moment has come', async () => {
    const { browser, composer, readExchanges } = await open();
    browser.answers(
      'GET /api/worker/exchanges',
      left(0, new Date(Date.now() - 1000).toISOString()),
    );
    await readExchanges();
    expect(composer().closedUntil).toBeNull();
  });
});

describe('a page that was reloaded', () => {
  const asked = (ageMs: number): Kept => ({
    owner: null,
    entries: [message('q1', 'user', new Date(Date.now() - ageMs).toISOString())],
  });

  it('asks again what was being answered, under the same id', async () => {
    const { browser, texts } = await open({ kept: asked(9 * minuteMs) });
    await vi.waitFor(() => expect(texts()).toEqual(['text of q1', 'Camila can help.']));
    expect(browser.callsTo(suggestions).map(idOf)).toEqual(['q1']);
  });

  it('does not ask by itself what is older than ten minutes', async () => {
    const { browser, texts, sendAgain } = await open({ kept: asked(11 * minuteMs) });
    await vi.dynamicImportSettled();
    expect(browser.callsTo(suggestions)).toEqual([]);
    await sendAgain();
    expect(texts()).toEqual(['text of q1', 'Camila can help.']);
  });

  it('keeps the latest hundred messages', async () => {
    const entries = Array.from({ length: 130 }, (_, index) => message(`m${index}`, 'assistant'));
    const { texts, send } = await open({ kept: { owner: null, entries } });
    await send('And now');
    expect(texts()).toHaveLength(100);
    expect(texts().at(-2)).toBe('And now');
  });
});

describe('a conversation', () => {
  const visitors: Kept = { owner: null, entries: [message('m1', 'assistant')] };

  it('of a visitor passes to the person who signs in', async () => {
    const { browser, kept, signIn } = await open({ kept: visitors });
    browser.answers('POST /api/auth/update-chat-history', {});
    await signIn('ines');
    expect(kept()).toMatchObject({ owner: 'ines', entries: [{ id: 'm1' }] });
    const [call] = browser.callsTo('POST /api/auth/update-chat-history');
    expect(call?.body).toMatchObject({ newMessages: [{ id: 'm1', content: 'text of m1' }] });
  });

  it('stays the visitor’s until the server has it, so that the next visit tries again', async () => {
    const { browser, kept, signIn } = await open({ kept: visitors });
    browser.answers('POST /api/auth/update-chat-history', refuses(500, 'internal'));
    await signIn('ines');
    expect(kept()?.owner).toBeNull();
  });

  it('is never shown to somebody else', async () => {
    const { kept, composer, signIn } = await open({
      kept: { ...visitors, owner: 'ines' },
      signedIn: 'ines',
    });
    expect(composer().isOpen).toBe(true);
    await signIn('paul');
    expect([kept(), composer().isOpen]).toEqual([
      { owner: 'paul', conversationId: null, entries: [] },
      false,
    ]);
  });

  it('is gone from the page after signing out', async () => {
    const { browser, local, composer } = await open({
      kept: { ...visitors, owner: 'ines' },
      signedIn: 'ines',
    });
    browser.answers('POST /api/auth/logout', {});
    local.set('chatDraft', 'half a thought');
    const { signOut } = await import('../../shell/session/session-end.ts');
    vi.useFakeTimers();
    const out = signOut();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await out;
    expect(local.get('chat')).toBeNull();
    expect(composer()).toMatchObject({ isOpen: false, draft: '' });
  });

  it('stands still while the page tells that the session has ended, and is stored no more', async () => {
    const opened = await open({ kept: { ...visitors, owner: 'ines' }, signedIn: 'ines' });
    const { sessionExpired } = await import('../../shell/session/session-end.ts');
    let arrive = () => undefined as void;
    const login = new Promise<void>((done) => (arrive = done));
    vi.useFakeTimers();
    const over = sessionExpired(() => login);
    await vi.advanceTimersByTimeAsync(1500);
    vi.useRealTimers();
    expect(opened.session.currentSession().status).toBe('visitor');
    await opened.setPerson(null);
    expect(opened.composer().isOpen).toBe(true);
    expect(opened.local.get('chat')).toBeNull();
    arrive();
    await over;
    expect(opened.composer().isOpen).toBe(false);
    expect(opened.local.get('chat')).toBeNull();
  });

  it('went on in another tab: it is read again when this one is used', async () => {
    const { browser, local, composer, send, texts } = await open();
    await send('Here');
    local.set('chat', { owner: null, entries: [message('there', 'assistant')] });
    browser.dispatch('puente:active');
    await send('Again');
    expect(texts()).toEqual(['text of there', 'Again', 'Camila can help.']);
    expect(composer().isOpen).toBe(true);
  });
});

describe('a new chat', () => {
  it('can be undone', async () => {
    const { composer, texts, send, startNew } = await open();
    await send('I cannot sleep');
    const undo = startNew();
    expect([composer().isOpen, texts()]).toEqual([false, []]);
    undo();
    expect(texts()).toEqual(['I cannot sleep', 'Camila can help.']);
  });

  it('sends nothing of the old one as context', async () => {
    const { browser, send, startNew } = await open();
    await send('I cannot sleep');
    startNew();
    await send('My cofounder and I fight');
    expect(browser.callsTo(suggestions)[1]?.body).toMatchObject({ conversation_history: [] });
  });

  it('is another conversation, and each goes on under its own id', async () => {
    const { browser, send, startNew, kept } = await open();
    await send('I cannot sleep');
    await send('Somebody cheaper');
    const first = kept()?.conversationId;
    const undo = startNew();
    await send('My cofounder and I fight');
    const second = kept()?.conversationId;
    undo();
    await send('In Spanish');
    const ids = browser
      .callsTo(suggestions)
      .map(({ body }) =>
        body !== null && typeof body === 'object' && 'conversationId' in body
          ? body.conversationId
          : null,
      );
    expect(ids).toEqual([first, first, second, first]);
    expect(new Set(ids).size).toBe(2);
  });

  it('forgets on the server first, and keeps all when that fails', async () => {
    const { browser, texts, send, forgetAll } = await open({ signedIn: 'ines' });
    await send('I cannot sleep');
    browser.answers('POST /api/auth/clear-chat-history', refuses(503, 'database-unavailable'));
    await expect(forgetAll()).rejects.toThrow();
    expect(texts()).toHaveLength(2);
    browser.answers('POST /api/auth/clear-chat-history', {});
    await forgetAll();
    expect(texts()).toEqual([]);
    expect(browser.calls.at(-1)?.body).toEqual({ confirmed: true });
  });
});

describe('earlier conversations on the server', () => {
  const history = (ids: string[], totalMessages: number) => ({
    chatHistory: ids.map((id) => message(id)),
    totalMessages,
  });

  it('are offered where they are not here already', async () => {
    const opened = await open({
      kept: { owner: 'ines', entries: [message('m2', 'assistant')] },
    });
    opened.browser.answers('POST /api/auth/get-chat-history', history(['m1', 'm2'], 2));
    await opened.signIn('ines');
    expect(opened.composer().hasEarlier).toBe(true);
    opened.forgetEarlier();
    expect(opened.composer().hasEarlier).toBe(false);
  });

  it('take the place of what is here, which stays to be gone back to', async () => {
    const opened = await open({ signedIn: 'ines' });
    await opened.send('I cannot sleep');
    opened.goOnWith('old', [message('m1'), message('m2', 'assistant')]);
    expect(opened.texts()).toEqual(['text of m1', 'text of m2']);
    expect(opened.composer()).toMatchObject({ isOpen: true, hasEarlier: true });
    await opened.send('And cheaper?');
    expect(opened.browser.callsTo(suggestions).at(-1)?.body).toMatchObject({
      conversationId: 'old',
      conversation_history: [{ content: 'text of m1' }, { content: 'text of m2' }],
    });
  });

  it('that cannot be read are none', async () => {
    const opened = await open();
    opened.browser.answers('POST /api/auth/get-chat-history', breaks);
    await opened.signIn('ines');
    expect(opened.composer().hasEarlier).toBe(false);
  });
});
