import type { UserData } from '@puente/contract/user';

/** Somebody as the server describes them to their own page. */
export const person = (id: string, changes: Partial<UserData> = {}): UserData => ({
  id,
  phoneNumber: '+56911111111',
  name: 'Inés',
  lastName: 'Soto',
  email: `${id}@example.com`,
  invoiceEmail: null,
  language: 'en',
  currency: 'USD',
  timezone: 'America/Santiago',
  appearance: 'system',
  city: null,
  state: null,
  country: null,
  region: null,
  username: null,
  profilePicture: null,
  personalLink: null,
  isOnboarded: true,
  hasPassword: false,
  getsResetLinks: false,
  isProvider: false,
  isVerifiedProvider: false,
  managedPartners: [],
  ...changes,
});
