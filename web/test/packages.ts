import type { BoughtPackage } from '@puente/contract/package-terms';
import { usd } from './bookings.ts';
import { uuid } from './replies.ts';

const session = (number: number, changes: Partial<BoughtPackage['sessions'][number]> = {}) => ({
  number,
  state: 'placed' as const,
  paidAmount: usd(5000),
  refunded: usd(0),
  bookingId: uuid(20 + number),
  start: `2026-12-1${number}T13:00:00Z`,
  end: `2026-12-1${number}T14:00:00Z`,
  ...changes,
});

/** Three paid sessions of which the last has no time yet, as their client sees them. */
export const aPackage = (changes: Partial<BoughtPackage> = {}): BoughtPackage => ({
  id: uuid(15),
  orderId: uuid(16),
  role: 'client',
  status: 'active',
  offeringId: uuid(17),
  offeringName: 'From job to job',
  scheduling: 'as-you-go',
  durationMinutes: 60,
  provider: { id: uuid(1), name: 'Sunita', lastName: 'Gurung', profilePicture: null },
  client: { id: uuid(2), name: 'Ana', lastName: 'Soto', profilePicture: null },
  sessionsTotal: 3,
  sessionsCompleted: 0,
  credits: 1,
  price: usd(15_000),
  discount: null,
  paid: usd(15_000),
  refunded: usd(0),
  refundedByHand: usd(0),
  refundOwed: usd(0),
  earned: null,
  boughtAt: '2026-11-20T12:00:00Z',
  validUntil: '2027-05-20T12:00:00Z',
  holdExpiresAt: null,
  cancelledBy: null,
  cancelReason: null,
  sessions: [
    session(1),
    session(2),
    session(3, { state: 'free', bookingId: null, start: null, end: null }),
  ],
  cancellation: {
    terms: { rule: 'standard', basisPoints: 6000, refund: usd(9000), until: null },
    sessions: [
      { number: 1, rule: 'close-to-start', refund: usd(0) },
      { number: 2, rule: 'standard', refund: usd(4500) },
      { number: 3, rule: 'standard', refund: usd(4500) },
    ],
  },
  ...changes,
});
