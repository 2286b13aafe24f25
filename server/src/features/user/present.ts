import type { UserData } from '@puente/contract/user';
import type { UserRow } from './store.ts';

/** What a person sees of their own account; nobody else ever gets this. */
export function presentUser(row: UserRow): UserData {
  return {
    id: row.id,
    phoneNumber: row.phone,
    name: row.name,
    lastName: row.last_name,
    email: row.email,
    invoiceEmail: row.invoice_email,
    language: row.language,
    currency: row.currency,
    timezone: row.timezone,
    region: row.region,
    username: row.username,
    personalLink: row.username && row.verification ? `/@${row.username}` : null,
    profilePicture: row.picture,
    country: row.country,
    city: row.city,
    state: row.state,
    appearance: row.appearance,
    isOnboarded: row.onboarded_at !== null || row.has_booked,
    hasPassword: row.has_password,
    getsResetLinks: row.has_password && row.email !== null && row.email_phone_proven,
    isProvider: row.verification !== null,
    isVerifiedProvider: row.verification === 'verified',
    managedPartners: row.managed_partners,
  };
}
