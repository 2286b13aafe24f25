import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { Context } from '../context.ts';
import { createLiveness } from '../db/liveness.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import { AppError } from '../lib/app-error.ts';
import { newId } from '../lib/ids.ts';
import { runOnce } from './idempotency.ts';

let t: TestApp;
let userId: string;
beforeAll(async () => {
  t = await startTestApp();
  ({ userId } = await t.signIn());
});
afterAll(() => t.stop());

const request = { operation: 'POST /api/booking/book', input: { start: 'noon' } };
const answer = { status: 201, body: { made: 1 } };

/** Another process on the same database; `isAlone` waits for nobody. */
function processOf(isAlone = true): Context {
  const url = () => t.context.config.database.url ?? '';
  return { ...t.context, liveness: createLiveness(url, { isAlone }) };
}

/** A request whose process dies in the middle of it. */
function beginAndDie(key: string): void {
  void runOnce(processOf(), { userId, key }, request, () => new Promise(() => undefined));
}

async function rowOf(key: string) {
  const { rows } = await sql<{ status: number | null; process_id: string | null }>`
    select status, process_id from idempotency_keys where key = ${key}`.execute(t.context.db);
  return rows[0];
}
async function begun(key: string): Promise<void> {
  while (!(await rowOf(key)));
}

describe('the same key after its process died', () => {
  it('is taken over by the next process', async () => {
    const key = newId();
    beginAndDie(key);
    await begun(key);
    const kept = await runOnce(processOf(), { userId, key }, request, async () => answer);
    expect(kept).toEqual({ ...answer, isReplay: false });
    expect(await rowOf(key)).toMatchObject({ status: 201 });
  });

  it('is taken over by one of those that ask together', async () => {
    const key = newId();
    beginAndDie(key);
    await begun(key);
    let runs = 0;
    const work = async () => {
      runs += 1;
      return answer;
    };
    const [one, other] = [processOf(), processOf(false)];
    await one.liveness.hold(one.liveness.id);
    const replies = await Promise.all(
      [one, one, other, one].map((each) => runOnce(each, { userId, key }, request, work)),
    );
    await one.liveness.stop();
    expect(runs).toBe(1);
    expect(replies.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  });

  it('is refused for another request, whoever died', async () => {
    const key = newId();
    beginAndDie(key);
    await begun(key);
    const other = { ...request, input: { start: 'midnight' } };
    await expect(
      runOnce(processOf(), { userId, key }, other, async () => answer),
    ).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('is taken over from a version that wrote no process down', async () => {
    const key = newId();
    beginAndDie(key);
    await begun(key);
    await sql`update idempotency_keys set process_id = null where key = ${key}`.execute(
      t.context.db,
    );
    const kept = await runOnce(t.context, { userId, key }, request, async () => answer);
    expect(kept.isReplay).toBe(false);
  });
});

describe('the same key while its process lives', () => {
  it('waits for its answer, however the clock is moved', async () => {
    const key = newId();
    let finish = (): void => undefined;
    const first = runOnce(t.context, { userId, key }, request, async () => {
      await new Promise<void>((done) => {
        finish = done;
      });
      return answer;
    });
    await begun(key);
    await t.advance('PT3M');
    const second = runOnce(t.context, { userId, key }, request, () => expect.unreachable());
    finish();
    expect(await first).toMatchObject({ isReplay: false });
    expect(await second).toEqual({ ...answer, isReplay: true });
  });

  it('runs again when the first was refused', async () => {
    const key = newId();
    const refused = runOnce(t.context, { userId, key }, request, async () => {
      throw new AppError('slot-taken');
    });
    await expect(refused).rejects.toMatchObject({ code: 'slot-taken' });
    const kept = await runOnce(t.context, { userId, key }, request, async () => answer);
    expect(kept.isReplay).toBe(false);
  });
});

/** A context whose statements that match fail, as when the database is away. */
function awayFor(statement: RegExp): Context {
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (statement.test(compiler.compileQuery(node, queryId).sql))
        throw new DatabaseUnavailable(new Error('gone'));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...t.context, db: t.context.db.withPlugin(plugin) };
}

describe('a database that is away when the work is done', () => {
  it('does not turn the answer into a refusal, nor let the work be done twice', async () => {
    const key = newId();
    const away = awayFor(/^update "idempotency_keys" set "status"/);
    const kept = await runOnce(away, { userId, key }, request, async () => answer);
    expect(kept).toEqual({ ...answer, isReplay: false });
    expect(await rowOf(key)).toMatchObject({ status: null });
    const again = await runOnce(t.context, { userId, key }, request, () => expect.unreachable());
    expect(again).toEqual({ ...answer, isReplay: true });
    expect(await rowOf(key)).toMatchObject({ status: 201 });
  });

  it('leaves the key to the next try when the work failed', async () => {
    const key = newId();
    const failed = runOnce(
      awayFor(/^delete from "idempotency_keys".*"process_id"/),
      { userId, key },
      request,
      async () => {
        throw new DatabaseUnavailable(new Error('gone'));
      },
    );
    await expect(failed).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await rowOf(key)).toMatchObject({ status: null });
    const kept = await runOnce(t.context, { userId, key }, request, async () => answer);
    expect(kept.isReplay).toBe(false);
  });
});

describe('a key', () => {
  it('is told from another one that begins alike, however long both are', async () => {
    const long = newId().repeat(10);
    const first = await runOnce(
      t.context,
      { userId, key: `${long}1` },
      request,
      async () => answer,
    );
    const other = { status: 201, body: { made: 2 } };
    const second = await runOnce(
      t.context,
      { userId, key: `${long}2` },
      request,
      async () => other,
    );
    const again = await runOnce(t.context, { userId, key: `${long}1` }, request, () =>
      expect.unreachable(),
    );
    expect([first.body, second.body, again.body]).toEqual([answer.body, other.body, answer.body]);
  });

  it('is forgotten with its answer after a day, though nobody asks for it again', async () => {
    const key = newId();
    await runOnce(t.context, { userId, key }, request, async () => answer);
    await t.advance('PT23H59M');
    expect(await rowOf(key)).toMatchObject({ status: 201 });
    await t.advance('PT2M');
    expect(await rowOf(key)).toBeUndefined();
  });
});
