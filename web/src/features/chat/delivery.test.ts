import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, refuses } from '../../../test/browser.ts';
import { serveSockets } from '../../../test/server.ts';

const path = 'POST /api/worker/suggestions';
const question = {
  query: 'I cannot sleep',
  messageId: '019aa000-0000-7000-8000-000000000001',
  userId: null,
  conversation_history: [{ role: 'user' as const, content: 'Hello' }],
};
const answer = { messageId: question.messageId, answerId: 'a1', reply: 'Camila' };

/** A browser whose websocket finds nobody: questions go over HTTP. */
async function openWithoutSocket() {
  const browser = openBrowser('http://127.0.0.1:1/');
  const { deliver } = await import('./delivery.ts');
  const { disconnect } = await import('./socket.ts');
  return { browser, deliver: () => deliver(question, () => undefined).finally(disconnect) };
}

describe('an answer', () => {
  it('comes over HTTP where there is no websocket, under the same id', async () => {
    const { browser, deliver } = await openWithoutSocket();
    browser.answers(path, answer);
    await expect(deliver()).resolves.toEqual(answer);
    expect(browser.calls.map(({ body }) => body)).toEqual([question]);
  });

  it('comes over HTTP when the websocket is lost in the middle of it', async () => {
    const server = await serveSockets();
    const browser = openBrowser(server.url);
    browser.answers(path, answer);
    const { deliver } = await import('./delivery.ts');
    const { disconnect } = await import('./socket.ts');
    const next = server.next();
    const pieces: string[] = [];
    const delivered = deliver(question, (text) => pieces.push(text)).finally(disconnect);
    const serverSide = await next;
    serverSide.say({ type: 'ready', signedIn: false });
    const { conversation_history: conversationHistory, ...rest } = question;
    expect(await serverSide.hear()).toEqual({ type: 'chat', ...rest, conversationHistory });
    serverSide.say({ type: 'chunk', messageId: question.messageId, text: 'Cam' });
    await vi.waitFor(() => expect(pieces).toEqual(['Cam']));
    serverSide.cut();
    await expect(delivered).resolves.toEqual(answer);
  });

  it('that is being made already is waited for as long as the server says', async () => {
    const { browser, deliver } = await openWithoutSocket();
    let asked = 0;
    browser.answers(path, (call) => {
      asked += 1;
      if (asked === 3) return Response.json(answer);
      return Response.json(
        { errorCode: 'request-in-progress', message: call.name },
        { status: 409, headers: { 'retry-after': '0' } },
      );
    });
    await expect(deliver()).resolves.toEqual(answer);
    expect(asked).toBe(3);
  });

  it('that never gets finished is given up after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { browser, deliver } = await openWithoutSocket();
    browser.setOnline(true);
    browser.answers(path, refuses(409, 'request-in-progress'));
    const outcome = deliver().catch((error: unknown) => error);
    for (let tries = 1; tries <= 12; tries++) {
      await vi.waitFor(() => expect(browser.calls).toHaveLength(tries));
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(await outcome).toMatchObject({ errorCode: 'request-in-progress' });
    expect(browser.calls).toHaveLength(12);
  });
});

describe('a refusal', () => {
  it('over HTTP is the answer', async () => {
    const { browser, deliver } = await openWithoutSocket();
    browser.answers(path, refuses(429, 'chat-limit-reached'));
    await expect(deliver()).rejects.toMatchObject({ errorCode: 'chat-limit-reached' });
    expect(browser.calls).toHaveLength(1);
  });

  it('that is only a lost connection is tried three times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { browser, deliver } = await openWithoutSocket();
    browser.answers(path, breaks);
    const outcome = deliver().catch((error: unknown) => error);
    for (const ms of [0, 1000, 2000]) {
      await vi.waitFor(() => expect(browser.calls.length).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(ms);
    }
    expect(await outcome).toMatchObject({ errorCode: 'network' });
    expect(browser.calls).toHaveLength(3);
  });
});
