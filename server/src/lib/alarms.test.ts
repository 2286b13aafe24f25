import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createAlarms } from './alarms.ts';

function open() {
  let now = Temporal.Instant.from('2026-12-01T10:00:00Z');
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const alarms = createAlarms({ clock: { now: () => now }, log });
  return {
    ...alarms,
    lines,
    pass: (duration: Temporal.DurationLike) => (now = now.add(duration)),
    /** The value of a metric with these labels; undefined when there is none. */
    value: async (metric: string, labels: string) => {
      const text = await alarms.registry.metrics();
      const line = text.split('\n').find((one) => one.startsWith(`${metric}{${labels}}`));
      return line === undefined ? undefined : Number(line.split(' ').at(-1));
    },
  };
}

const chile = 'ceiling="codes-country",scope="CL"';

describe('a ceiling that is reached', () => {
  it('raises an alarm for an hour', async () => {
    const { reached, value, pass } = open();
    expect(await value('ceiling_reached', chile)).toBeUndefined();
    reached('codes-country', 'CL');
    pass({ minutes: 59, seconds: 59 });
    expect(await value('ceiling_reached', chile)).toBe(1);
    pass({ seconds: 1 });
    expect(await value('ceiling_reached', chile)).toBe(0);
  });

  it('is logged once an hour and scope, however often it refuses', async () => {
    const { reached, lines, value, pass } = open();
    for (let i = 0; i < 5; i++) reached('codes-country', 'CL');
    reached('codes-country', 'MX');
    expect(lines).toMatchObject([
      { ceiling: 'codes-country', scope: 'CL', level: 40 },
      { ceiling: 'codes-country', scope: 'MX', level: 40 },
    ]);
    expect(await value('ceiling_refusals_total', chile)).toBe(5);
    pass({ hours: 1 });
    reached('codes-country', 'CL');
    expect(lines).toHaveLength(3);
  });
});

it('what costs money is counted, with its cents where they are known', async () => {
  const { spent, value } = open();
  spent('code', 'CL', 7);
  spent('code', 'CL', 5);
  spent('model-call', 'installation');
  expect(await value('paid_calls_total', 'what="code",scope="CL"')).toBe(2);
  expect(await value('paid_calls_cents_total', 'what="code",scope="CL"')).toBe(12);
  const model = 'what="model-call",scope="installation"';
  expect(await value('paid_calls_total', model)).toBe(1);
  expect(await value('paid_calls_cents_total', model)).toBeUndefined();
});
