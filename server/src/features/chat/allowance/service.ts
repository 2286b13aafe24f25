import type { Context } from '../../../context.ts';
import { type Claim, doOnce } from '../../../db/claims.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Chatter, type ExchangesLeft, exchangesLeftOf, leastLeft } from './rules.ts';
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

type Counted = Pick<Chatter, 'counters'>;

/** What is left of the day's exchanges for a user or visitor. */
export const exchangesLeft = async (
  { db, clock }: Readable,
  { counters }: Counted,
): Promise<ExchangesLeft> => {
  const left: ExchangesLeft[] = [];
  for (const { subject, limit } of counters)
    left.push(exchangesLeftOf(await readAllowance(db, subject), clock.now(), limit));
  return leastLeft(left);
};

const refuseWhenUsedUp = async (context: Readable, chatter: Counted): Promise<never> => {
  const { renewsAt } = await exchangesLeft(context, chatter);
  const seconds = renewsAt?.since(context.clock.now()).total('seconds') ?? 1;
  throw new AppError('chat-limit-reached', { retryAfterSeconds: seconds });
};

/** Takes one of each count, or refuses; a refusal undoes what was taken with it. */
const takeOfEach = async (tx: Tx, { clock }: Needs, chatter: Counted): Promise<void> => {
  for (const counter of chatter.counters)
    if (!(await takeExchange(tx, counter, clock.now())))
      await refuseWhenUsedUp({ db: tx, clock }, chatter);
};

const claimOf = <A>(
  context: Needs,
  chatter: Counted,
  exchange: { subject: string; messageId: string },
): Claim<A> => ({
  take: (processId) =>
    context.db.transaction().execute(async (tx) => {
      if (!(await claimExchange(tx, exchange, processId, context.clock.now()))) return false;
      await takeOfEach(tx, context, chatter);
      return true;
    }),
  find: async () => {
    const found = await findExchange(context.db, exchange);
    return found && { ...found, answer: found.answer as A | null };
  },
  takeOver: (from, to) => takeOverExchange(context.db, exchange, from, to),
  keepAnswer: (processId, answer) => keepAnswer(context.db, exchange, processId, answer),
  giveUp: (processId) =>
    context.db.transaction().execute(async (tx) => {
      if (!(await dropExchange(tx, exchange, processId))) return;
      for (const { subject } of chatter.counters) await returnExchange(tx, subject);
    }),
});

/**
 * Runs one exchange once per subject and message id, whichever way the message came: the same id
 * again gets the kept answer and is not counted again. One that fails is given back.
 * Errors: `chat-limit-reached` with the seconds until the count renews.
 */
export const withExchange = <A>(
  context: Needs & Pick<Context, 'liveness'>,
  chatter: Chatter,
  messageId: string,
  work: () => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> =>
  doOnce(
    context,
    { name: `exchange ${chatter.claim} ${messageId}`, waitMs },
    claimOf<A>(context, chatter, { subject: chatter.claim, messageId }),
    work,
  );

/** A visitor signed in: what they used counts for the person. */
export const carryAllowanceOver = (context: Needs, from: string, to: string): Promise<void> =>
  mergeAllowance(context.db, from, to, context.clock.now());

/** A call to the model is paid for: one of the installation's hour, or none is left. */
export const takeModelCall = ({
  db,
  clock,
  config,
}: Needs & Pick<Context, 'config'>): Promise<boolean> => {
  const counter = { subject: 'installation:model-calls', limit: config.modelCallsPerHour };
  return takeExchange(db, { ...counter, windowHours: 1 }, clock.now());
};
