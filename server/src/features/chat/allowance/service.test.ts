import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { Context } from '../../../context.ts';
import { createLiveness } from '../../../db/liveness.ts';
import { newId } from '../../../lib/ids.ts';
import { exchangesLeft, withExchange } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const { exchanges: limit } = policy.chat;

/** Another process on the same database, where nobody has to be waited for. */
const nextProcess = (): Context => {
  const url = () => t.context.config.database.url ?? '';
  return { ...t.context, liveness: createLiveness(url, { isAlone: true }) };
};

const remaining = async (subject: string) => (await exchangesLeft(t.context, subject)).remaining;

/** Asks, and the process dies before the answer. */
const askAndDie = async (subject: string, messageId: string): Promise<void> => {
  void withExchange(nextProcess(), subject, messageId, () => new Promise(() => undefined));
  const isBegun = async () =>
    (await sql`select 1 from chat_exchanges where message_id = ${messageId}`.execute(t.context.db))
      .rows.length > 0;
  while (!(await isBegun()));
};

describe('a message whose process died', () => {
  it('is answered by the next one at once, and counted once', async () => {
    const [subject, messageId] = [`visitor:${newId()}`, newId()];
    await askAndDie(subject, messageId);
    expect(await remaining(subject)).toBe(limit - 1);
    const made = await withExchange(nextProcess(), subject, messageId, async () => 'hello');
    expect(made).toEqual({ answer: 'hello', isReplay: false });
    const again = await withExchange(t.context, subject, messageId, () => expect.unreachable());
    expect(again).toEqual({ answer: 'hello', isReplay: true });
    expect(await remaining(subject)).toBe(limit - 1);
  });

  it('is answered also when it was the last of the day', async () => {
    const subject = `visitor:${newId()}`;
    for (let used = 1; used < limit; used += 1)
      await withExchange(t.context, subject, newId(), async () => 'hello');
    const last = newId();
    await askAndDie(subject, last);
    expect(await remaining(subject)).toBe(0);
    const made = await withExchange(nextProcess(), subject, last, async () => 'hello');
    expect(made.answer).toBe('hello');
    const one = withExchange(t.context, subject, newId(), async () => 'hello');
    await expect(one).rejects.toMatchObject({ code: 'chat-limit-reached' });
  });

  it('is given back when it fails at last', async () => {
    const [subject, messageId] = [`visitor:${newId()}`, newId()];
    await askAndDie(subject, messageId);
    const failing = withExchange(nextProcess(), subject, messageId, async () => {
      throw new TypeError('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(await remaining(subject)).toBe(limit);
  });
});
