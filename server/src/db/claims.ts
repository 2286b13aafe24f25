import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../lib/app-error.ts';
import type { Db } from './connection.ts';
import type { Liveness } from './liveness.ts';
import { DatabaseUnavailable } from './outage.ts';

/** When a request that waited without success should try again, in seconds. */
const askAgainSeconds = 5;

const pollMs = 40;

/** A row that stands for work done once, and for the process that does it. */
export type Claim<A> = {
  /** Inserts the row for this process; false when it exists. */
  take: (processId: string) => Promise<boolean>;
  find: () => Promise<{ processId: string | null; answer: A | null } | null>;
  /** Gives the row of a dead process to this one; false when another process was faster. */
  takeOver: (from: string | null, to: string) => Promise<boolean>;
  /** Both change the row of this process only. */
  keepAnswer: (processId: string, answer: A) => Promise<void>;
  giveUp: (processId: string) => Promise<void>;
};

type Done<A> = { answer: A; isReplay: boolean };

/** What this process is working on, and answers that could not be stored yet. */
type Desk = { working: Set<string>; unkept: Map<string, unknown> };

const desks = new WeakMap<Liveness, Desk>();

/** Most answers that wait for the database; the oldest are dropped and their work is repeated. */
const mostUnkept = 1000;

/**
 * Does work once under a name across all processes, and answers repetitions with the stored answer.
 * Refusals aren't stored. Work of a process that died is started again by the next request for it.
 * Errors: `request-in-progress` when the first request takes longer than `waitMs`.
 */
export async function doOnce<A>(
  { db, liveness }: { db: Db; liveness: Liveness },
  { name, waitMs }: { name: string; waitMs: number },
  claim: Claim<A>,
  work: () => Promise<A>,
): Promise<Done<A>> {
  const { id } = liveness;
  const { working, unkept } = deskOf(liveness);

  const run = async (): Promise<Done<A>> => {
    try {
      const answer = await work();
      // The work is done: an outage from here on must not turn the answer into a refusal.
      if (!(await unlessAway(claim.keepAnswer(id, answer)))) remember(unkept, name, answer);
      return { answer, isReplay: false };
    } catch (error) {
      await unlessAway(claim.giveUp(id));
      throw error;
    }
  };

  const isFree = async (processId: string | null): Promise<boolean> =>
    // This process doesn't work on it any more: the database was unavailable when it ended.
    processId === null || processId === id || (await liveness.findDead(db, [processId])).length > 0;

  /** The stored answer, or null while another request works on it. */
  const look = async (mayTakeOver: boolean): Promise<Done<A> | null> => {
    const row = await claim.find();
    if (!row) return null;
    if (row.answer !== null) return { answer: row.answer, isReplay: true };
    if (!mayTakeOver) return null;
    if (row.processId === id && unkept.has(name)) {
      const answer = unkept.get(name) as A;
      await claim.keepAnswer(id, answer);
      unkept.delete(name);
      return { answer, isReplay: true };
    }
    const { processId } = row;
    return (await isFree(processId)) && (await claim.takeOver(processId, id)) ? run() : null;
  };

  const attempt = async (): Promise<Done<A> | null> => {
    if (working.has(name)) return look(false);
    working.add(name);
    try {
      return (await claim.take(id)) ? await run() : await look(true);
    } finally {
      working.delete(name);
    }
  };

  for (const end = performance.now() + waitMs; performance.now() < end; await pause(pollMs)) {
    const done = await attempt();
    if (done) return done;
  }
  throw new AppError('request-in-progress', { retryAfterSeconds: askAgainSeconds });
}

function deskOf(liveness: Liveness): Desk {
  const desk = desks.get(liveness) ?? { working: new Set(), unkept: new Map() };
  desks.set(liveness, desk);
  return desk;
}

/** False when the database is unavailable; other errors are thrown. */
async function unlessAway(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
}

function remember(unkept: Map<string, unknown>, name: string, answer: unknown): void {
  unkept.set(name, answer);
  if (unkept.size > mostUnkept) unkept.delete(unkept.keys().next().value ?? '');
}
