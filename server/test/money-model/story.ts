import { hourMs, minuteMs } from './time.ts';

/*
 * What ought to happen, in the simplest words: no database, no locks, and every number of
 * docs/product.md once more, so that a changed policy or a changed rule is noticed here.
 */

export type Party = 'client' | 'provider';

export type Problem = {
  id: string;
  by: Party;
  kind: string;
  at: number;
  state: 'open' | 'with-operator' | 'over';
};

export type Proposal = { id: string; by: Party; askedBy: Party; start: number; until: number };

/** A session of a package, or the one of a single meeting. */
export type Session = {
  share: number;
  state: 'held' | 'free' | 'placed' | 'spent' | 'refunded' | 'cancelled' | 'lapsed';
  bookingId: string | null;
  start: number;
  placedAt: number;
  /** The start that refunds are counted from (move-3). */
  countsFrom: number;
  ownMoves: number;
  proposal: Proposal | null;
  problems: Problem[];
  /** Of a single meeting. */
  cancelledBy?: Party;
  /** Minor units that reports of it refunded. */
  reported: number;
};

/** What somebody bought at once. */
export type Deal = {
  orderId: string;
  kind: 'meeting' | 'package' | 'plan-period';
  /** The plan that it is a month of, as soon as the database is asked for it. */
  planId: string | null;
  packageId: string | null;
  /** The meeting by which its payment is named. */
  itemId: string;
  client: number;
  expert: number;
  amount: number;
  boughtAt: number;
  status: 'held' | 'paid' | 'lapsed' | 'lost' | 'ended';
  /** Its client gave the hold up, or holds another time with the expert. */
  isReleased: boolean;
  intentId: string | null;
  /** The card was charged. */
  isCharged: boolean;
  sessions: Session[];
  /** Minor units that went back or are owed. */
  granted: number;
  /** Somebody refunded at the gateway, or things happened at once: amounts are read, not foretold. */
  isOpenEnded: boolean;
};

export type Story = {
  begin: number;
  deals: Deal[];
  /** A code that takes a third off, twice in all and once for each; made when somebody first types it. */
  promoCode: string;
  hasPromo: boolean;
  /** Plans that are charged no more. */
  stopped: Set<string>;
  /** Months of plans whose client paid by hand, maybe before they were due. */
  paidByHand: Set<string>;
};

export const hasPlan = ({ deals }: Story): boolean =>
  deals.some(({ kind }) => kind === 'plan-period');

export const promoUses = { all: 2, own: 1 };

/** Half to even, by hand: 2.5 is 2, 3.5 is 4. */
export const halfEven = (numerator: number, denominator: number): number => {
  const whole = Math.floor(numerator / denominator);
  const twice = 2 * (numerator - whole * denominator);
  if (twice === denominator) return whole + (whole % 2);
  return twice > denominator ? whole + 1 : whole;
};

/** Three shares that add up; the first ones are the larger ones. */
export const sharesOf = (amount: number, sessions: number): number[] =>
  Array.from({ length: sessions }, (_, at) => Math.floor((amount + sessions - 1 - at) / sessions));

/** refund-1 to refund-4, in percent. */
const percentBack = (
  { bookedAt, start }: { bookedAt: number; start: number },
  by: Party,
  now: number,
): number => {
  if (by === 'provider') return 100;
  if (now <= bookedAt + 24 * hourMs && now <= start - 2 * hourMs) return 100;
  return now > start - 48 * hourMs ? 0 : 90;
};

const left = (deal: Deal): number => (deal.isCharged ? deal.amount - deal.granted : 0);

const grant = (deal: Deal, wanted: number): number => {
  const amount = Math.max(0, Math.min(wanted, left(deal)));
  deal.granted += amount;
  return amount;
};

/** What cancelling a single meeting pays back. */
export const meetingRefund = (deal: Deal, session: Session, by: Party, now: number): number => {
  const percent = percentBack({ bookedAt: deal.boughtAt, start: session.countsFrom }, by, now);
  return Math.max(0, Math.min(halfEven(deal.amount * percent, 100), left(deal)));
};

