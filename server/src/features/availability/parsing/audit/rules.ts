import { partsDropped } from './dropped/rules.ts';
import { isSo, isStop } from './excused/rules.ts';
import { datesLost, daysAdded, daysLost, timesLost } from './lost/rules.ts';
import { type Named, namedIn } from './named/rules.ts';
import { lunchesGuessed, nearlySaid } from './nearly/rules.ts';
import { nightsOpened } from './nights/rules.ts';
import { pairsLost } from './paired/rules.ts';
import { type Doubt, halfDay, minutesOf, type Read } from './read/rules.ts';
import { weekendsAdded, weekendsAssumed } from './rest/rules.ts';
import { closingsUnused, limitsUnused } from './unused/rules.ts';
import { wordsUnused } from './words/rules.ts';
import { zonesNamed } from './zone/rules.ts';

/** What is asked: whether nights are meant as well, or whether the hours are right at all. */
export type Question = Doubt & { reason: 'unsure' | 'nights' };

/**
 * Is every day and every time that a text names accounted for by what was read of it? The places where
 * it isn't, or where a word may turn the hours round, each with what stands around it; ascending.
 */
export function doubtsOf(read: Read): Question[] {
  const { weeklyHours = [], overrides = [] } = read.availability;
  if (weeklyHours.length === 0 && overrides.length === 0) return [];
  const named = namedIn(read.reader);
  const found = [
    ...timesLost(read, named),
    ...daysLost(read, named),
    ...daysAdded(read, named),
    ...datesLost(read, named),
    ...pairsLost(read, named),
    ...rangesOdd(read, named),
    ...limitsUnused(read, named),
    ...closingsUnused(read, named),
    ...wordsUnused(read),
    ...partsDropped(read, named),
    ...nearlySaid(read, named),
    ...lunchesGuessed(read, named),
    ...weekendsAdded(read, named),
    ...weekendsAssumed(read, named),
    ...zonesNamed(read),
  ];
  return [
    ...joined(found.map((doubt) => withPiece(read, doubt))).map(asked('unsure')),
    ...nightsOpened(read).map(asked('nights')),
  ];
}

function asked(reason: Question['reason']) {
  return (doubt: Doubt): Question => ({ ...doubt, reason });
}

const shortest = 60;
const longest = 840;

/** Hours of an hour, or of most of a day, that nobody told so. */
function rangesOdd({ availability, statements }: Read, named: Named): Doubt[] {
  const bounds = named.times.flatMap((time) => [...time.bounds]);
  const isOdd = ({ start, end }: { start: string; end: string }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    const length = to > from ? to - from : to + 2 * halfDay - from;
    const isLong = length > longest && length < 2 * halfDay;
    const isNamed = bounds.includes(to % halfDay);
    return (
      (length <= shortest && !isNamed) || (isLong && !(isNamed && bounds.includes(from % halfDay)))
    );
  };
  const odd = (availability.weeklyHours ?? []).find(({ ranges }) => ranges.some(isOdd));
  const made = odd && statements.findLast(({ days }) => days.includes(odd.weekday));
  return made ? [made.clause] : [];
}

/** What stands between the signs around it: a word alone tells nobody what is asked. */
function withPiece({ reader }: Read, { from, to }: Doubt): Doubt {
  const isEdge = (at: number) =>
    isStop(reader, at) || isSo(reader, at) || reader.tokens[at]?.word === ',';
  let [first, last] = [from, to];
  while (first > 0 && !isEdge(first - 1)) first -= 1;
  while (last < reader.tokens.length - 1 && !isEdge(last + 1)) last += 1;
  return { from: first, to: last };
}

function joined(doubts: readonly Doubt[]): Doubt[] {
  const apart: Doubt[] = [];
  for (const { from, to } of doubts.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else apart.push({ from, to });
  }
  return apart;
}
