import { policy } from '@puente/contract/policy';
import type { UseQueryResult } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../test/bookings.ts';
import { controls, find, headings, heard, wordsIn, attributesOf } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { PackageTerms } from '../../features/booking/components/package-terms.tsx';
import type { PlanTimes } from '../../features/plan/queries.ts';
import { BuyRefusal } from './buy-refusal.tsx';
import { Changed } from './changed.tsx';
import { PatternChoice } from './pattern-choice.tsx';
import { PlanRules } from './plan-rules.tsx';
import { weekdayLabel, weekdayName } from './weekdays.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;
const nothing = () => undefined;

describe('what is agreed to before buying', () => {
  it('has the numbers of the policy, in both languages', async () => {
    const { package: credits, plan } = policy;
    for (const language of languages) {
      const rules = wordsIn(await stillOf(<PlanRules />, language));
      for (const number of [
        plan.reserveDaysBefore,
        credits.creditUntilHoursBeforeStart,
        credits.creditWithinHoursOfPlacing,
        credits.creditLatestHoursBeforeStart,
        plan.creditValidDays,
      ])
        expect(rules).toMatch(new RegExp(`\\b${number}\\b`));
      const terms = wordsIn(await stillOf(<PackageTerms name="Camila" />, language));
      for (const number of [
        credits.creditUntilHoursBeforeStart,
        credits.creditWithinHoursOfPlacing,
      ])
        expect(terms).toMatch(new RegExp(`\\b${number}\\b`));
      expect(terms).toContain('Camila');
    }
  });
});

describe('the days of a week', () => {
  it('begin with Monday and are labels with a capital, but not in a sentence', () => {
    expect([1, 7].map((day) => weekdayName(day, 'en-US'))).toEqual(['Monday', 'Sunday']);
    expect([1, 7].map((day) => weekdayName(day, 'es-CL'))).toEqual(['lunes', 'domingo']);
    expect([1, 7].map((day) => weekdayLabel(day, 'es-CL'))).toEqual(['Lunes', 'Domingo']);
    expect(weekdayLabel(3, 'es-CL', 'short')).toMatch(/^Mié/);
  });
});

describe('choosing when a plan takes place', () => {
  const slot = (time: string, start: string, free: number) => ({
    time,
    free,
    start,
    end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  });
  const times: PlanTimes = reply('POST /api/booking/plan-times', {
    providerTimezone: 'America/Santiago',
    sessionsPerMonth: 4,
    times: [slot('10:00', '2026-12-07T13:00:00Z', 4), slot('23:30', '2026-12-08T02:30:00Z', 2)],
  });
  type Given = { days?: number[]; data?: PlanTimes; error?: Error; language?: Language };
  const choice = ({ days = [1], data, error, language = 'en' }: Given) =>
    stillOf(
      <PatternChoice
        pattern={{ weekdays: days, startDate: '2026-12-07', time: '10:00' }}
        today={Temporal.PlainDate.from('2026-12-01')}
        sessions={4}
        minutes={60}
        times={
          { data, error: error ?? null, isPending: !data && !error } as UseQueryResult<PlanTimes>
        }
        onChange={nothing}
      />,
      language,
    );
  const pressed = (markup: Element) =>
    find(markup, 'button')
      .filter((node) => node.getAttribute('aria-pressed') === 'true')
      .map(heard);

  it('has each day by its whole name for ears', async () => {
    const days = async (language: Language) => controls(await choice({ language })).slice(0, 7);
    expect((await days('en'))[0]).toBe('Monday');
    expect((await days('es'))[0]).toBe('Lunes');
    expect(pressed(await choice({ days: [1, 4] }))).toEqual(['Monday', 'Thursday']);
  });

  it('begins today at the earliest, and so many days later at the latest', async () => {
    const [first] = find(await choice({}), 'input');
    expect(attributesOf(first)).toMatchObject({
      type: 'date',
      min: '2026-12-01',
      max: '2026-12-31',
    });
    expect(policy.plan.startWithinDays).toBe(30);
  });

  it('has times by part of the day, and says of one how many sessions it can place', async () => {
    const markup = await choice({ data: times });
    expect(headings(markup).slice(-2)).toEqual(['3 Morning', '3 Evening']);
    const named = controls(markup).slice(7);
    expect(named).toHaveLength(2);
    expect(wordsIn(markup)).toContain('10:00 AM');
    expect(wordsIn(markup)).toContain('11:30 PM');
    expect(wordsIn(markup)).toContain('Chile Time');
    expect(wordsIn(await choice({ data: times, language: 'es' }))).toContain('23:30');
  });

  it('asks for more days where those can not hold a month, and shows no times until then', async () => {
    const { weeksInEachPeriod } = policy.plan;
    expect(weeksInEachPeriod).toBe(4);
    expect(controls(await choice({ days: [], data: times }))).toHaveLength(7);
    const few = await stillOf(
      <PatternChoice
        pattern={{ weekdays: [1], startDate: '2026-12-07', time: '10:00' }}
        today={Temporal.PlainDate.from('2026-12-01')}
        sessions={5}
        minutes={60}
        times={{ data: times, error: null, isPending: false } as UseQueryResult<PlanTimes>}
        onChange={nothing}
      />,
      'en',
    );
    expect(controls(few)).toHaveLength(7);
    expect(wordsIn(few)).toContain('5');
  });

  it('waits, says that nothing is free, or why it could not be asked for', async () => {
    expect(controls(await choice({}))).toHaveLength(7);
    const none = await choice({ data: { ...times, times: [] } });
    expect(controls(none)).toHaveLength(7);
    const failed = await choice({ error: lost('network') });
    expect(failed.innerHTML).toContain('role="alert"');
    expect(wordsIn(none)).not.toBe(wordsIn(failed));
  });
});

describe('a plan that was not bought', () => {
  const refused = (error: unknown, language: Language = 'en') =>
    stillOf(
      <BuyRefusal
        error={error}
        zone="America/Santiago"
        onOtherWay={nothing}
        onOtherTimes={nothing}
        onKeepBoth={nothing}
        onReleased={nothing}
      />,
      language,
    );

  it('says why, each refusal in its own words and with its way on', async () => {
    const errors = [
      refusal(409, 'own-clash'),
      refusal(409, 'office-gone'),
      refusal(429, 'hold-repeated'),
      refusal(400, 'start-date-refused'),
      lost('network'),
    ];
    for (const language of languages) {
      const told = await oneByOne(errors, async (error) => wordsIn(await refused(error, language)));
      expect(new Set(told).size).toBe(errors.length);
      expect(told.join()).not.toContain('Words of the server');
    }
    expect(controls(await refused(refusal(429, 'hold-repeated')))).toHaveLength(1);
    expect(controls(await refused(refusal(409, 'office-gone')))).toHaveLength(1);
  });

  it('because it is another by now says what it is', async () => {
    const offer = { price: usd(9000), sessions: 4, minutes: 45 } as Parameters<
      typeof Changed
    >[0]['offer'];
    const changed = async (agreeing: boolean, language: Language = 'en') =>
      wordsIn(await stillOf(<Changed offer={offer} agreeing={agreeing} />, language));
    expect(await changed(true)).toContain('$90.00');
    expect(await changed(true)).toContain('45 min');
    expect(await changed(true)).not.toBe(await changed(false));
    expect(await changed(false, 'es')).toContain('USD 90.00');
  });
});
