import { cursorIdLength } from '@puente/contract/directory';
import type { DirectoryDay, DirectorySort, ExpertField } from '@puente/contract/policy/browsing';
import type { PublicProfile } from '@puente/contract/provider';
import { keysOf } from '../../lib/record.ts';
import type { When } from '../chat/filters/when.ts';

/** An expert of the list, the same for every reader. */
export type Listed = Pick<PublicProfile, 'id' | 'languages' | 'partner' | 'inPerson'> & {
  field: ExpertField;
  isVerified: boolean;
};

/** An expert of the list, with what depends on the person who looks. */
export type Candidate<Expert extends Listed = Listed> = {
  expert: Expert;
  /** What the usual meeting costs this person, in the minor units of one currency for everybody. */
  cost: number;
  /** How well they fit the words, 0 the best; the same for everybody without words. */
  rank: number;
  /** UTC minute, on the asked day where one was asked for; null where no time is left, or none is known. */
  nextFree: number | null;
};

/** What the list is narrowed by; absent ones let everybody through. */
export type Narrowing = {
  field?: ExpertField | undefined;
  language?: string | undefined;
  day?: DirectoryDay | undefined;
  mode?: 'online' | 'in-person' | undefined;
  verification?: 'verified' | 'unverified' | 'any' | undefined;
  /** Slug, in any case. */
  partner?: string | undefined;
  /** In the currency of `cost`. */
  maxCost?: number | undefined;
};

type Name = keyof Narrowing;

type Test = (candidate: Candidate) => boolean;

/** The test of each filter; null where it lets everybody through. */
const tests: Record<Name, (by: Narrowing) => Test | null> = {
  field: (by) => (by.field === undefined ? null : ({ expert }) => expert.field === by.field),
  language: ({ language }) =>
    language === undefined ? null : ({ expert }) => expert.languages.includes(language),
  day: (by) => (by.day === undefined ? null : ({ nextFree }) => nextFree !== null),
  mode: (by) => (by.mode !== 'in-person' ? null : ({ expert }) => expert.inPerson),
  verification: ({ verification = 'verified' }) =>
    verification === 'any'
      ? null
      : ({ expert }) => expert.isVerified === (verification === 'verified'),
  partner: ({ partner }) =>
    partner === undefined ? null : ({ expert }) => isOfGroup(expert, partner),
  maxCost: ({ maxCost }) => (maxCost === undefined ? null : ({ cost }) => cost <= maxCost),
};

/** Did the partner with this slug, in any case, verify them? */
export function isOfGroup({ partner }: Pick<Listed, 'partner'>, slug: string | undefined): boolean {
  return slug !== undefined && partner?.slug.toLowerCase() === slug.toLowerCase();
}

/** Those whom every filter lets through, but for one that is left out to count by it. */
export function narrowed<C extends Candidate>(
  candidates: readonly C[],
  by: Narrowing,
  except?: Name,
): C[] {
  const asked = keysOf(tests).flatMap((name) => (name === except ? [] : (tests[name](by) ?? [])));
  return candidates.filter((candidate) => asked.every((fits) => fits(candidate)));
}

const latest = Number.MAX_SAFE_INTEGER;

const keys: Record<DirectorySort, (candidate: Candidate) => number> = {
  fit: ({ rank }) => rank,
  next: ({ nextFree }) => nextFree ?? latest,
  price: ({ cost }) => cost,
  name: () => 0,
};

/**
 * The first ones in the asked order, equal ones as they are given. Only so many are put in order:
 * lists are long, and pages short.
 */
export function firstOf<C extends Candidate>(
  candidates: readonly C[],
  sort: DirectorySort,
  most: number,
): C[] {
  const key = keys[sort];
  const first: { value: number; candidate: C }[] = [];
  for (const candidate of candidates) {
    const value = key(candidate);
    const last = first.at(-1);
    if (first.length >= most && (!last || value >= last.value)) continue;
    let at = first.length;
    while (at > 0 && (first[at - 1]?.value ?? 0) > value) at -= 1;
    first.splice(at, 0, { value, candidate });
    if (first.length > most) first.pop();
  }
  return first.map(({ candidate }) => candidate);
}

/** How many experts each value has, the most frequent first. */
export function counted<Value>(values: readonly Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** The last bytes of an id, which are chance: enough to tell any experts apart. */
const tailBytes = (cursorIdLength * 6) / 8;

/** In hexadecimal digits; the last group of an id has no hyphen. */
function tailOf(id: string): string {
  return id.slice(-tailBytes * 2);
}

/** The experts that a cursor says were shown, by the end of their ids. */
export function readCursor(cursor: string | undefined): ReadonlySet<string> {
  const parts = cursor?.match(new RegExp(`.{${cursorIdLength}}`, 'g')) ?? [];
  return new Set(parts.map((part) => Buffer.from(part, 'base64url').toString('hex')));
}

/**
 * The next ones that weren't shown yet, in the present order, and the cursor after them: each comes
 * once, whatever their names, prices and times become between two pages.
 */
export function pageOf<C extends Candidate>(
  fitting: readonly C[],
  sort: DirectorySort,
  { shown, limit, most }: { shown: ReadonlySet<string>; limit: number; most: number },
): { page: C[]; nextCursor: string | null } {
  const left = fitting.filter(({ expert }) => !shown.has(tailOf(expert.id)));
  const page = firstOf(left, sort, Math.max(0, Math.min(limit, most - shown.size)));
  const seen = [...shown, ...page.map(({ expert }) => tailOf(expert.id))];
  const isLast = page.length === left.length || seen.length >= most;
  const cursor = seen.map((tail) => Buffer.from(tail, 'hex').toString('base64url')).join('');
  return { page, nextCursor: isLast ? null : cursor };
}

const weekdays: readonly DirectoryDay[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** A day of the list in the words of the chat's wishes. */
export function whenOf(day: DirectoryDay): When {
  if (day === 'today' || day === 'tomorrow' || day === 'weekend') return { day };
  return { weekdays: [weekdays.indexOf(day) + 1] };
}

/** The words of a text, without case and accents. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Does each of these words begin one of those that are said? "cami roj" names Camila Rojas. */
export function hasWords(said: readonly string[], asked: readonly string[]): boolean {
  return asked.length > 0 && asked.every((word) => said.some((one) => one.startsWith(word)));
}
