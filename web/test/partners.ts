import type {
  Applicant,
  Application,
  GroupMember,
  LogEntry,
  ManagedPartner,
  Managers,
  Overview,
} from '../src/features/partner/queries.ts';
import type { PartnerSettings } from '../src/features/partner/face-queries.ts';
import { uuid } from './replies.ts';

export const aPartner = (changes: Partial<ManagedPartner> = {}): ManagedPartner => ({
  id: uuid(1),
  slug: 'andes',
  name: 'Andes Mentors',
  waiting: 0,
  ...changes,
});

/** An expert who asks to be verified, has a profile and waits. */
export const anApplicant = (changes: Partial<Applicant> = {}): Applicant => ({
  id: uuid(11),
  providerId: uuid(12),
  name: 'Camila',
  lastName: 'Rojas',
  profilePicture: null,
  expertise: 'Careers in health',
  status: 'waiting',
  askedAt: '2026-11-28T15:00:00Z',
  changedAt: '2026-11-28T15:00:00Z',
  ...changes,
});

export const anApplication = (changes: Partial<Application> = {}): Application => ({
  ...anApplicant(),
  document: null,
  history: [{ status: 'waiting', by: 'expert', message: '', at: '2026-11-28T15:00:00Z' }],
  ...changes,
});

export const aMember = (changes: Partial<GroupMember> = {}): GroupMember => ({
  providerId: uuid(12),
  name: 'Camila',
  lastName: 'Rojas',
  username: null,
  expertise: 'Careers in health',
  verification: 'verified',
  invited: false,
  askedAt: '2026-03-01T12:00:00Z',
  verifiedAt: '2026-03-05T12:00:00Z',
  document: null,
  profilePicture: null,
  meetings: 3,
  ...changes,
});

export const aManager = (changes: Partial<Managers['managers'][number]> = {}) => ({
  id: uuid(21),
  name: 'Inés',
  lastName: 'Soto',
  profilePicture: null,
  isYou: true,
  ...changes,
});

export const anEntry = (changes: Partial<LogEntry> = {}): LogEntry => ({
  id: '7',
  act: 'expert-approved',
  actor: { name: 'Inés', lastName: 'Soto' },
  subject: { name: 'Camila', lastName: 'Rojas' },
  details: {},
  at: '2026-11-30T15:00:00Z',
  ...changes,
});

export const aMonth = (changes: Partial<Overview['months'][number]> = {}) => ({
  month: '2026-11',
  meetings: 8,
  reserved: 5,
  booked: 4,
  earned: [{ amount: 12_000, currency: 'CLP' as const }],
  ...changes,
});

export const someSettings = (changes: Partial<PartnerSettings> = {}): PartnerSettings => ({
  id: uuid(1),
  version: 3,
  name: 'Andes Mentors',
  slug: 'andes',
  welcome: { en: 'Welcome to Andes', es: 'Te damos la bienvenida' },
  resourceLinks: [],
  fields: ['careers'],
  theme: { primaryColor: '#1d4ed8', secondaryColor: '#ffff00', headerColor: '#2f6f5e' },
  logo: null,
  formerSlugs: [],
  ...changes,
});
