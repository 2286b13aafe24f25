import type { Booking } from '@puente/contract/booking';
import { refuses, type Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { aBooking } from './bookings.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';

/** Opens a meeting for its client, or for its expert where the booking says so. */
export function openMeeting(
  changes: Partial<Booking> = {},
  { server, search = '', ...opening }: Opening & { search?: string } = {},
): Promise<Opened> {
  const booking = meetingWith(changes);
  const isClient = booking.role === 'client';
  return openApp(`/activity/${booking.id}${search}`, {
    user: isClient ? person(uuid(2)) : person(uuid(1), { isProvider: true }),
    ...opening,
    server: { ...answersFor(booking), ...server },
  });
}

/** A meeting as the server describes it, with ids as it gives them. */
export function meetingWith(changes: Partial<Booking> = {}): Booking {
  const { provider, client } = aBooking();
  return aBooking({
    id: uuid(10),
    orderId: uuid(11),
    provider: { ...provider, id: uuid(1) },
    client: { ...client, id: uuid(2) },
    ...changes,
  });
}

function answersFor(booking: Booking): Answers {
  return {
    'GET /api/booking/:id': booking,
    'GET /api/booking/:id/changes': { changes: [], timeline: [] },
    'GET /api/booking/:id/problem': {
      report: null,
      problems: [],
      left: booking.paid,
      room: { client: [], provider: [] },
      earnings: null,
    },
    'GET /api/booking/:id/review': { review: null, may: null, changeableUntil: null },
    'GET /api/receipts/:orderId': refuses('not-found'),
    'GET /api/bookings': {
      bookings: [booking],
      next: null,
      nextCursor: null,
      waiting: [],
      counts: null,
    },
  };
}
