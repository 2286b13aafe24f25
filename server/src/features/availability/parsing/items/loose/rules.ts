import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

type Times = Extract<Item, { kind: 'times' }>;

const joints: ReadonlySet<string> = new Set(['days', 'separator', 'work', 'unknown']);

/**
 * `any day Wednesday, Thursday and Friday`, `any time Wednesday or Thursday after 4`: the days and the
 * hours behind it say which ones are meant.
 */
export function withoutLoose(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  // `any time Tuesday or Wednesday`: at both.
  let isAny = false;
  items.forEach((item, index) => {
    const isDay = item.kind === 'days' && isAnyDay(item, tokens) && leadsDays(items, index);
    const isTime = item.kind === 'times' && isAnyTime(item) && leadsHours(items, index);
    if (item.kind === 'days' && isEachDay(item, tokens) && isOfThose(kept)) return;
    if (isFullDay(item) && leadsClock(items, index)) {
      const { from } = item;
      if (kept.some(isMore)) kept.push({ kind: 'separator', strength: 'stop', from, to: from });
      return;
    }
    if (isDay || isTime) {
      isAny = true;
      return;
    }
    if (!joints.has(item.kind)) isAny = false;
    const isOr = isAny && item.kind === 'separator' && item.strength === 'or';
    kept.push(isOr ? { ...item, strength: 'and' } : item);
  });
  return kept;
}

/** `trabajo jornada completa de lunes a viernes`: nothing that ends before it. */
function isMore({ kind }: Item): boolean {
  return kind !== 'work' && kind !== 'unknown';
}

function isAnyDay({ from, to }: Item, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to + 1).map(({ word }) => word);
  return /^(?:any day|cualquier dia)$/.test(words.join(' '));
}

function isEachDay({ from, to }: Item, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to + 1).map(({ word }) => word);
  return /^(?:each day|cada dia)$/.test(words.join(' '));
}

/** `Monday, Tuesday, Wednesday; 8 to 12 each day`: of the days before, which have no hours yet. */
function isOfThose(kept: readonly Item[]): boolean {
  const last = kept.findLastIndex(({ kind }) => kind === 'days');
  const [day] = kept.slice(last);
  const hours = kept.filter(({ kind }) => kind === 'times');
  const isAhead = kept.slice(0, last).every(({ kind }) => kind !== 'times');
  return day?.kind === 'days' && day.days.length < 7 && isAhead && hours.length === 1;
}

function isFullDay(item: Item): boolean {
  return item.kind === 'times' && item.isLoose === true && item.isWholeDay === true;
}

/** `full day Monday to Friday (8 to 5)`: what a full day is. */
function leadsClock(items: readonly Item[], index: number): boolean {
  const [days, joint, behind] = items.slice(index + 1, index + 4);
  const isComma = joint?.kind === 'separator' && joint.strength === 'comma';
  const hours = isComma ? behind : joint;
  const isRange = hours?.kind === 'times' && hours.isExact && hours.isLoose !== true;
  return days?.kind === 'days' && !days.isRest && isRange;
}

/** Days of their own, right behind it or behind a comma. */
function leadsDays(items: readonly Item[], index: number): boolean {
  const [behind, next] = items.slice(index + 1, index + 3);
  const isComma = behind?.kind === 'separator' && behind.strength === 'comma';
  const days = isComma ? next : behind;
  const last = isComma ? items[index + 3] : next;
  const isHeading = !isComma || last?.kind === 'days' || last?.kind === 'separator';
  return days?.kind === 'days' && !days.isRest && days.days.length < 7 && isHeading;
}

function isAnyTime({ isExact, isLoose, isWholeDay }: Times): boolean {
  return isExact && isLoose === true && isWholeDay !== true;
}

/** Hours of the clock behind more than one day, in the same sentence. */
function leadsHours(items: readonly Item[], index: number): boolean {
  const behind = items.slice(index + 1);
  const end = behind.findIndex(
    (item) => !joints.has(item.kind) || (item.kind === 'separator' && isParting(item.strength)),
  );
  const hours = behind[end];
  const days = behind.slice(0, Math.max(0, end)).filter(({ kind }) => kind === 'days');
  return days.length > 1 && hours?.kind === 'times' && hours.isExact && hours.isLoose !== true;
}

function isParting(strength: string): boolean {
  return strength === 'stop' || strength === 'but';
}
