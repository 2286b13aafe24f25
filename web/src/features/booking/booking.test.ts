import { describe, expect, it } from 'vitest';
import { detailsRules } from './components/details-rules.ts';
import { bookingAt, gather, otherParty } from './groups.ts';
import type { Booking } from './queries.ts';

function booking(change: Partial<Booking>): Booking {
  return {
    id: crypto.randomUUID(),
    role: 'client',
    status: 'confirmed',
    start: '2026-12-02T13:00:00Z',
    provider: { id: 'p', name: 'Sunita', lastName: 'Gurung', profilePicture: null },
    client: { id: 'c', name: 'Ana', lastName: '', profilePicture: null },
    ...change,
  } as Booking;
}

describe('the history', () => {
  it('gathers what was bought together where its first meeting stands, each once', () => {
    const five = { id: 'five', kind: 'package' as const, name: 'Five talks' };
    const plan = { ...five, id: 'plan', kind: 'plan' as const };
    const [a, b, c, d, e] = [five, undefined, plan, five, undefined].map((partOf) =>
      booking(partOf ? { partOf } : {}),
    );
    if (!a || !b || !c || !d || !e) throw new Error('five meetings');
    expect(gather([a, b, c, d, b, e, a])).toEqual([
      { partOf: five, bookings: [a, d] },
      { partOf: null, bookings: [b] },
      { partOf: plan, bookings: [c] },
      { partOf: null, bookings: [e] },
    ]);
    expect(gather([])).toEqual([]);
  });
  it('finds the own booking of a person at a time, while it takes that time', () => {
    const statuses = ['expired', 'cancelled', 'confirmed'] as const;
    const list = statuses.map((status) => booking({ status }));
    expect(bookingAt(list, 'p', '2026-12-02T10:00:00-03:00')).toBe(list[2]);
    expect(bookingAt(list.slice(0, 2), 'p', '2026-12-02T13:00:00Z')).toBeUndefined();
    expect(bookingAt(list, 'q', '2026-12-02T13:00:00Z')).toBeUndefined();
    expect(bookingAt(list, 'p', '2026-12-02T14:00:00Z')).toBeUndefined();
  });
  it('names the other one of the two', () => {
    expect(otherParty(booking({ role: 'client' }), 'gone').name).toBe('Sunita Gurung');
    expect(otherParty(booking({ role: 'provider' }), 'gone').name).toBe('Ana');
    const { client } = booking({});
    const left = booking({ role: 'provider', client: { ...client, name: '', lastName: '' } });
    expect(otherParty(left, 'Deleted account').name).toBe('Deleted account');
  });
});

describe('the details', () => {
  it('are asked as the contract asks for them', () => {
    expect(detailsRules.name('  ')).toBe('nameMissing');
    expect(detailsRules.name('José Ñuñez')).toBe(true);
    expect(detailsRules.name('<b>')).toBe('nameWrong');
    expect(detailsRules.lastName('x'.repeat(81))).toBe('nameWrong');
    expect(detailsRules.email('')).toBe('emailMissing');
    expect(detailsRules.email('ana@example')).toBe('emailWrong');
    expect(detailsRules.email(' ana@example.com ')).toBe(true);
    expect(detailsRules.invoiceEmail('')).toBe(true);
    expect(detailsRules.invoiceEmail('no')).toBe('emailWrong');
    expect(detailsRules.about('x'.repeat(2000))).toBe(true);
    expect(detailsRules.about('x'.repeat(2001))).toBe('aboutLong');
  });
});
