import type { Item } from '../rules.ts';

type Dates = Extract<Item, { kind: 'dates' }>;

/**
 * `only this week: Tuesday 2 to 4, Wednesday 10 to 12`: where several days with hours follow a week in
 * its sentence, they are dates of it.
 */
export function withWeeks(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let week: Dates | null = null;
  items.forEach((item, index) => {
    if (item.kind === 'dates' && item.isWeek && leadsSeveral(items, index)) {
      week = item;
      return;
    }
    if (item.kind === 'separator' && item.strength === 'stop') week = null;
    if (item.kind !== 'days' || item.isRest || week === null) {
      kept.push(item);
      return;
    }
    const { from, to } = item;
    const dates = week.dates.filter((date) =>
      item.days.includes(Temporal.PlainDate.from(date).dayOfWeek),
    );
    kept.push({ kind: 'dates', dates, problem: null, isSpan: false, isWeek: false, from, to });
  });
  return kept;
}

/** Do days with hours of their own follow, more than once, and nothing else? */
function leadsSeveral(items: readonly Item[], index: number): boolean {
  const stop = items.findIndex(
    (one, at) => at > index && one.kind === 'separator' && one.strength === 'stop',
  );
  const rest = items.slice(index + 1, stop < 0 ? items.length : stop);
  const told = rest.filter(({ kind }) => kind === 'days' || kind === 'times');
  const isPlain = rest.every(({ kind }) =>
    ['days', 'times', 'separator', 'work', 'only', 'unknown'].includes(kind),
  );
  const groups = told.filter(({ kind }, at) => kind === 'times' && told[at - 1]?.kind === 'days');
  return isPlain && told[0]?.kind === 'days' && groups.length > 1;
}
