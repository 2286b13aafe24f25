import type { Contact, ContactCard } from '@puente/contract/contact';
import type { Money } from '@puente/contract/money';
import type { Partner } from '@puente/contract/partner';
import type { Currency } from '@puente/contract/policy';
import type { CardRow, FoundRow, PersonRow } from './store.ts';

export const presentCard = (row: CardRow): ContactCard => ({
  id: row.id,
  name: row.name,
  lastName: row.last_name,
  username: row.username,
  expertise: row.expertise,
  profilePicture: row.picture,
  isVerifiedProvider: row.is_verified,
});

export const presentFound = (row: FoundRow) => ({
  ...presentCard(row),
  username: row.username,
  isContact: row.is_contact,
});

/** What an amount is in the currency that was asked for. */
export type InTarget = (money: Money) => Money;

const rateOf = (
  amount: number | null,
  currency: Currency | null,
  inTarget: InTarget,
): Money | null => (amount === null || currency === null ? null : inTarget({ amount, currency }));

/**
 * A person as anybody signed in may see them. `partner` is the one that verified the person;
 * the one that is still looking at them is named as association alone.
 */
export const presentContact = (
  row: PersonRow,
  partner: Partner | null,
  inTarget: InTarget,
): Contact => ({
  ...presentCard(row),
  isProvider: row.is_provider,
  isContact: row.is_contact,
  partnerId: partner?.id ?? null,
  partnerName: partner?.name ?? null,
  partnerConfig: partner?.config ?? null,
  associationPartnerId: row.partner_id,
  associationPartnerName: row.partner_name,
  normalRate: rateOf(row.normal_rate, row.rate_currency, inTarget),
  discountedRate: rateOf(row.discounted_rate, row.rate_currency, inTarget),
  languages: row.languages,
  aboutMe: row.about_me,
});
