import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../lib/app-error.ts';
import type { Db } from './connection.ts';
import type { Liveness } from './liveness.ts';
import { DatabaseUnavailable } from './outage.ts';

/** When a second request that waited in vain should ask again, in seconds. */
const askAgainSeconds = 5;
const pollMs = 40;

/** A row that stands for work done once, and for the process that does it. */
export type Claim<A> = {
  /** Makes the row for this process; false when there is one. */
  take: (processId: string) => Promise<boolean>;
  find: () => Promise<{ processId: string | null; answer: A | null } | null>;
  /** Hands the row of a process that is gone to this one; false when somebody was faster. */
  takeOver: (from: string | null, to: string) => Promise<boolean>;
  /** Both change the row of this process only. */
  keepAnswer: (processId: string, answer: A) => Promise<void>;
  giveUp: (processId: string) => Promise<void>;
};

type Done<A> = { answer: A; isReplay: boolean };

/** What this process is working on, and answers that the database could not take. */
type Desk = { working: Set<string>; unkept: Map<string, unknown> };
const desks = new WeakMap<Liveness, Desk>();
const deskOf = (liveness: Liveness): Desk => {
  const desk = desks.get(liveness) ?? { working: new Set(), unkept: new Map() };
  desks.set(liveness, desk);
  return desk;
};

/** Answers that wait for the database; the oldest are forgotten and their work is done again. */
const mostUnkept = 1000;
const remember = (unkept: Map<string, unknown>, name: string, answer: unknown): void => {
  unkept.set(name, answer);
  if (unkept.size > mostUnkept) unkept.delete(unkept.keys().next().value ?? '');
};

/** An outage right then changes nothing of what is known here. */
const unlessAway = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
};

/**
 * Does work once under a name, whichever process is asked, and answers repetitions with the kept
 * answer. Work that was refused is not kept. What a process had begun when it died is begun again
 * by the next one that is asked for it.
 * Errors: `request-in-progress` when the first request takes longer than `waitMs`.
 */
export const doOnce = async <A>(
  { db, liveness }: { db: Db; liveness: Liveness },
  { name, waitMs }: { name: string; waitMs: number },
  claim: Claim<A>,
  work: () => Promise<A>,
): Promise<Done<A>> => {
  const { id } = liveness;
  const { working, unkept } = deskOf(liveness);

  const run = async (): Promise<Done<A>> => {
    try {
      const answer = await work();
      // Done is done: an outage from here on must not turn the answer into a refusal.
      if (!(await unlessAway(claim.keepAnswer(id, answer)))) remember(unkept, name, answer);
      return { answer, isReplay: false };
    } catch (error) {
      await unlessAway(claim.giveUp(id));
      throw error;
    }
  };

  const isFree = async (processId: string | null): Promise<boolean> =>
    // One of this process that nobody here works on: the database was away when it ended.
    processId === null || processId === id || (await liveness.findDead(db, [processId])).length > 0;

  /** The answer that is there, or null while somebody else is at it. */
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
};
