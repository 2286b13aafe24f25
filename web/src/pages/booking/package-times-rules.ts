import type { Offering } from '../../features/offering/queries.ts';
import type { Money } from '../../lib/money.ts';

/** The times that an address names, each once and the soonest first; what is no instant is left out. */
export function timesIn(text: string | undefined): string[] {
  const read = (text ?? '').split(',').flatMap((one) => {
    try {
      return [Temporal.Instant.from(one).toString()];
    } catch {
      return [];
    }
  });
  return [...new Set(read)].toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

/** The times as an address names them. */
export function namedTimes(starts: readonly string[]): string | undefined {
  return starts.length === 0 ? undefined : timesIn(starts.join(',')).join(',');
}

/** What one session comes to, rounded half-even to a minor unit (offering-3). */
export function pricePerSession({ amount, currency }: Money, sessions: number): Money {
  const whole = Math.floor(amount / sessions);
  const rest = (amount - whole * sessions) * 2;
  const isUp = rest > sessions || (rest === sessions && whole % 2 === 1);
  return { amount: isUp ? whole + 1 : whole, currency };
}

/** The time tapped is added to the chosen ones, or taken out again. */
export function toggled(starts: readonly string[], start: string): string[] {
  const others = starts.filter((one) => Date.parse(one) !== Date.parse(start));
  return others.length < starts.length ? others : [...starts, start];
}

/** All times of a package that is scheduled at once, else the first. */
export function hasEnough(
  { scheduling, sessions }: Pick<Offering, 'scheduling' | 'sessions'>,
  starts: readonly string[],
): boolean {
  return starts.length >= (scheduling === 'as-you-go' ? 1 : sessions);
}
