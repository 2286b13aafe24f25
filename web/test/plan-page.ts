import type { BoughtPlan } from '@puente/contract/plan-terms';
import { refuses } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { usd } from './bookings.ts';
import { aProfile, anOffering } from './experts.ts';
import { person } from './people.ts';
import { aPeriod, aPlan } from './plans.ts';
import { uuid } from './replies.ts';

// A plan of two hours a month with the expert of `experts.ts`, with ids as the server gives them.

export const planOf = (changes: Partial<BoughtPlan> = {}): BoughtPlan => {
  const { provider, client } = aPlan();
  return aPlan({
    id: uuid(60),
    offeringId: uuid(81),
    provider: { ...provider, id: uuid(5), name: 'Camila', lastName: 'Rojas' },
    client: { ...client, id: uuid(2) },
    periods: [periodOf()],
    ...changes,
  });
};

/** Its first month, with one session booked and one to be placed. */
export const periodOf = (changes: Partial<BoughtPlan['periods'][number]> = {}) =>
  aPeriod({
    packageId: uuid(61),
    orderId: uuid(62),
    credits: 1,
    sessions: [
      {
        number: 1,
        state: 'placed',
        bookingId: uuid(63),
        start: '2026-12-07T13:00:00Z',
        end: '2026-12-07T14:00:00Z',
      },
      { number: 2, state: 'free', bookingId: null, start: null, end: null },
    ],
    ...changes,
  });

/** Opens a plan for its client, or for its expert where it says so. */
export function openPlan(
  plan: BoughtPlan,
  { server, at = `/plan/${plan.id}`, ...opening }: Opening & { at?: string } = {},
): Promise<Opened> {
  const isClient = plan.role === 'client';
  return openApp(at, {
    user: isClient ? person(uuid(2)) : person(uuid(5), { isProvider: true }),
    ...opening,
    server: {
      'GET /api/booking/plan/:id': plan,
      'GET /worker/profile/:id': aProfile(),
      'GET /api/booking/:id': refuses('not-found'),
      'GET /api/bookings': {
        bookings: [],
        next: null,
        nextCursor: null,
        waiting: [],
        counts: null,
      },
      ...server,
    },
  });
}

export const thePlanOnOffer = anOffering({
  type: 'subscription',
  name: 'Every second week',
  sessions: 2,
  scheduling: null,
  price: usd(8000),
  pricePerSession: usd(4000),
});
