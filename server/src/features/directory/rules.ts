import { cursorIdLength } from '@puente/contract/directory';
import type { DirectoryDay, DirectorySort, ExpertField } from '@puente/contract/policy/browsing';
import type { PublicProfile } from '@puente/contract/provider';
import type { When } from '../chat/filters/when.ts';

/** An expert of the list, with what depends on the person who looks. */
export type Candidate = Pick<
  PublicProfile,
  'id' | 'name' | 'lastName' | 'languages' | 'partner'
> & {
  field: ExpertField;
  inPerson: boolean;
  isVerified: boolean;
  /** What the usual meeting costs this person, in the minor units of one currency for everybody. */
  cost: number;
  /** How well they fit the words, 0 the best; the same for everybody without words. */
  rank: number;
  /** On the asked day where one was asked for; null where no time is left, or none is known. */
  nextFree: Temporal.Instant | null;
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

const tests: Record<Name, (candidate: Candidate, by: Narrowing) => boolean> = {
  field: ({ field }, by) => by.field === undefined || field === by.field,
  language: ({ languages }, by) => by.language === undefined || languages.includes(by.language),
  day: ({ nextFree }, by) => by.day === undefined || nextFree !== null,
  mode: ({ inPerson }, by) => by.mode !== 'in-person' || inPerson,
  verification: ({ isVerified }, { verification = 'verified' }) =>
    verification === 'any' || isVerified === (verification === 'verified'),
  partner: (candidate, by) => by.partner === undefined || isOfGroup(candidate, by.partner),
  maxCost: ({ cost }, by) => by.maxCost === undefined || cost <= by.maxCost,
};

/** Did the partner with this slug, in any case, verify them? */
export function isOfGroup(
  { partner }: Pick<Candidate, 'partner'>,
  slug: string | undefined,
): boolean {
  return slug !== undefined && partner?.slug.toLowerCase() === slug.toLowerCase();
}

/** Those whom every filter lets through, but for one that is left out to count by it. */
export function narrowed<C extends Candidate>(
  candidates: readonly C[],
  by: Narrowing,
  except?: Name,
): C[] {
  const all = Object.entries(tests).filter(([name]) => name !== except);
  return candidates.filter((candidate) => all.every(([, fits]) => fits(candidate, by)));
}

const byName = new Intl.Collator('es', { sensitivity: 'base' });

function compareNames(one: Candidate, other: Candidate): number {
  return (
    byName.compare(`${one.name} ${one.lastName}`, `${other.name} ${other.lastName}`) ||
    (one.id < other.id ? -1 : 1)
  );
}

const latest = Number.MAX_SAFE_INTEGER;

const keys: Record<DirectorySort, (candidate: Candidate) => number> = {
  fit: ({ rank }) => rank,
  next: ({ nextFree }) => nextFree?.epochMilliseconds ?? latest,
  price: ({ cost }) => cost,
  name: () => 0,
};

/** In the asked order; equal ones by name. */
export function ordered<C extends Candidate>(candidates: readonly C[], sort: DirectorySort): C[] {
  const key = keys[sort];
  return candidates.toSorted((one, other) => key(one) - key(other) || compareNames(one, other));
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

function tailOf(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').subarray(-tailBytes).toString('base64url');
}

/** The experts that a cursor says were shown. */
export function readCursor(cursor: string | undefined): ReadonlySet<string> {
  return new Set(cursor?.match(new RegExp(`.{${cursorIdLength}}`, 'g')) ?? []);
}

/**
 * The next ones that weren't shown yet, in the present order, and the cursor after them: each comes
 * once, whatever their names, prices and times become between two pages.
 */
export function pageOf<C extends { id: string }>(
  list: readonly C[],
  shown: ReadonlySet<string>,
  { limit, most }: { limit: number; most: number },
): { page: C[]; nextCursor: string | null } {
  const left = list.filter(({ id }) => !shown.has(tailOf(id)));
  const page = left.slice(0, Math.max(0, Math.min(limit, most - shown.size)));
  const seen = [...shown, ...page.map(({ id }) => tailOf(id))];
  const isLast = page.length === left.length || seen.length >= most;
  return { page, nextCursor: isLast ? null : seen.join('') };
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

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Does each of these words begin one of the text's? "cami roj" names Camila Rojas. */
export function hasWords(text: string, words: string): boolean {
  const said = plainWords(text);
  const asked = plainWords(words);
  return asked.length > 0 && asked.every((word) => said.some((one) => one.startsWith(word)));
}
