import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { Context } from '../context.ts';
import { createLiveness, type Liveness } from '../db/liveness.ts';
import { newId } from '../lib/ids.ts';
import { freeJobsOfDeadWorkers } from './dead-workers.ts';
import { defineJob, enqueue } from './job.ts';
import { runSweeps, startWorker } from './worker.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const done: string[] = [];
const noteJob = { name: 'test.note', payload: z.object({ id: z.string() }) };
const jobs = [defineJob(noteJob, async (_context, { id }) => void done.push(id))];

const living: Liveness[] = [];
const workers: ReturnType<typeof startWorker>[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  for (const liveness of living.splice(0)) await liveness.stop();
});

/** A process of its own, on this database. */
function processOf(): Context {
  const url = () => t.context.config.database.url ?? '';
  const liveness = createLiveness(url, { isAlone: true });
  living.push(liveness);
  return { ...t.context, liveness };
}

function start(context: Context) {
  const worker = startWorker(context, t.pool, jobs, []);
  workers.push(worker);
  return worker;
}

async function plan(): Promise<string> {
  const id = newId();
  await t.context.db.transaction().execute((tx) => enqueue(tx, noteJob, { id }, `note:${id}`));
  return id;
}

/** As when a worker took the job and was killed before it was done. */
async function take(id: string, worker: string): Promise<void> {
  await sql`update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now(), attempts = 1
    where key = ${`note:${id}`}`.execute(t.context.db);
}

async function holderOf(id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ locked_by: string | null }>`
    select locked_by from graphile_worker.jobs where key = ${`note:${id}`}`.execute(t.context.db);
  return rows[0]?.locked_by;
}

