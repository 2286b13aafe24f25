import type { Booking } from '@puente/contract/booking';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { wordsOf } from '../../../test/still.tsx';
import { changesQuery } from '../../features/booking/moving-queries.ts';
import { type Problem, problemsQuery } from '../../features/problem/queries.ts';
import type { Reply } from '../../lib/api.ts';
import { Timeline } from './timeline.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-11T12:00Z') });
  vi.stubGlobal('location', { pathname: '/activity/booking-1' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Event = Reply<'GET /api/booking/:id/changes'>['timeline'][number];

const at = '2026-12-05T12:00:00Z';
const event = (what: Event['what'], by: Event['by'], changes: Partial<Event> = {}): Event => ({
  what,
  by,
  at,
  from: null,
  to: null,
  amount: null,
  ...changes,
});

type Story = { timeline: Event[]; problems?: Problem[] };

/** The whole history as one side reads it, without its heading. */
async function history(
  booking: Partial<Booking>,
  { timeline, problems = [] }: Story,
  language: 'en' | 'es' = 'en',
) {
  const meeting = aBooking({ status: 'completed', ...booking });
  return (
    await wordsOf(<Timeline booking={meeting} zone="America/Santiago" />, language, {
      known: [
        [changesQuery(meeting.id).queryKey, { timeline }],
        [problemsQuery(meeting.id).queryKey, { problems }],
      ],
    })
  ).replace(/^(History|Historial) /, '');
}

/** The sentence of one event. */
async function line(booking: Partial<Booking>, one: Event, language: 'en' | 'es' = 'en') {
  const [sentence = ''] = (await history(booking, { timeline: [one] }, language)).split(
    / (?:Sat, Dec 5|sáb, 5 dic)/,
  );
  return sentence;
}

const asClient = { role: 'client' } as const;
const asExpert = { role: 'provider' } as const;
const paid = usd(5000);
const [from, to] = ['2026-12-10T13:00:00Z', '2026-12-12T15:00:00Z'];

describe('the history of a meeting', () => {
  it.each([
    [
      event('paid', 'client', { amount: paid }),
      'You paid $50.00.',
      'Ana Soto paid $50.00.',
      'Pagaste USD 50.00.',
    ],
    [
      event('booked', 'client'),
      'Your meeting was confirmed.',
      'Your meeting with Ana Soto was confirmed.',
      'Tu reunión quedó confirmada.',
    ],
    [
      event('moved', 'client', { from, to }),
      'You moved it from yesterday at 10:00 AM (Chile Time) to tomorrow at 12:00 PM (Chile Time).',
      'Ana Soto moved it from yesterday at 10:00 AM (Chile Time) to tomorrow at 12:00 PM (Chile Time).',
      'Cambiaste la hora: era ayer a las 10:00 (hora de Chile) y ahora es mañana a las 12:00 (hora de Chile).',
    ],
    [
      event('cancelled', 'client'),
      'You canceled the meeting.',
      'Ana Soto canceled the meeting.',
      'Cancelaste la reunión.',
    ],
  ])('is told by who reads it', async (one, client, expert, spanish) => {
    expect(await line(asClient, one)).toBe(client);
    expect(await line(asExpert, one)).toBe(expert);
    expect(await line(asClient, one, 'es')).toBe(spanish);
  });

  it.each([
    ['proposed', 'Sunita Gurung proposed tomorrow at 12:00 PM', 'You proposed tomorrow'],
    ['accepted', 'Sunita Gurung accepted tomorrow', 'You accepted tomorrow'],
    ['rejected', 'Sunita Gurung declined tomorrow', 'You declined tomorrow'],
    ['withdrawn', 'Sunita Gurung withdrew the proposal of tomorrow', 'You withdrew your proposal'],
  ] as const)('tells a proposal from both sides (%s)', async (what, client, expert) => {
    const one = event(what, 'provider', { from, to });
    expect(await line(asClient, one)).toContain(client);
    expect(await line(asExpert, one)).toContain(expert);
  });

  it('gives each refund to who got it, whoever caused it', async () => {
    const refund = (by: Event['by']) => event('refunded', by, { amount: usd(4500) });
    expect(await line(asClient, refund('client'))).toBe('We refunded you $45.00.');
    expect(await line(asExpert, refund('client'))).toBe('We refunded Ana Soto $45.00.');
    expect(await line(asClient, refund(null))).toBe('We refunded you $45.00.');
    expect(await line(asExpert, refund(null))).toBe('We refunded Ana Soto $45.00.');
    expect(await line(asClient, refund('provider'))).toBe(
      'Sunita Gurung refunded you $45.00 beyond the terms.',
    );
    expect(await line(asExpert, refund('provider'))).toBe('You refunded $45.00 beyond the terms.');
    for (const reader of [asClient, asExpert])
      expect(await line(reader, refund('platform'))).toBe('The Puente team refunded $45.00.');
  });

  it('says that the platform cancelled, and what of a refund is still on its way', async () => {
    expect(await line(asClient, event('cancelled', 'platform'))).toBe(
      'Puente canceled the meeting.',
    );
    const started = event('refund-started', 'platform', { amount: usd(4500) });
    expect(await line(asClient, started)).toBe('A refund of $45.00 is on its way to the card.');
    const failed = event('refund-failed', 'platform', { amount: usd(4500) });
    expect(await line(asClient, failed, 'es')).toBe(
      'La tarjeta todavía no pudo recibir la devolución de USD 45.00.',
    );
  });

  it('of a session says which part of what was paid it is', async () => {
    const one = event('paid', 'client', { amount: usd(1000) });
    const part = (kind: 'package' | 'plan') => ({ partOf: { id: 'p', kind, name: 'Five talks' } });
    expect(await line(part('package'), one)).toBe(
      'You paid for the package. $10.00 of it is this session.',
    );
    expect(await line({ ...asExpert, ...part('plan') }, one)).toBe(
      'Ana Soto paid for a month of the plan. $10.00 of it is this session.',
    );
  });

  it('names somebody who has left', async () => {
    const client = { id: 'ana', name: '', lastName: '', profilePicture: null };
    expect(await line({ ...asExpert, client }, event('cancelled', 'client'))).toBe(
      'Deleted account canceled the meeting.',
    );
  });
});

describe('what was reported', () => {
  const problem: Problem = {
    id: 'problem-1',
    kind: 'no-show',
    by: 'client',
    isOwn: true,
    text: null,
    isConfirmed: false,
    state: 'decided',
    at: '2026-12-10T14:00:00Z',
    answerUntil: null,
    onSilence: { outcome: 'operator', refund: usd(0) },
    answer: { what: 'objected', text: 'No', at: '2026-12-10T15:00:00Z' },
    passedOnAt: '2026-12-10T15:00:00Z',
    decision: 'Both were late',
    endedAt: '2026-12-10T16:00:00Z',
    refund: usd(2500),
  };
  const told = (reader: Partial<Booking>, changes: Partial<Problem>) =>
    history(reader, { timeline: [], problems: [{ ...problem, ...changes }] });

  it('stands among the rest in the order in which it happened', async () => {
    const story = {
      timeline: [
        event('refunded', 'platform', { at: '2026-12-10T16:00:01Z', amount: usd(2500) }),
        event('paid', 'client', { amount: paid }),
      ],
      problems: [problem],
    };
    const text = await history(asClient, story);
    const order = ['You paid', 'You reported', "didn't agree", 'team decided', 'team refunded'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is told by who reported and who objected', async () => {
    expect(await told(asClient, {})).toContain("You reported a problem: Didn't come.");
    expect(await told(asClient, {})).toContain("Sunita Gurung didn't agree");
    expect(await told(asExpert, {})).toContain("Ana Soto reported a problem: Didn't come.");
    expect(await told(asExpert, {})).toContain("You didn't agree");
  });

  it('was unanswered only where nobody objected', async () => {
    expect(await told(asClient, {})).not.toContain('No one answered');
    expect(await told(asClient, { answer: null })).toContain(
      'No one answered in time: the Puente team',
    );
  });

  it.each([
    ['decided', 2500, 'The Puente team decided: $25.00 is refunded.'],
    ['decided', 0, 'The Puente team decided: nothing is refunded.'],
    ['lapsed', 2500, 'No one answered in time: $25.00 was refunded.'],
    ['lapsed', 0, 'No one answered in time. Nothing was refunded.'],
    ['refunded', 2500, 'Sunita Gurung refunded $25.00.'],
  ] as const)('ends as it ended (%s, %i)', async (state, amount, sentence) => {
    expect(await told(asClient, { state, refund: usd(amount) })).toContain(sentence);
  });

  it('has no end while it has none', async () => {
    const open = await told(asClient, {
      state: 'open',
      endedAt: null,
      answer: null,
      passedOnAt: null,
    });
    expect(open).not.toMatch(/decided|answered|refunded/);
  });
});
