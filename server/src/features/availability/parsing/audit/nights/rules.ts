import type { Doubt, Read } from '../read/rules.ts';

const whole = { start: '00:00', end: '24:00' };

/** `anytime on Mondays`: few want to be booked at three in the morning, and who says `24 hours` does. */
export function nightsOpened({ availability, statements }: Read): Doubt[] {
  const { weeklyHours = [], overrides = [] } = availability;
  const isWhole = [...weeklyHours, ...overrides].some(({ ranges }) =>
    ranges.some(({ start, end }) => start === whole.start && end === whole.end),
  );
  if (!isWhole) return [];
  return statements
    .filter(({ effect, times }) => effect === 'open' && times.some(({ isLoose }) => isLoose))
    .map(({ clause: { from, to } }) => ({ from, to }));
}
