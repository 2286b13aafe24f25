import type { PublicProfile } from '@puente/contract/provider';
import type { ShownReview } from '@puente/contract/review';
import type { Expert } from '../src/features/directory/queries.ts';
import type { Offering } from '../src/features/offering/queries.ts';
import { usd } from './bookings.ts';
import { uuid } from './replies.ts';

/** A verified expert in Santiago who meets online, has times and no reviews yet. */
export const aProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  id: uuid(5),
  username: 'camila',
  name: 'Camila',
  lastName: 'Rojas',
  profilePicture: null,
  expertise: 'Careers in health',
  expertiseTranslated: 'Carreras en salud',
  field: 'careers',
  aboutMe: 'I was a nurse.',
  career: '',
  idealClient: '',
  uniqueValue: '',
  challengeStory: '',
  languages: ['en', 'es'],
  timezone: 'America/Santiago',
  location: null,
  inPerson: false,
  places: { home: null, offices: [] },
  isVerifiedProvider: true,
  partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
  verifiedAt: '2026-03-05T12:00:00Z',
  normalRate: usd(5000),
  discountedRate: null,
  prices: [{ durationMinutes: 60, price: usd(5000), firstBooking: null, ownCurrency: null }],
  exchange: null,
  nextFree: '2026-12-02T13:00:00Z',
  stars: null,
  ...changes,
});

/** The same in a list. */
export const anExpert = (changes: Partial<Expert> = {}): Expert => ({
  id: uuid(5),
  username: 'camila',
  name: 'Camila',
  lastName: 'Rojas',
  profilePicture: null,
  expertise: 'Careers in health',
  expertiseTranslated: 'Carreras en salud',
  field: 'careers',
  languages: ['en', 'es'],
  location: null,
  inPerson: false,
  isVerifiedProvider: true,
  partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
  verifiedAt: '2026-03-05T12:00:00Z',
  exchange: null,
  stars: null,
  durationMinutes: 60,
  price: usd(5000),
  firstBooking: null,
  ownCurrency: null,
  nextFree: '2026-12-02T13:00:00Z',
  ...changes,
});

export const anOffering = (changes: Partial<Offering> = {}): Offering => ({
  id: uuid(81),
  type: 'package',
  name: 'From job to job',
  description: 'Five talks\nfrom first idea to contract.',
  category: 'careers',
  sessions: 5,
  durationMinutes: 60,
  price: usd(20_000),
  discountedPrice: null,
  pricePerSession: usd(4000),
  ownCurrency: null,
  scheduling: 'all-at-once',
  isEnabled: true,
  version: 1,
  updatedAt: '2026-11-01T12:00:00Z',
  ...changes,
});

export const aReview = (changes: Partial<ShownReview> = {}): ShownReview => ({
  id: uuid(91),
  author: 'Ana',
  stars: 5,
  text: 'She listens.',
  at: '2026-11-20T12:00:00Z',
  changedAt: null,
  answer: null,
  canAnswer: false,
  canHide: false,
  ...changes,
});
