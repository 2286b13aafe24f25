import { planEventKind, planSessionState, planStatus } from '@puente/contract/plan-terms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usd } from '../../../test/bookings.ts';
import { stillOf, wordsOf, oneByOne } from '../../../test/still.tsx';
import { aPeriod, aPlan } from '../../../test/plans.ts';
import { online } from '../../features/availability/way.ts';
import { PlanBadge } from '../../features/plan/components/plan-badge.tsx';
import { PlanTimeline } from '../../features/plan/components/timeline.tsx';
import type { Plan, PlanPeriod } from '../../features/plan/queries.ts';
import { local } from '../../lib/storage.ts';
import { PatternText, wallTime } from './pattern-text.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { Sessions } from './sessions.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-28T12:00Z') });
  local.set('userConfig', { timeZone: 'America/Santiago' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  local.remove('userConfig');
});

const notice = (changes: Partial<Plan>, language: 'en' | 'es' = 'en') =>
  wordsOf(<PlanNotice plan={aPlan(changes)} />, language);

/** A month with sessions in these states. */
const month = (states: PlanPeriod['sessions'][number]['state'][], changes: Partial<PlanPeriod>) =>
  aPeriod({
    ...changes,
    sessions: states.map((state, at) => ({
      number: at + 1,
      state,
      bookingId: state === 'free' || state === 'action-required' ? null : `booking-${at + 1}`,
      start: state === 'free' || state === 'action-required' ? null : '2026-12-30T13:00:00Z',
      end: state === 'free' || state === 'action-required' ? null : '2026-12-30T14:00:00Z',
    })),
  });

describe('what is said first of a plan', () => {
  const pastDue = { status: 'past-due', nextChargeAt: '2027-01-04T13:00:00Z' } as const;

  it('is nothing while all is well', async () => {
    expect(await notice({})).toBe('');
    expect(await notice({ status: 'reserved' })).toBe('');
  });

  it('tells its client why a month is not paid, and when the card is tried again', async () => {
    expect(await notice(pastDue)).toMatch(
      /^We couldn't charge your card.*Otherwise we try the card again: Mon, Jan 4, 2027, 10:00 AM/,
    );
    expect(await notice({ ...pastDue, declineCode: 'authentication_required' })).toContain(
      'Your bank wants you to confirm',
    );
    expect(await notice({ ...pastDue, declineCode: 'insufficient_funds' })).toContain(
      "We couldn't",
    );
    expect(await notice(pastDue, 'es')).toContain('No pudimos cobrar el nuevo mes a tu tarjeta.');
  });

  it('promises no other try once there is none', async () => {
    const text = await notice({ ...pastDue, nextChargeAt: null });
    expect(text).toContain("We couldn't charge your card");
    expect(text).not.toContain('try the card again');
  });

  it("tells its expert of the client's card, never to pay", async () => {
    const text = await notice({
      ...pastDue,
      role: 'provider',
      declineCode: 'authentication_required',
    });
    expect(text).toContain("your client's card");
    expect(text).toContain('We try the card again:');
    expect(text).not.toMatch(/Pay below|Your bank/);
  });

  it.each([
    ['stopped', 'This plan was stopped.'],
    ['payment-failed', "because the card couldn't be charged."],
    ['provider-left', 'The expert ended this plan.'],
  ] as const)(
    'tells why it ended (%s), and its client how to buy it again',
    async (endReason, words) => {
      const ended = { status: 'ended', endReason } as const;
      expect(await notice(ended)).toContain(words);
      expect(await notice(ended)).toContain('Buy this plan again');
      expect(await notice({ ...ended, role: 'provider' })).toContain(words);
      expect(await notice({ ...ended, role: 'provider' })).not.toContain('Buy');
      const markup = await stillOf(<PlanNotice plan={aPlan(ended)} />, 'en');
      expect(markup.innerHTML).toContain('href="/plan/new/sunita/offering-1"');
    },
  );

  it('asks to pick the days again where the first payment never came', async () => {
    expect(await notice({ status: 'lapsed' })).toContain('Pick your days again');
    expect(await notice({ status: 'lapsed', role: 'provider' })).not.toContain('Pick your days');
  });

  it('counts the sessions of the reserved month that need a time, for its client alone', async () => {
    const lacking = (...states: PlanPeriod['sessions'][number]['state'][]) => ({
      periods: [month(states, { status: 'reserved', number: 1 }), aPeriod()],
    });
    const [one, two] = [
      lacking('reserved', 'action-required'),
      lacking('action-required', 'action-required'),
    ];
    expect(await notice(one)).toBe('One session of the next month has no time. Pick one below.');
    expect(await notice(two)).toBe('2 sessions of the next month have no time. Pick them below.');
    expect(await notice(two, 'es')).toContain('2 sesiones del próximo mes no tienen hora.');
    expect(await notice({ ...two, role: 'provider' })).toBe('');
    expect(await notice({ ...two, status: 'ending' })).toContain('This plan is stopped.');
  });
});

