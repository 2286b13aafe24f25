import type { Context } from '../../../context.ts';
import { type Claim, doOnce } from '../../../db/claims.ts';
import type { Executor } from '../../../db/connection.ts';
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
  takeOverExchange,
} from './store.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Readable = Pick<Context, 'clock'> & { db: Executor };

/** How long a repeated message waits for its first run, in real milliseconds. */
const waitMs = 30_000;

/** What is left of the day's exchanges for a user or visitor. */
export const exchangesLeft = async (context: Readable, subject: string): Promise<ExchangesLeft> =>
  exchangesLeftOf(await readAllowance(context.db, subject), context.clock.now());

const refuseWhenUsedUp = async (context: Readable, subject: string): Promise<never> => {
  const { renewsAt } = await exchangesLeft(context, subject);
  const seconds = renewsAt?.since(context.clock.now()).total('seconds') ?? 1;
  throw new AppError('chat-limit-reached', { retryAfterSeconds: seconds });
};

const claimOf = <A>(
  { db, clock }: Needs,
  exchange: { subject: string; messageId: string },
): Claim<A> => ({
  take: (processId) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      if (!(await claimExchange(tx, exchange, processId, now))) return false;
      if (await takeExchange(tx, exchange.subject, now)) return true;
      return refuseWhenUsedUp({ db: tx, clock }, exchange.subject);
    }),
  find: async () => {
    const found = await findExchange(db, exchange);
    return found && { ...found, answer: found.answer as A | null };
  },
  takeOver: (from, to) => takeOverExchange(db, exchange, from, to),
  keepAnswer: (processId, answer) => keepAnswer(db, exchange, processId, answer),
  giveUp: (processId) =>
    db.transaction().execute(async (tx) => {
      if (await dropExchange(tx, exchange, processId)) await returnExchange(tx, exchange.subject);
    }),
});

/**
 * Runs one exchange once per subject and message id, whichever way the message came: the same id
 * again gets the kept answer and is not counted again. One that fails is given back.
 * Errors: `chat-limit-reached` with the seconds until the count renews.
 */
export const withExchange = <A>(
  context: Needs & Pick<Context, 'liveness'>,
  subject: string,
  messageId: string,
  work: () => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> =>
  doOnce(
    context,
    { name: `exchange ${subject} ${messageId}`, waitMs },
    claimOf<A>(context, { subject, messageId }),
    work,
  );

/** A visitor signed in: what they used counts for the person. */
export const carryAllowanceOver = (context: Needs, from: string, to: string): Promise<void> =>
  mergeAllowance(context.db, from, to, context.clock.now());
