import type { Booking } from '@puente/contract/booking';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { wordsOf } from '../../../test/still.tsx';
import { ProposalCard } from './proposal-card.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00Z') }));
afterEach(() => void vi.useRealTimers());

type Proposal = NonNullable<Booking['proposal']>;
type Side = 'client' | 'provider';

const later = '2026-12-12T15:00:00Z';
const earlier = '2026-12-08T15:00:00Z';

function proposalOf(by: Side, changes: Partial<Proposal> = {}): Proposal {
  return {
    id: 'proposal-1',
    by,
    askedBy: by,
    isOwn: false,
    start: later,
    end: later,
    message: null,
    createdAt: '2026-12-01T11:00:00Z',
    expiresAt: '2026-12-02T15:00:00Z',
    ...changes,
  };
}

/** What a side reads of the proposal of one of the two. */
function card(
  reader: Side,
  proposal: Proposal | null,
  more: { booking?: Partial<Booking>; answer?: 'accept' | 'reject'; language?: 'en' | 'es' } = {},
) {
  const { booking = {}, answer = null, language = 'en' } = more;
  const own = proposal && { ...proposal, isOwn: proposal.by === reader };
  return wordsOf(
    <ProposalCard
      booking={aBooking({ role: reader, proposal: own, ...booking })}
      zone="America/Santiago"
      answer={answer}
      onOther={() => undefined}
    />,
    language,
  );
}

describe('a proposed time', () => {
  it('is answered by the other side', async () => {
    const text = await card('client', proposalOf('provider'));
    expect(text).toContain('Sunita Gurung proposes another time Sat, Dec 12, 12:00 PM Chile Time');
    expect(text).toContain('Held for you both until tomorrow at 12:00 PM (Chile Time).');
    expect(text).toMatch(/Accept this time Decline$/);
    const spanish = await card('client', proposalOf('provider'), { language: 'es' });
    expect(spanish).toContain('Sunita Gurung te propone otra hora sáb, 12 dic, 12:00');
    expect(spanish).toMatch(/Aceptar esta hora Rechazar$/);
  });

  it('is waited for, or withdrawn, by its author', async () => {
    const text = await card('provider', proposalOf('provider'));
    expect(text).toContain('You proposed another time');
    expect(text).toContain('Ana Soto can answer until tomorrow at 12:00 PM (Chile Time).');
    expect(text).toMatch(/Withdraw the proposal$/);
    expect(text).not.toMatch(/Accept|Decline/);
  });

  it('can be answered by another one only while the meeting can be moved', async () => {
    const moving = { way: 'by-proposal', movesLeft: 0, atOnceUntil: null } as const;
    for (const reader of ['client', 'provider'] as const) {
      expect(await card(reader, proposalOf('provider'), { booking: { moving } })).toContain(
        'Propose another time',
      );
      expect(await card(reader, proposalOf('provider'))).not.toContain('Propose another time');
    }
  });

  it('comes with the words of its author, as they were written', async () => {
    const proposal = proposalOf('provider', { message: 'I am <ill> & sorry' });
    expect(await card('client', proposal)).toContain('I am <ill> & sorry');
  });

  it('that is no longer open is told to those who came to answer it', async () => {
    expect(await card('client', null, { answer: 'accept' })).toContain('is no longer open');
    expect(await card('client', null)).toBe('');
  });
});

describe('what accepting does to the refund', () => {
  it('is nothing where the client asked, and all counts from the first start', async () => {
    const text = await card('client', proposalOf('client'));
    expect(text).toContain('your refund still counts from Thu, Dec 10 at 10:00 AM (Chile Time).');
    expect(await card('provider', proposalOf('client'))).toContain(
      'If Ana Soto cancels later, their refund still counts from Thu, Dec 10',
    );
  });

  it('is a later count where the expert asked', async () => {
    expect(await card('client', proposalOf('provider'))).toContain(
      'your refund counts from the new time.',
    );
    expect(await card('provider', proposalOf('provider'))).toContain(
      'their refund counts from the new time, because you asked to move.',
    );
    expect(await card('client', proposalOf('provider'), { language: 'es' })).toContain(
      'tu devolución se cuenta desde la nueva hora.',
    );
  });

  it('goes by who asked at first, not by who answered with another time', async () => {
    const counter = proposalOf('client', { askedBy: 'provider' });
    expect(await card('client', counter)).toContain('counts from the new time.');
    const other = proposalOf('provider', { askedBy: 'client' });
    expect(await card('client', other)).toContain('still counts from');
  });

  it('is the new start where that is no later, whoever asked', async () => {
    for (const start of [earlier, '2026-12-10T13:00:00Z'])
      expect(await card('client', proposalOf('client', { start }))).toContain(
        'your refund counts from the new time.',
      );
    const ms = '2026-12-10T13:00:00.001Z';
    expect(await card('client', proposalOf('client', { start: ms }))).toContain(
      'still counts from',
    );
  });

  it('is not spoken of where nothing was paid', async () => {
    const free = { price: usd(0), paid: usd(0) };
    expect(await card('client', proposalOf('client'), { booking: free })).not.toContain('refund');
  });

  it('of a session is whether it can be scheduled again, for its client alone', async () => {
    const booking = { partOf: { id: 'five', kind: 'package', name: 'Five talks' } } as const;
    const told = (reader: Side, by: Side) => card(reader, proposalOf(by), { booking });
    expect(await told('client', 'client')).toContain(
      'whether you can schedule the session again still counts from Thu, Dec 10',
    );
    expect(await told('client', 'provider')).toContain('again counts from the new time.');
    for (const by of ['client', 'provider'] as const)
      expect(await told('provider', by)).not.toMatch(/counts from|refund/);
  });
});
