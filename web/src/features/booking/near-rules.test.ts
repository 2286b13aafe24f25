import { expect, test } from 'vitest';
import { nearestOf } from './near-rules.ts';
import type { Booking } from './queries.ts';

const atMs = Date.parse('2026-12-01T12:00:00Z');

function booking(id: string, hour: number, changes: Partial<Booking> = {}): Booking {
  const at = (hours: number) => new Date(atMs + hours * 3_600_000).toISOString();
  const person = { id: 'p', name: 'Camila', lastName: 'Rojas', profilePicture: null };
  // The rules read these fields alone.
  return {
    id,
    role: 'client',
    status: 'confirmed',
    mode: 'virtual',
    start: at(hour),
    end: at(hour + 1),
    roomOpensAt: at(hour - 1 / 6),
    meetingLink: '/Abcdefgh12',
    provider: person,
    client: { ...person, id: 'c', name: 'Inés' },
    ...changes,
  } as never;
}

test('the next meeting is near, or the one that is going on; nothing that is over or off', () => {
  const later = booking('later', 5);
  const next = booking('next', 2);
  expect(nearestOf([later, next], atMs)?.bookingId).toBe('next');
  const now = booking('now', -0.5, { status: 'in-progress' });
  expect(nearestOf([later, next, now], atMs)?.bookingId).toBe('now');
  const gone = [
    booking('over', -3, { status: 'completed' }),
    booking('off', 1, { status: 'cancelled' }),
    booking('held', 1, { status: 'held' }),
  ];
  expect(nearestOf(gone, atMs)).toBeNull();
});

test('each of the two sees the other, and the way into the room', () => {
  expect(nearestOf([booking('b', 1)], atMs)).toMatchObject({
    person: { name: 'Camila' },
    roomId: 'Abcdefgh12',
  });
  const own = booking('b', 1, { role: 'provider' });
  expect(nearestOf([own], atMs)?.person.name).toBe('Inés');
});

test('a meeting in person leads to its booking, not into a room', () => {
  expect(nearestOf([booking('b', 1, { mode: 'home' })], atMs)?.roomId).toBeNull();
});
