import type { BoughtPlan, PlanPeriod } from '@puente/contract/plan-terms';
import { usd } from './bookings.ts';

/** The first month of a plan, paid, with one of its two sessions booked. */
export const aPeriod = (changes: Partial<PlanPeriod> = {}): PlanPeriod => ({
  packageId: 'package-1',
  orderId: 'order-1',
  number: 0,
  startsAt: '2026-12-01T13:00:00Z',
  validUntil: '2027-01-30T13:00:00Z',
  window: { from: '2026-12-01T13:00:00Z', until: '2027-01-30T13:00:00Z' },
  status: 'active',
  paid: usd(8000),
  refunded: usd(0),
  credits: 0,
  sessions: [],
  ...changes,
});

/** Two sessions a month, as their client sees them. */
export const aPlan = (changes: Partial<BoughtPlan> = {}): BoughtPlan => ({
  id: 'plan-1',
  role: 'client',
  status: 'active',
  offeringId: 'offering-1',
  offeringName: 'Every second week',
  durationMinutes: 60,
  sessionsPerMonth: 2,
  provider: { id: 'sunita', name: 'Sunita', lastName: 'Gurung', profilePicture: null },
  client: { id: 'ana', name: 'Ana', lastName: 'Soto', profilePicture: null },
  startDate: '2026-12-01',
  timezone: 'America/Santiago',
  pattern: { weekdays: [1], time: '10:00' },
  providerTimezone: 'America/Santiago',
  price: usd(8000),
  boughtAt: '2026-12-01T12:00:00Z',
  renewsAt: '2027-01-01T13:00:00Z',
  nextChargeAt: '2027-01-01T13:00:00Z',
  failedCharges: 0,
  declineCode: null,
  payableId: null,
  stoppedBy: null,
  stopReason: null,
  endReason: null,
  endedAt: null,
  periods: [aPeriod()],
  timeline: [],
  ...changes,
});
