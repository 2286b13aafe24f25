import type { Context } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type ExchangesLeft, exchangesLeftOf } from './rules.ts';
import {
  claimExchange,
  dropExchange,
  findExchange,
  keepAnswer,
  mergeAllowance,
  readAllowance,
  returnExchange,
  takeExchange,
} from './store.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** How long a repeated message waits for its first run, in real milliseconds. */
const waitMs = 30_000;
const pollMs = 50;
/** A first run without an answer for that long died with its process. */
const abandonedAfterSeconds = 60;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What is left of the day's exchanges for a user or visitor. */
export const exchangesLeft = async (context: Needs, subject: string): Promise<ExchangesLeft> =>
  exchangesLeftOf(await readAllowance(context.db, subject), context.clock.now());

const refuseWhenUsedUp = async (context: Needs, subject: string): Promise<never> => {
  const { renewsAt } = await exchangesLeft(context, subject);
  const seconds = renewsAt?.since(context.clock.now()).total('seconds') ?? 1;
  throw new AppError('chat-limit-reached', { retryAfterSeconds: seconds });
};

/**
 * Runs one exchange once per subject and message id, whichever way the message came: the same id
 * again gets the kept answer and is not counted again. One that fails is given back.
 * Errors: `chat-limit-reached` with the seconds until the count renews.
 */
export const withExchange = async <A>(
  context: Needs,
  subject: string,
  messageId: string,
  work: () => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> => {
  const { db, clock } = context;
  for (let waited = 0; waited <= waitMs; waited += pollMs) {
    const now = clock.now();
    const abandonedBefore = now.subtract({ seconds: abandonedAfterSeconds });
    if (await claimExchange(db, subject, messageId, { now, abandonedBefore })) {
      return { answer: await runClaimed(context, subject, messageId, work), isReplay: false };
    }
    const kept = await findExchange(db, subject, messageId);
    if (kept && kept.answer !== null) return { answer: kept.answer as A, isReplay: true };
    await pause(pollMs);
  }
  throw new AppError('request-in-progress', { retryAfterSeconds: 5 });
};

const runClaimed = async <A>(
  context: Needs,
  subject: string,
  messageId: string,
  work: () => Promise<A>,
): Promise<A> => {
  const { db, clock } = context;
  if (!(await takeExchange(db, subject, clock.now()))) {
    await dropExchange(db, subject, messageId);
    return refuseWhenUsedUp(context, subject);
  }
  try {
    const answer = await work();
    await keepAnswer(db, subject, messageId, answer);
    return answer;
  } catch (error) {
    await returnExchange(db, subject);
    await dropExchange(db, subject, messageId);
    throw error;
  }
};

/** A visitor signed in: what they used counts for the person. */
export const carryAllowanceOver = (context: Needs, from: string, to: string): Promise<void> =>
  mergeAllowance(context.db, from, to, context.clock.now());
