import { policy } from '@puente/contract/policy';

export type Allowance = { windowStartedAt: Temporal.Instant; used: number } | null;

export type ExchangesLeft = {
  limit: number;
  remaining: number;
  /** When the count starts again; null while nothing was used. */
  renewsAt: Temporal.Instant | null;
};

const { exchanges, exchangesPerAddress, windowHours } = policy.chat;

/** A count that an exchange is taken from, and how many fit into its window. */
export type Counter = { subject: string; limit: number };

/** Whose exchange it is. */
export type Chatter = {
  /** Whose messages are kept and read together. */
  thread: string;
  /** Under which name a message id is answered once. */
  claim: string;
  /** All of them must have one left. */
  counters: readonly Counter[];
};

const own = (subject: string): Counter => ({ subject, limit: exchanges });

/** Everybody at an address together: new cookies make no new allowance without end. */
const together = (address: string): Counter => ({
  subject: `address-all:${address}`,
  limit: exchangesPerAddress,
});

/** A signed-in person, counted wherever they are. */
export const chatterOfUser = (userId: string): Chatter => {
  const subject = `user:${userId}`;
  return { thread: subject, claim: subject, counters: [own(subject)] };
};

/** A visitor whose cookie came along. */
export const chatterOfVisitor = (visitorId: string, address: string): Chatter => {
  const subject = `visitor:${visitorId}`;
  return { thread: subject, claim: subject, counters: [own(subject), together(address)] };
};

/**
 * Somebody who sent no cookie: counted by the address, and for the visitor that they become should
 * they keep the cookie they are given. Other people at the address never share their thread.
 */
export const chatterOfStranger = (newVisitorId: string, address: string): Chatter => {
  const thread = `visitor:${newVisitorId}`;
  const claim = `address:${address}`;
  return { thread, claim, counters: [own(thread), own(claim), together(address)] };
};

/**
 * What is left of the day's exchanges: 15, renewed 24 hours after the first of them
 * (SPEC §9, chat limit).
 */
export const exchangesLeftOf = (
  allowance: Allowance,
  now: Temporal.Instant,
  limit: number = exchanges,
): ExchangesLeft => {
  const renewsAt = allowance?.windowStartedAt.add({ hours: windowHours }) ?? null;
  const isOver = renewsAt === null || Temporal.Instant.compare(now, renewsAt) >= 0;
  if (isOver || !allowance || allowance.used === 0)
    return { limit, remaining: limit, renewsAt: null };
  return { limit, remaining: Math.max(0, limit - allowance.used), renewsAt };
};

/** What is left by the count that has least, as the person sees it: never more than their own 15. */
export const leastLeft = (left: readonly ExchangesLeft[]): ExchangesLeft => {
  const [first, ...others] = left;
  if (!first) throw new Error('an exchange is counted somewhere');
  const least = others.reduce((a, b) => (b.remaining < a.remaining ? b : a), first);
  return { ...least, limit: first.limit };
};
