import { Counter, Gauge, Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

/** Limits of what an installation may spend in an hour. */
export type Ceiling = 'codes-country' | 'codes-installation' | 'model-calls';

/** What came of asking for the meaning of a goal; all but the first two are answered by words alone. */
export type Meant = 'asked' | 'kept' | 'late' | 'failed' | 'unfit' | 'paused';

export type Alarms = {
  registry: Registry;
  /** Something that costs money was done. */
  spent: (what: 'code' | 'model-call' | 'embedding-call', scope: string, cents?: number) => void;
  /** Something was refused because a ceiling is reached; `scope` such as a country. */
  reached: (ceiling: Ceiling, scope: string) => void;
  /** A goal that no one here can answer, by its language. */
  missed: (language: string) => void;
  /** A goal was looked for by meaning, where a model for that is configured. */
  meant: (outcome: Meant) => void;
};

/** How long an alarm is raised; it is logged once in that time. */
const alarmDuration = { hours: 1 };

/**
 * Counts what costs money, and tells the operator when a ceiling is reached: by one line in the log
 * and by metrics of this process.
 */
export const createAlarms = ({ clock, log }: { clock: Clock; log: Logger }): Alarms => {
  const registry = new Registry();
  const standing = new Map<string, { ceiling: Ceiling; scope: string; until: Temporal.Instant }>();
  const labelNames = ['ceiling', 'scope'] as const;
  const paid = { registers: [registry], labelNames: ['what', 'scope'] as const };
  const things = new Counter({
    name: 'paid_calls_total',
    help: 'Calls to third parties that cost money',
    ...paid,
  });
  const cents = new Counter({
    name: 'paid_calls_cents_total',
    help: 'What calls to third parties cost by estimate, US cents',
    ...paid,
  });
  const refusals = new Counter({
    name: 'ceiling_refusals_total',
    help: 'What was not done because a ceiling was reached',
    labelNames,
    registers: [registry],
  });
  const { misses, meanings } = goalCounters(registry);
  new Gauge({
    name: 'ceiling_reached',
    help: '1 for an hour after a ceiling was reached, then 0',
    labelNames,
    registers: [registry],
    collect() {
      for (const { ceiling, scope, until } of standing.values())
        this.set({ ceiling, scope }, Temporal.Instant.compare(clock.now(), until) < 0 ? 1 : 0);
    },
  }).reset();
  return {
    registry,
    spent: (what, scope, cost) => {
      things.inc({ what, scope });
      if (cost !== undefined) cents.inc({ what, scope }, cost);
    },
    missed: (language) => misses.inc({ language }),
    meant: (outcome) => meanings.inc({ outcome }),
    reached: (ceiling, scope) => {
      refusals.inc({ ceiling, scope });
      const now = clock.now();
      const before = standing.get(`${ceiling} ${scope}`);
      if (before && Temporal.Instant.compare(now, before.until) < 0) return;
      standing.set(`${ceiling} ${scope}`, { ceiling, scope, until: now.add(alarmDuration) });
      log.warn({ ceiling, scope }, 'a ceiling of the hour is reached');
    },
  };
};

/** What is counted of the chat's goals. */
function goalCounters(registry: Registry) {
  const misses = new Counter({
    name: 'unmet_goals_total',
    help: 'Goals told in the chat that no one here can answer',
    labelNames: ['language'] as const,
    registers: [registry],
  });
  const meanings = new Counter({
    name: 'goal_meanings_total',
    help: 'Goals that were looked for by meaning, and what came of it',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return { misses, meanings };
}
