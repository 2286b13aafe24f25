import { policy } from '@puente/contract/policy';

export type Party = 'client' | 'provider';

/** A stretch of time of a party in the room of a meeting. */
export type Stay = { party: Party; from: Temporal.Instant; to: Temporal.Instant };

type StayRow = {
  party: Party;
  entered_at: Temporal.Instant;
  seen_at: Temporal.Instant;
  left_at: Temporal.Instant | null;
};

/**
 * Until when somebody was there. One who has not left is there now, if that was written down a
 * moment ago; else the process that knew is gone, and what it last wrote down counts.
 */
export function stayOf(row: StayRow, now: Temporal.Instant): Stay {
  const { party, entered_at: from } = row;
  return { party, from, to: row.left_at ?? (isFresh(row, now) ? now : row.seen_at) };
}

function isFresh({ seen_at: seen }: StayRow, now: Temporal.Instant): boolean {
  const until = seen.add({ seconds: policy.problem.stayBelievedSeconds });
  return isAtOrAfter(now, seen) && isAtOrAfter(until, now);
}

function isAtOrAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) >= 0;
}

/**
 * The stretches of one party, joined where they overlap and over the moment in which a lost
 * connection keeps its place (room-3), in order.
 */
export function staysOf(stays: readonly Stay[], party: Party): Stay[] {
  const joined: Stay[] = [];
  const own = stays.filter((stay) => stay.party === party);
  for (const stay of own.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))) {
    const last = joined.at(-1);
    const keptUntil = last?.to.add({ seconds: policy.meeting.placeKeptSeconds });
    if (!last || !keptUntil || !isAtOrAfter(keptUntil, stay.from)) joined.push({ ...stay });
    else if (isAtOrAfter(stay.to, last.to)) last.to = stay.to;
  }
  return joined;
}

/** Whole and part seconds that a party was in the room from an instant on. */
export function secondsInside(
  stays: readonly Stay[],
  party: Party,
  since: Temporal.Instant,
): number {
  return staysOf(stays, party).reduce((sum, { from, to }) => {
    const begin = isAtOrAfter(from, since) ? from : since;
    return isAtOrAfter(to, begin) ? sum + begin.until(to).total('seconds') : sum;
  }, 0);
}

/** Stays that were last seen before this are erased; exactly so old ones stay. */
export function erasedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * policy.problem.stayKeptDays });
}
