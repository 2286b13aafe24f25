import { policy } from '@puente/contract/policy';

export type Allowance = { windowStartedAt: Temporal.Instant; used: number } | null;

export type ExchangesLeft = {
  limit: number;
  remaining: number;
  /** When the count starts again; null while nothing was used. */
  renewsAt: Temporal.Instant | null;
};

const { exchanges, exchangesPerAddress, windowHours } = policy.chat;

/** A counter of exchanges, and how many it allows in a window. */
export type Counter = { subject: string; limit: number };

/** Whose exchange it is. */
export type Chatter = {
  /** Whose messages are stored and read together. */
  thread: string;
  /** The namespace in which a message id is answered once. */
  claim: string;
  /** Each of them must have one left. */
  counters: readonly Counter[];
};

/** A signed-in person, counted across devices. */
export function chatterOfUser(userId: string): Chatter {
  const subject = `user:${userId}`;
  return { thread: subject, claim: subject, counters: [own(subject)] };
}

function own(subject: string): Counter {
  return { subject, limit: exchanges };
}

/** A visitor with a cookie. */
export function chatterOfVisitor(visitorId: string, address: string): Chatter {
  const subject = `visitor:${visitorId}`;
  return { thread: subject, claim: subject, counters: [own(subject), together(address)] };
}

/** Everybody at an address together: a new cookie doesn't give an unlimited new allowance. */
function together(address: string): Counter {
  return {
    subject: `address-all:${address}`,
    limit: exchangesPerAddress,
  };
}

/**
 * A visitor without a cookie: counted by the address, and by the visitor id in case they keep the
 * cookie of the answer. Other people at the address never share their thread.
 */
export function chatterWithoutCookie(newVisitorId: string, address: string): Chatter {
  const thread = `visitor:${newVisitorId}`;
  const claim = `address:${address}`;
  return { thread, claim, counters: [own(thread), own(claim), together(address)] };
}

/**
 * What is left of the day's exchanges: 15, renewed 24 hours after the first of them
 * (chat-1).
 */
export function exchangesLeftOf(
  allowance: Allowance,
  now: Temporal.Instant,
  limit: number = exchanges,
): ExchangesLeft {
  const renewsAt = allowance?.windowStartedAt.add({ hours: windowHours }) ?? null;
  const isOver = renewsAt === null || Temporal.Instant.compare(now, renewsAt) >= 0;
  if (isOver || !allowance || allowance.used === 0)
    return { limit, remaining: limit, renewsAt: null };
  return { limit, remaining: Math.max(0, limit - allowance.used), renewsAt };
}

/** The counter that has least left, shown with the person's own limit. */
export function leastLeft(left: readonly ExchangesLeft[]): ExchangesLeft {
  const [first, ...others] = left;
  if (!first) throw new Error('an exchange is counted somewhere');
  const least = others.reduce((a, b) => (b.remaining < a.remaining ? b : a), first);
  return { ...least, limit: first.limit };
}
