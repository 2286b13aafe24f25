import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { Context } from '../../../context.ts';
import { createLiveness } from '../../../db/liveness.ts';
import { newId } from '../../../lib/ids.ts';
import { type Chatter, chatterOfUser } from './rules.ts';
import { exchangesLeft, withExchange } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const { exchanges: limit } = policy.chat;

/** Another process on the same database, where nobody has to be waited for. */
function nextProcess(): Context {
  const url = () => t.context.config.database.url ?? '';
  return { ...t.context, liveness: createLiveness(url, { isAlone: true }) };
}

async function remaining(chatter: Chatter) {
  return (await exchangesLeft(t.context, chatter)).remaining;
}
function somebody() {
  return chatterOfUser(newId());
}

/** Asks, and the process dies before the answer. */
async function askAndDie(chatter: Chatter, messageId: string): Promise<void> {
  void withExchange(nextProcess(), chatter, messageId, () => new Promise(() => undefined));
  const isBegun = async () =>
    (await sql`select 1 from chat_exchanges where message_id = ${messageId}`.execute(t.context.db))
      .rows.length > 0;
  while (!(await isBegun()));
}

describe('a message whose process died', () => {
  it('is answered by the next one at once, and counted once', async () => {
    const [chatter, messageId] = [somebody(), newId()];
    await askAndDie(chatter, messageId);
    expect(await remaining(chatter)).toBe(limit - 1);
    const made = await withExchange(nextProcess(), chatter, messageId, async () => 'hello');
    expect(made).toEqual({ answer: 'hello', isReplay: false });
    const again = await withExchange(t.context, chatter, messageId, () => expect.unreachable());
    expect(again).toEqual({ answer: 'hello', isReplay: true });
    expect(await remaining(chatter)).toBe(limit - 1);
  });

  it('is answered also when it was the last of the day', async () => {
    const chatter = somebody();
    for (let used = 1; used < limit; used += 1)
      await withExchange(t.context, chatter, newId(), async () => 'hello');
    const last = newId();
    await askAndDie(chatter, last);
    expect(await remaining(chatter)).toBe(0);
    const made = await withExchange(nextProcess(), chatter, last, async () => 'hello');
    expect(made.answer).toBe('hello');
    const one = withExchange(t.context, chatter, newId(), async () => 'hello');
    await expect(one).rejects.toMatchObject({ code: 'chat-limit-reached' });
  });

  it('is given back when it fails at last', async () => {
    const [chatter, messageId] = [somebody(), newId()];
    await askAndDie(chatter, messageId);
    const failing = withExchange(nextProcess(), chatter, messageId, async () => {
      throw new TypeError('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(await remaining(chatter)).toBe(limit);
  });
});
