import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/connection.ts';

/** Work for later, committed together with its cause; its handler may run twice without harm. */
export type Job<P = unknown> = {
  name: string;
  payload: z.ZodType<P>;
  run: (context: Context, payload: P) => Promise<void>;
};

export const defineJob = <P>(job: Job<P>): Job<P> => job;

/**
 * Adds a job to the queue inside the transaction of its cause. `key` derives from rows: a job
 * that still waits under the same key is replaced instead of doubled.
 */
export const enqueue = async <P>(
  tx: Tx,
  job: Pick<Job<P>, 'name' | 'payload'>,
  payload: P,
  key?: string,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}::text, max_attempts := 12)`.execute(tx);
};

/**
 * Something that comes due at a business time: rows whose `due_at` has passed on the context's
 * clock. Must take its rows with `for update skip locked` or change them idempotently.
 */
export type Sweep = {
  name: string;
  run: (context: Context) => Promise<void>;
};