describe('jobs that are being removed because they are done', () => {
  it('are added once more by who waits for nothing', async () => {
    const ids = [await plan(), await plan()];
    for (const id of ids) await take(id, 'pool-busy');
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.jobs order by id`.execute(t.context.db);
    const queue = await t.pool.connect();
    const remove = (at: number) =>
      queue.query('delete from graphile_worker._private_jobs where id = $1', [rows[at]?.id]);
    await queue.query('begin');
    await remove(0);
    // In the other order: each would wait for the other.
    await t.context.db.transaction().execute(async (tx) => {
      for (const id of ids.toReversed()) await enqueue(tx, noteJob, { id }, `note:${id}`);
    });
    await remove(1);
    await queue.query('commit');
    queue.release();
    start(processOf());
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(ids)));
  });
});

describe('a job whose worker was killed', () => {
  it('is done by the next one, once', async () => {
    const id = await plan();
    await take(id, 'pool-killed');
    start(processOf());
    await vi.waitFor(() => expect(done).toContain(id));
    expect(done.filter((each) => each === id)).toHaveLength(1);
  });

  it('is left alone while its worker lives', async () => {
    const [other, watcher] = [processOf(), processOf()];
    await other.liveness.hold('pool-alive');
    const id = await plan();
    await take(id, 'pool-alive');
    await freeJobsOfDeadWorkers(watcher);
    expect(await holderOf(id)).toBe('pool-alive');
    await other.liveness.stop();
    await vi.waitFor(async () => {
      await freeJobsOfDeadWorkers(watcher);
      expect(await holderOf(id)).toBeNull();
    });
  });
});

describe('a worker that is told to settle', () => {
  const slowJob = { name: 'test.slow', payload: z.object({ id: z.string() }) };
  const slow = defineJob(slowJob, async ({ db }, { id }) => {
    await sql`select pg_sleep(0.3)`.execute(db);
    await db.transaction().execute((tx) => enqueue(tx, noteJob, { id }, `note:${id}`));
  });
  const brokenJob = { name: 'test.broken', payload: z.object({}) };
  const broken = defineJob(brokenJob, () => Promise.reject(new Error('away')));

  it('waits for the jobs of its sweeps and what these make, not for those that fail', async () => {
    const id = newId();
    let isDue = false;
    const sweep = {
      name: 'test.sweep',
      run: async ({ db }: Context) =>
        db.transaction().execute(async (tx) => {
          if (!isDue) return;
          isDue = false;
          await enqueue(tx, slowJob, { id }, `slow:${id}`);
          await enqueue(tx, brokenJob, {}, `broken:${id}`);
        }),
    };
    const worker = startWorker(processOf(), t.pool, [...jobs, slow, broken], [sweep]);
    // On a busy machine the queue takes a while to begin.
    const first = await plan();
    await vi.waitFor(() => expect(done).toContain(first));
    isDue = true;
    await worker.settle();
    expect(done).toContain(id);
    const other = newId();
    await t.context.db.transaction().execute((tx) => enqueue(tx, slowJob, { id: other }));
    await worker.untilIdle();
    expect(done).toContain(other);
    await worker.stop();
    await sql`select graphile_worker.remove_job(${`broken:${id}`}::text)`.execute(t.context.db);
  });
});

describe('a running worker', () => {
  it('sweeps each second, what can wait each minute, and all of it when the clock moved', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rounds = { urgent: 0, patient: 0 };
    const worker = startWorker(processOf(), t.pool, jobs, [
      { name: 'test.patient', canWait: true, run: async () => void (rounds.patient += 1) },
      { name: 'test.urgent', run: async () => void (rounds.urgent += 1) },
    ]);
    for (let second = 1; second <= 61; second += 1) {
      vi.advanceTimersByTime(1000);
      await vi.waitFor(() => expect(rounds.urgent).toBe(second));
      expect(rounds.patient).toBe(second <= 60 ? 1 : 2);
      // The round ends after its last sweep has.
      await new Promise((ended) => setImmediate(ended));
    }
    await worker.sweepNow();
    expect(rounds).toEqual({ urgent: 62, patient: 3 });
    await worker.stop();
    vi.useRealTimers();
  });
});

describe('a queue whose connections are all cut', () => {
  it('goes on by itself, and leaves nothing behind', async () => {
    start(processOf());
    const first = await plan();
    await vi.waitFor(() => expect(done).toContain(first));
    const planned = await Promise.all([plan(), plan(), plan(), plan(), plan(), plan()]);
    await t.pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    const later = await plan();
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining([...planned, later])));
    await vi.waitFor(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(t.context.db);
      expect(rows).toHaveLength(0);
    });
  });
});

describe('a queue that can’t tell that a job is done', () => {
  it('does it again and goes on, once its connections hold', async () => {
    // Whoever removes a job loses the connection in that moment, and so does everybody else.
    await sql`create function cut() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database();
      return old; end $$`.execute(t.context.db);
    await sql`create trigger cut before delete on graphile_worker._private_jobs
      for each row execute function cut()`.execute(t.context.db);
    // Planned before anybody works: the first job done would cut the planning of the others.
    const planned = await Promise.all([plan(), plan(), plan()]);
    start(processOf());
    const timesDone = (id: string) => done.filter((each) => each === id).length;
    await vi.waitFor(() => expect(planned.some((id) => timesDone(id) > 1)).toBe(true));
    await vi.waitFor(() =>
      sql`drop trigger cut on graphile_worker._private_jobs`.execute(t.context.db),
    );
    await vi.waitFor(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(t.context.db);
      expect(rows).toHaveLength(0);
    });
    expect(done).toEqual(expect.arrayContaining(planned));
  });
});

describe('a round of sweeps', () => {
  it('ends in an outage without a line for each, and writes other failures once', async () => {
    const lines: string[] = [];
    const quietLog: Context['quietLog'] = (_level, kind) => void lines.push(kind);
    const context = { ...t.context, quietLog };
    const ran: string[] = [];
    const sweep = (name: string, run: () => Promise<void>) => ({
      name,
      run: async () => {
        ran.push(name);
        await run();
      },
    });
    const ask = () =>
      t.context.db.executeQuery(
        sql`select pg_terminate_backend(pg_backend_pid())`.compile(t.context.db),
      );
    await runSweeps(context, [
      sweep('broken', async () => {
        throw new TypeError('a bug');
      }),
      sweep('away', async () => void (await ask())),
      sweep('after', async () => undefined),
    ]);
    expect(ran).toEqual(['broken', 'away']);
    expect(lines).toEqual(['sweep broken']);
  });
});
