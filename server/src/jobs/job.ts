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
 */
export async function enqueue<P>(
  tx: Tx,
  job: JobHandle<P>,
  payload: P,
  how?: string | { key: string; afterSeconds: number },
): Promise<void> {
  const { key, afterSeconds } =
    typeof how === 'object' ? how : { key: how ?? null, afterSeconds: 0 };
  await sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    job_key := ${key}::text, max_attempts := 12,
    run_at := now() + make_interval(secs => ${afterSeconds}))`.execute(tx);
}

/**
 * Something that comes due at a business time: rows whose `due_at` has passed on the context's
 * clock. Must take its rows with `for update skip locked` or change them idempotently.
 */
export type Sweep = {
  name: string;
  run: (context: Context) => Promise<void>;
};
