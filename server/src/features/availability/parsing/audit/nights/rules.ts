import { matchAt } from '../../words/rules.ts';
import type { Doubt, Read } from '../read/rules.ts';

const whole = { start: '00:00', end: '24:00' };

/** `any day any hour, 24/7`: said of all there is, in words that mean nights as well. */
function areNightsTold({ reader: { tokens, language }, statements }: Read): boolean {
  const isTold = tokens.some(
    ({ word }, at) =>
      matchAt(tokens, at, language)?.meaning.kind === 'round-the-clock' ||
      (word === '24' && tokens[at + 1]?.word === '/' && tokens[at + 2]?.word === '7'),
  );
  return isTold && new Set(statements.flatMap(({ days }) => days.join())).size <= 1;
}

/** `anytime on Mondays`: few want to be booked at three in the morning, and who says `24 hours` does. */
export function nightsOpened(read: Read): Doubt[] {
  const { availability, statements } = read;
  const { weeklyHours = [], overrides = [] } = availability;
  const isWhole = [...weeklyHours, ...overrides].some(({ ranges }) =>
    ranges.some(({ start, end }) => start === whole.start && end === whole.end),
  );
  if (!isWhole || areNightsTold(read)) return [];
  return statements
    .filter(({ effect, times }) => effect === 'open' && times.some(({ isLoose }) => isLoose))
    .map(({ clause: { from, to } }) => ({ from, to }));
}
