import type { UserData } from '@puente/contract/user';
import type { Currency } from '@puente/contract/policy';
import type { UserRow } from './store.ts';

/** What a person sees of their own account; nobody else ever gets this. */
export const presentUser = (row: UserRow): UserData => ({
  id: row.id,
  phoneNumber: row.phone,
  name: row.name,
  lastName: row.last_name,
  email: row.email,
  invoiceEmail: row.invoice_email,
  language: row.language,
  currency: row.currency as Currency,
  timezone: row.timezone,
  username: row.username,
  personalLink: row.username && row.verification ? `/@${row.username}` : null,
  profilePicture: row.picture,
  country: row.country,
  city: row.city,
  state: row.state,
  appearance: row.appearance,
  isOnboarded: row.onboarded_at !== null,
  hasPassword: row.has_password,
  getsResetLinks: row.has_password && row.email !== null && row.email_phone_proven,
  isProvider: row.verification !== null,
  isVerifiedProvider: row.verification === 'verified',
  managedPartners: row.managed_partners,
});
