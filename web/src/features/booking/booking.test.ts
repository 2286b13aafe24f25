import { describe, expect, it } from 'vitest';
import { detailsRules } from './components/details-rules.ts';
import { bookingAt, groupBookings, otherParty } from './groups.ts';
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
  it('puts every meeting where it belongs and leaves out holds that ran out', () => {
    const statuses = [
      'held',
      'confirmed',
      'in-progress',
      'completed',
      'cancelled',
      'expired',
    ] as const;
    const groups = groupBookings(statuses.map((status) => booking({ status })));
    expect(
      Object.entries(groups).map(([name, list]) => [name, list.map((one) => one.status)]),
    ).toEqual([
      ['now', ['in-progress']],
      ['held', ['held']],
      ['upcoming', ['confirmed']],
      ['completed', ['completed']],
      ['cancelled', ['cancelled']],
    ]);
  });
  it('shows the next meeting first, and the last of those that are over', () => {
    const days = ['2026-12-09', '2026-12-02', '2026-12-01'];
    const at = (status: Booking['status']) =>
      days.map((day) => booking({ status, start: `${day}T13:00:00Z` }));
    const { upcoming, completed } = groupBookings([...at('confirmed'), ...at('completed')]);
    expect(upcoming.map(({ start }) => start.slice(0, 10))).toEqual(days.toReversed());
    expect(completed.map(({ start }) => start.slice(0, 10))).toEqual(days);
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
