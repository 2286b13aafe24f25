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

/** Who looks at a person. */
export type Viewer = { userId: string; managedPartnerIds: readonly string[] };

/** Having asked a partner is between the two until the partner has said yes. */
const maySeeAssociation = (viewer: Viewer, row: PersonRow): boolean =>
  row.is_verified ||
  viewer.userId === row.id ||
  (row.partner_id !== null && viewer.managedPartnerIds.includes(row.partner_id));

/** A person as this viewer may see them; `partner` is the one that verified them. */
export const presentContact = (
  viewer: Viewer,
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
  associationPartnerId: maySeeAssociation(viewer, row) ? row.partner_id : null,
  associationPartnerName: maySeeAssociation(viewer, row) ? row.partner_name : null,
  normalRate: rateOf(row.normal_rate, row.rate_currency, inTarget),
  discountedRate: rateOf(row.discounted_rate, row.rate_currency, inTarget),
  languages: row.languages,
  aboutMe: row.about_me,
});