export const cancelMeeting = (deal: Deal, session: Session, by: Party, now: number): void => {
  grant(deal, meetingRefund(deal, session, by, now));
  session.state = 'cancelled';
  session.cancelledBy = by;
  session.proposal = null;
  deal.status = 'ended';
};

/** What the expert can refund beyond the terms of a single meeting (refund-6). */
export const goodwillLeft = (deal: Deal, session: Session, now: number): number =>
  session.cancelledBy === 'client' && now <= session.start + hourMs + 72 * hourMs ? left(deal) : 0;

export const refundGoodwill = (deal: Deal, amount: number): void => void grant(deal, amount);

/** package-1: no money moves. */
export const cancelSession = (session: Session, by: Party, now: number): void => {
  const { countsFrom: start, placedAt } = session;
  const isInTime = now <= start - 48 * hourMs;
  const isSoon = now <= placedAt + 24 * hourMs && now <= start - 2 * hourMs;
  session.state = by === 'provider' || isInTime || isSoon ? 'free' : 'spent';
  session.proposal = null;
};

/** Sessions of a package that cancelling it would end. */
const toCome = ({ sessions }: Deal, now: number): Session[] =>
  sessions.filter(({ state, start }) => state === 'free' || (state === 'placed' && now < start));

/** package-2: each session by its own share; null where nothing is to come. */
export const packageRefund = (deal: Deal, by: Party, now: number): number | null => {
  const ending = toCome(deal, now);
  if (ending.length === 0) return null;
  const sum = ending.reduce((total, { share, state, countsFrom }) => {
    const start = state === 'free' ? Number.POSITIVE_INFINITY : countsFrom;
    return total + halfEven(share * percentBack({ bookedAt: deal.boughtAt, start }, by, now), 100);
  }, 0);
  return Math.max(0, Math.min(sum, left(deal)));
};

export const cancelPackage = (deal: Deal, by: Party, now: number): void => {
  grant(deal, packageRefund(deal, by, now) ?? 0);
  for (const session of toCome(deal, now)) {
    session.state = 'refunded';
    session.proposal = null;
  }
  deal.status = 'ended';
};

/** A session is moved; the refund is counted from the earliest start, unless the expert asked. */
export const moveSession = (session: Session, start: number, askedBy: Party): void => {
  session.countsFrom = askedBy === 'provider' ? start : Math.min(session.countsFrom, start);
  session.start = start;
  session.proposal = null;
};

/** Its time is over that waits for an answer, or its meeting is no longer there. */
export const isProposalOpen = ({ state, proposal }: Session, now: number): boolean =>
  proposal !== null && state === 'placed' && now < proposal.until;

export const canReport = (session: Session, kind: string, by: Party, now: number): boolean => {
  const from = session.start + (kind === 'no-show' ? 10 * minuteMs : 0);
  const until = session.start + hourMs + 72 * hourMs;
  const isFirst = !session.problems.some((one) => one.by === by);
  return session.state === 'placed' && isFirst && from <= now && now < until;
};

/** What can still go back for one meeting. */
export const leftOf = (deal: Deal, session: Session): number =>
  Math.max(0, Math.min(session.share - session.reported, left(deal)));

export const refundReport = (deal: Deal, session: Session, wanted: number): void => {
  session.reported += grant(deal, wanted);
};

export const canAnswer = ({ state, at }: Problem, now: number): boolean =>
  state === 'open' && now < at + 72 * hourMs;

/** problem-4: what follows where nobody answered, once somebody looks. */
export const endUnanswered = ({ deals }: Story, now: number): void => {
  const due = deals.flatMap((deal) =>
    deal.sessions.flatMap((session) =>
      session.problems
        .filter((problem) => problem.state === 'open' && !canAnswer(problem, now))
        .map((problem) => ({ deal, session, problem })),
    ),
  );
  for (const { deal, session, problem } of due.toSorted((a, b) => a.problem.at - b.problem.at)) {
    const isClients = problem.by === 'client';
    problem.state = isClients && problem.kind === 'other' ? 'with-operator' : 'over';
    if (!isClients || problem.kind === 'other') continue;
    const most = leftOf(deal, session);
    const half = Math.min(most, halfEven(session.share, 2));
    refundReport(deal, session, problem.kind === 'no-show' ? most : half);
  }
};
