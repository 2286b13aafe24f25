import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/connection.ts';

/** A job's name and payload; enough to enqueue it. */
export type JobHandle<P> = { name: string; payload: z.ZodType<P> };

/** Work for later, committed together with its cause; its handler must be idempotent. */
export type Job = {
  name: string;
  /** Checks the stored payload, then does the work; a payload that doesn't fit is an error. */
  run: (context: Context, payload: unknown) => Promise<void>;
};

export function defineJob<P>(
  { name, payload }: JobHandle<P>,
  work: (context: Context, payload: P) => Promise<void>,
): Job {
  return { name, run: (context, stored) => work(context, payload.parse(stored)) };
}

/**
 * Adds a job to the queue inside the transaction of its cause. Its key derives from rows: a job
 * that still waits under the same key is replaced instead of doubled. `afterSeconds` lets it wait.
 *
 * The queue removes several jobs that are done at once, in an order of its own. A transaction never
 * waits for that, however many jobs it adds: where the job under the key is locked by somebody, it
 * adds one without a key. Who adds several under keys adds them in the order of the keys (decision 080).
 */
export async function enqueue<P>(
  tx: Tx,
  job: JobHandle<P>,
  payload: P,
  how?: string | { key: string; afterSeconds: number },
): Promise<void> {
  const { key, afterSeconds } =
    typeof how === 'object' ? how : { key: how ?? null, afterSeconds: 0 };
  await sql`
    with same as (select id from graphile_worker._private_jobs where key = ${key}::text),
      own as materialized (
        select id from graphile_worker._private_jobs where key = ${key}::text
        for update skip locked)
    select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
      job_key := case when exists (select from own) or not exists (select from same)
        then ${key}::text end,
      max_attempts := 12,
      run_at := now() + make_interval(secs => ${afterSeconds}))`.execute(tx);
}

/**
 * Something that comes due at a business time: rows whose `due_at` has passed on the context's
 * clock. Must take its rows with `for update skip locked` or change them idempotently.
 */
export type Sweep = {
  name: string;
  run: (context: Context) => Promise<void>;
  /** Nobody waits for what it does: a running server does it each minute instead of each second. */
  canWait?: true;
};
