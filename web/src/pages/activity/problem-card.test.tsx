import type { Booking } from '@puente/contract/booking';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { wordsOf } from '../../../test/still.tsx';
import type { BookingProblems, Problem } from '../../features/problem/queries.ts';
import { ProblemCard } from './problem-card.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-11T12:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Of the client, of a meeting that was paid, unanswered. */
const aProblem = (changes: Partial<Problem> = {}): Problem => ({
  id: 'problem-1',
  kind: 'no-show',
  by: 'client',
  isOwn: true,
  text: null,
  isConfirmed: false,
  state: 'open',
  at: '2026-12-10T14:00:00Z',
  answerUntil: '2026-12-12T14:00:00Z',
  onSilence: { outcome: 'refund', refund: usd(5000) },
  answer: null,
  passedOnAt: null,
  decision: null,
  endedAt: null,
  refund: usd(0),
  ...changes,
});

type Reader = 'client' | 'provider';

/** What one side reads of a report of the client. */
function card(reader: Reader, changes: Partial<Problem>, language: 'en' | 'es' = 'en') {
  const problem = aProblem({ isOwn: reader === 'client', ...changes });
  const booking: Booking = aBooking({ role: reader, status: 'completed' });
  const problems: BookingProblems = {
    report: null,
    problems: [problem],
    left: usd(5000),
    room: { client: [], provider: [] },
    earnings: reader === 'provider' ? { availableAt: null } : null,
  };
  const name = reader === 'client' ? 'Sunita Gurung' : 'Ana Soto';
  return wordsOf(
    <ProblemCard {...{ booking, problems, problem, name }} zone="America/Santiago" />,
    language,
  );
}

describe('a report that is open', () => {
  it('tells its author until when it can be answered, and what they get without an answer', async () => {
    expect(await card('client', {})).toBe(
      "You reported: Didn't come Sunita Gurung can answer until tomorrow at 11:00 AM (Chile Time). " +
        'Without an answer, we refund $50.00 to you.',
    );
    expect(await card('client', {}, 'es')).toBe(
      'Avisaste: No llegó Sunita Gurung puede responder hasta mañana a las 11:00 (hora de Chile). ' +
        'Si no responde, te devolvemos USD 50.00.',
    );
  });

  it('asks the other side for an answer, tells what it costs them and what waits', async () => {
    const text = await card('provider', {});
    expect(text).toContain("Ana Soto reported: Didn't come Answer before tomorrow at 11:00 AM");
    expect(text).toContain('Without an answer, $50.00 is refunded to Ana Soto.');
    expect(text).toContain('Your earnings from this meeting wait until this is settled.');
    const spanish = await card('provider', {}, 'es');
    expect(spanish).toContain('Ana Soto avisó: No llegó Puedes responder hasta mañana a las 11:00');
    expect(spanish).toContain('Si no respondes, le devolvemos USD 50.00 a Ana Soto.');
  });

  it.each([
    ['operator', usd(0), 'the Puente team decides', 'decide el equipo de Puente'],
    ['nothing', usd(0), 'the report is closed and nothing', 'se cierra y no se devuelve nada'],
    ['refund', usd(0), 'the report is closed and nothing', 'se cierra y no se devuelve nada'],
  ] as const)('says what silence leads to: %s of %j', async (outcome, refund, english, spanish) => {
    for (const reader of ['client', 'provider'] as const) {
      const silent = { onSilence: { outcome, refund } };
      expect(await card(reader, silent)).toContain(`Without an answer, ${english}`);
      expect(await card(reader, silent, 'es')).toContain(spanish);
      expect(await card(reader, silent)).not.toContain('we refund');
      expect(await card(reader, silent)).not.toContain('is refunded to');
    }
  });

  it('shows what the room saw, by who reads it', async () => {
    const confirmed = { isConfirmed: true };
    expect(await card('client', confirmed)).toContain(
      'you waited and that Sunita Gurung never came.',
    );
    expect(await card('provider', confirmed)).toContain('Ana Soto waited and that you never came.');
    expect(await card('provider', confirmed, 'es')).toContain(
      'Ana Soto esperó y que tú nunca llegaste.',
    );
    expect(await card('client', {})).not.toContain('The room shows');
  });

  it('quotes what was written, as it was written', async () => {
    const text = '<b>Bad</b> & "late"';
    expect(await card('provider', { kind: 'quality', text })).toContain(`Not as agreed ${text}`);
  });
});

describe('a report that the other side objects to', () => {
  const objected: Partial<Problem> = {
    state: 'with-operator',
    answerUntil: null,
    answer: { what: 'objected', text: 'I was there', at: '2026-12-10T20:00:00Z' },
    passedOnAt: '2026-12-10T20:00:00Z',
  };

  it('waits for the operator, with the words of both', async () => {
    expect(await card('client', objected)).toContain("Sunita Gurung doesn't agree: I was there");
    expect(await card('provider', objected)).toContain("You don't agree: I was there");
    for (const reader of ['client', 'provider'] as const) {
      expect(await card(reader, objected)).toContain('The Puente team decides whether anything');
      expect(await card(reader, objected)).not.toContain('Without an answer');
    }
  });

  it('has no quote where its author has left', async () => {
    const left = { ...objected, answer: { what: 'objected', text: null, at: '' } as const };
    expect(await card('client', left)).toContain("doesn't agree: The Puente team decides");
  });
});

describe('a report that is over', () => {
  const over = (changes: Partial<Problem>): Partial<Problem> => ({
    state: 'refunded',
    answerUntil: null,
    endedAt: '2026-12-10T21:00:00Z',
    refund: usd(2500),
    ...changes,
  });

  it.each(['refunded', 'lapsed', 'decided'] as const)(
    'says who got how much (%s)',
    async (state) => {
      expect(await card('client', over({ state }))).toContain('You got a refund of $25.00.');
      expect(await card('provider', over({ state }))).toContain('$25.00 was refunded to Ana Soto.');
      expect(await card('client', over({ state }), 'es')).toContain('Te devolvimos USD 25.00.');
      expect(await card('provider', over({ state }), 'es')).toContain(
        'Le devolvimos USD 25.00 a Ana Soto.',
      );
    },
  );

  it('says that nothing was refunded, and holds no earnings back any more', async () => {
    for (const reader of ['client', 'provider'] as const) {
      const text = await card(reader, over({ state: 'lapsed', refund: usd(0) }));
      expect(text).toContain('Nothing was refunded. The report is closed.');
      expect(text).not.toMatch(/\$|earnings/);
    }
  });

  it("gives the operator's reason, and none where others decided", async () => {
    const decided = over({ state: 'decided', decision: 'Both were late' });
    expect(await card('client', decided)).toContain('The Puente team decided: Both were late');
    expect(await card('client', over({}))).not.toContain('The Puente team decided');
  });

  it('of the expert, whose client did not come, pays the client nothing back to "you"', async () => {
    const theirs = { by: 'provider', refund: usd(1000) } as const;
    expect(await card('provider', over({ ...theirs, isOwn: true }))).toContain(
      'refunded to Ana Soto',
    );
    expect(await card('client', over({ ...theirs, isOwn: false }))).toContain(
      'You got a refund of',
    );
  });
});
