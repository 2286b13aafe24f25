import { policy } from '@puente/contract/policy';

/** What a date field of a form holds; null for what is typed and is no date, like 31 February. */
export function dateIn(form: HTMLFormElement, name: string): string | null {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.validity.badInput) return null;
  return field.value;
}

/** Leads to what has to be mended. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

type DaysProblem = 'noDate' | 'passed' | 'order' | 'tooMany';
type Typed = string | null;

/** What is wrong with the days of an exception, by field (slot-11); a single day has no `last`. */
export function problemsOfDays(
  { first, last }: { first: Typed; last: Typed },
  today: string,
): { first?: DaysProblem; last?: DaysProblem } {
  const begin = problemOfFirst(first, today);
  const end = last === '' ? null : problemOfLast(last, first ?? '');
  return { ...(begin ? { first: begin } : {}), ...(end ? { last: end } : {}) };
}

function problemOfFirst(first: Typed, today: string): DaysProblem | null {
  if (!isDate(first)) return 'noDate';
  return first < today ? 'passed' : null;
}

function problemOfLast(last: Typed, first: string): DaysProblem | null {
  if (!isDate(last)) return 'noDate';
  if (last < first) return 'order';
  const days = isDate(first)
    ? Temporal.PlainDate.from(first).until(last, { largestUnit: 'days' }).days
    : 0;
  return days < policy.slot.maxOverrides ? null : 'tooMany';
}

type BlockProblem = 'noTime' | 'order';

/** What is wrong with the two moments of a block, by field. */
export function problemsOfBlock({ start, end }: { start: Typed; end: Typed }): {
  start?: BlockProblem;
  end?: BlockProblem;
} {
  const isBegun = isDate(start);
  const isEnded = isDate(end);
  return {
    ...(isBegun ? {} : { start: 'noTime' }),
    ...(isEnded ? (isBegun && end <= start ? { end: 'order' } : {}) : { end: 'noTime' }),
  };
}

/** Browsers take years of five and six digits, which no calendar here has. */
function isDate(typed: Typed): typed is string {
  return typed !== null && /^\d{4}-/.test(typed);
}
