import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const goal = 'I cannot sleep since Tlaquepaque';
const calls = codeCalls(() => t);

/** Everything the chat keeps apart from conversations, as text. */
async function kept(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(a)::text as text from chat_allowances a
    union all select to_jsonb(e)::text from chat_exchanges e`.execute(t.context.db);
  return rows.map(({ text }) => text).join('\n');
}
const ask = (body: object, headers: Record<string, string>) =>
  t.call('POST', '/api/worker/suggestions', { query: goal, ...body }, { headers });

describe('what a visitor asked (chat-18)', () => {
  test('is forgotten with their network address after a day, not before', async () => {
    const address = '203.0.113.77';
    const asked = await ask({ messageId: randomUUID() }, { 'x-forwarded-for': address });
    expect(asked.status).toBe(200);
    await t.advance('PT23H59M');
    expect(await kept()).toContain('Tlaquepaque');
    expect(await kept()).toContain('"address-all:');
    expect(await kept()).not.toContain(address);
    await t.advance('PT1M');
    expect(await kept()).toBe('');
  });

  test('can be asked again with the same id after that, and is answered', async () => {
    const { token } = await t.signIn();
    const body = { query: goal, messageId: randomUUID() };
    const first = await t.call('POST', '/api/worker/suggestions', body, { token });
    await t.advance('P2D');
    const again = await t.call('POST', '/api/worker/suggestions', body, { token });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.exchanges.remaining).toBe(14);
    const { body: history } = await t.call('POST', '/api/auth/get-chat-history', {}, { token });
    const said = history.chatHistory.filter(({ role }: { role: string }) => role === 'user');
    expect(said).toHaveLength(1);
  });

  test('is theirs once they sign in: answered once still, and gone with the account', async () => {
    const first = await ask({}, calls.from().headers);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const messageId = randomUUID();
    const asVisitor = await ask({ messageId }, { cookie, ...calls.from().headers });
    const phoneNumber = calls.newPhone();
    await calls.send(phoneNumber);
    const code = await calls.codeOf(phoneNumber);
    const signedIn = await t.call(
      'POST',
      '/api/auth/check-verification',
      { phoneNumber, code },
      { headers: { cookie } },
    );
    const token: string = signedIn.body.sessionToken;
    const again = await t.call(
      'POST',
      '/api/worker/suggestions',
      { query: goal, messageId },
      { token },
    );
    expect(again.body.answerId).toBe(asVisitor.body.answerId);
    expect(again.body.exchanges.remaining).toBe(13);
    await t.call('DELETE', '/api/profile', { confirmed: true }, { token });
    expect(await kept()).not.toContain(asVisitor.body.answerId);
  });
});

describe('what a visitor said (chat-19)', () => {
  const messages = async () => {
    const { rows } = await sql<{ content: string }>`
      select content from chat_messages where role = 'user'`.execute(t.context.db);
    return rows.map(({ content }) => content);
  };

  test('is kept as long as a browser can come back to it, and what a person said for good', async () => {
    const { token } = await t.signIn();
    const [theirs, mine] = ['I said this as a visitor', 'I said this with an account'];
    const reply = await ask({ query: theirs }, calls.from().headers);
    expect(String(reply.headers['set-cookie'])).toContain(`Max-Age=${400 * 86_400}`);
    await t.call('POST', '/api/worker/suggestions', { query: mine }, { token });
    await t.advance('P399D');
    expect(await messages()).toEqual(expect.arrayContaining([theirs, mine]));
    await t.advance('P2D');
    expect(await messages()).not.toContain(theirs);
    expect(await messages()).toContain(mine);
  });
});