describe('times of a plan', () => {
  it('are in the zone that the person chose, wherever the device is', async () => {
    local.set('userConfig', { timeZone: 'Asia/Kathmandu' });
    const at = '2026-12-30T13:00:00Z';
    const timeline = [{ kind: 'started', at, period: 0, amount: null } as const];
    const period = month(['placed', 'free'], { credits: 1, validUntil: at });
    const plan = aPlan({ status: 'past-due', nextChargeAt: at, timeline });
    const texts = [
      await wordsOf(<PlanNotice plan={plan} />, 'en'),
      await wordsOf(<PlanTimeline plan={plan} />, 'en'),
      await wordsOf(<Sessions plan={plan} period={period} way={online} />, 'en'),
    ];
    for (const text of texts) {
      expect(text).toContain('6:45 PM Nepal Time');
      expect(text).not.toMatch(/1:00 PM|10:00 AM/);
    }
  });
});

describe('the states of a plan', () => {
  it('have each a word of their own in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const words = await oneByOne(planStatus.options, (status) =>
        wordsOf(<PlanBadge status={status} />, language),
      );
      expect(new Set(words).size).toBe(planStatus.options.length);
      expect(words.join(' ')).not.toContain('MISSING');
    }
  });

  it('of its sessions, too, and what happened to it', async () => {
    for (const language of ['en', 'es'] as const) {
      const period = month(planSessionState.options, {});
      const sessions = await wordsOf(
        <Sessions plan={aPlan()} period={period} way={online} />,
        language,
      );
      expect(sessions).not.toContain('MISSING');
      const timeline = planEventKind.options.map((kind) => ({
        ...{ kind, at: '2026-12-27T15:00:00Z', period: 0 },
        amount: kind === 'renewed' ? usd(8000) : null,
      }));
      const events = await wordsOf(<PlanTimeline plan={aPlan({ timeline })} />, language);
      expect(events).not.toContain('MISSING');
      expect(events.match(/80\.00/g)).toHaveLength(1);
    }
  });
});

describe('the sessions of a month', () => {
  const shown = (period: PlanPeriod, role: Plan['role'] = 'client', onlyFree = false) =>
    wordsOf(
      <Sessions plan={aPlan({ role })} period={period} way={online} onlyFree={onlyFree} />,
      'en',
    );

  it('can be given a time by their client, while they have none', async () => {
    const period = month(['placed', 'free', 'used'], { credits: 1 });
    expect(await shown(period)).toContain('One session to schedule. It has to start before');
    expect((await shown(period)).match(/Pick a time session \d/g)).toEqual([
      'Pick a time session 2',
    ]);
    expect(await shown(period, 'provider')).not.toMatch(/Pick a time|to schedule\. It/);
    expect((await shown(period)).match(/Open session \d/g)).toEqual([
      'Open session 1',
      'Open session 3',
    ]);
  });

  it('of a month to come can have another time, and lead to no meeting yet', async () => {
    const period = month(['reserved', 'action-required'], { status: 'reserved', number: 1 });
    expect(await shown(period)).toContain('Another time session 1');
    expect(await shown(period)).toContain('Pick a time session 2');
    expect(await shown(period)).not.toContain('Open');
  });

  it('of the first month wait for the payment, as they are', async () => {
    const period = month(['reserved', 'reserved'], { status: 'reserved', number: 0 });
    expect(await shown(period)).not.toMatch(/Another time|Pick a time|Open/);
  });

  it('of months before are those alone that have no time', async () => {
    const period = month(['used', 'free', 'spent'], { credits: 1 });
    const text = await shown(period, 'client', true);
    expect(text).toContain('To be scheduled');
    expect(text).not.toMatch(/Took place|counts as used/);
  });

  it.each(['completed', 'cancelled', 'expired', 'lapsed'] as const)(
    'of a month that is %s can not be placed any more',
    async (status) => {
      expect(await shown(month(['free'], { status }))).not.toContain('Pick a time');
    },
  );
});

describe('when a plan takes place', () => {
  const pattern = { weekdays: [1, 4], time: '16:30' };
  const words = (locale: string, language: 'en' | 'es') => {
    vi.stubGlobal('navigator', { languages: [locale] });
    return wordsOf(<PatternText pattern={pattern} zone="America/Santiago" />, language);
  };

  it('is said by the clock and the list of the region', async () => {
    expect(await words('en-US', 'en')).toBe('Monday & Thursday · 4:30 PM, Chile Time');
    expect(await words('en-GB', 'en')).toContain('16:30');
    expect(await words('es-CL', 'es')).toBe('lunes y jueves · 16:30, hora de Chile');
    expect(wallTime('00:00')).toBe('00:00');
  });
});

it('a plan names somebody who has left, instead of nobody', async () => {
  const gone = { id: 'x', name: '', lastName: '', profilePicture: null };
  const head = <PlanHead title="Every second week" person={gone} />;
  expect(await wordsOf(head, 'en')).toContain('With Deleted account');
  expect(await wordsOf(head, 'es')).toContain('Con Cuenta eliminada');
});
