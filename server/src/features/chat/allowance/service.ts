import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { type Claim, doOnce } from '../../../db/claims.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Chatter, type ExchangesLeft, exchangesLeftOf, leastLeft } from './rules.ts';
import {
  claimExchange,
  deleteBefore,
  dropExchange,
  findExchange,
  keepAnswer,
  mergeAllowance,
  moveExchanges,
  readAllowance,
  returnExchange,
  takeExchange,
  takeOverExchange,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

type Readable = Pick<Context, 'clock'> & { db: Executor };

/** How long a repeated message waits for its first run, in real milliseconds. */
const waitMs = 30_000;

type Counted = Pick<Chatter, 'counters'>;

/** What is left of the day's exchanges for a user or visitor. */
export async function exchangesLeft(
  { db, clock }: Readable,
  { counters }: Counted,
): Promise<ExchangesLeft> {
  const left: ExchangesLeft[] = [];
  for (const { subject, limit } of counters)
    left.push(exchangesLeftOf(await readAllowance(db, subject), clock.now(), limit));
  return leastLeft(left);
}

/**
 * Runs an exchange once per subject and message id, over socket or HTTP: a repeated id gets the stored
 * answer and isn't counted again. An exchange that fails isn't counted.
 * Errors: `chat-limit-reached` with the seconds until the count renews.
 */
export function withExchange<A>(
  context: Deps & Pick<Context, 'liveness'>,
  chatter: Chatter,
  messageId: string,
  work: () => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> {
  return doOnce(
    context,
    { name: `exchange ${chatter.claim} ${messageId}`, waitMs },
    claimOf<A>(context, chatter, { subject: chatter.claim, messageId }),
    work,
  );
}

function claimOf<A>(
  context: Deps,
  chatter: Counted,
  exchange: { subject: string; messageId: string },
): Claim<A> {
  return {
    take: (processId) =>
      context.db.transaction().execute(async (tx) => {
        if (!(await claimExchange(tx, exchange, processId, context.clock.now()))) return false;
        await takeFromEach(tx, context, chatter);
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
  };
}

/** Takes one exchange from each counter or refuses; a refusal rolls back the others. */
async function takeFromEach(tx: Tx, { clock }: Deps, chatter: Counted): Promise<void> {
  for (const counter of chatter.counters)
    if (!(await takeExchange(tx, counter, clock.now())))
      await refuseWhenUsedUp({ db: tx, clock }, chatter);
}

async function refuseWhenUsedUp(context: Readable, chatter: Counted): Promise<never> {
  const { renewsAt } = await exchangesLeft(context, chatter);
  const seconds = renewsAt?.since(context.clock.now()).total('seconds') ?? 1;
  throw new AppError('chat-limit-reached', { retryAfterSeconds: seconds });
}

/** After a visitor signed in, what they used counts for the user, who owns the answers as well. */
export async function carryAllowanceOver(context: Deps, from: string, to: string): Promise<void> {
  await mergeAllowance(context.db, from, to, context.clock.now());
  await moveExchanges(context.db, from, to);
}

/**
 * Counts tell one network address from another, and answers repeat goals: neither is kept longer
 * than it is needed (chat-18).
 */
export function forgetCounted({ db, clock }: Deps): Promise<void> {
  return deleteBefore(db, clock.now().subtract({ hours: policy.chat.windowHours }));
}

/** A call to the model is paid for: one of the installation's hour, or none is left. */
export function takeModelCall({
  db,
  clock,
  config,
}: Deps & Pick<Context, 'config'>): Promise<boolean> {
  const counter = { subject: 'installation:model-calls', limit: config.modelCallsPerHour };
  return takeExchange(db, { ...counter, windowHours: 1 }, clock.now());
}
