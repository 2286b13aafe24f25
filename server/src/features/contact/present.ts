import type { Contact, ContactCard } from '@puente/contract/contact';
import type { Money } from '@puente/contract/money';
import type { Partner } from '@puente/contract/partner';
import type { Currency } from '@puente/contract/policy';
import { chargeIn, exchangeOf, type Rates } from '../currency/rules.ts';
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

/** The currency that was asked for, if any, and the rates of today. */
export type Target = { currency: Currency | undefined; rates: Rates };

const hourlyRates = (
  row: PersonRow,
  { currency: asked, rates }: Target,
): Pick<Contact, 'normalRate' | 'discountedRate' | 'exchange'> => {
  const { rate_currency: own } = row;
  const rateOf = (amount: number | null): Money | null =>
    amount === null || own === null
      ? null
      : chargeIn({ amount, currency: own }, asked ?? own, rates).price;
  const [normalRate, discountedRate] = [rateOf(row.normal_rate), rateOf(row.discounted_rate)];
  const converted = [normalRate, discountedRate].find((rate) => rate && rate.currency !== own);
  const exchange = own && converted ? exchangeOf(rates, own, converted.currency) : null;
  return { normalRate, discountedRate, exchange };
};

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
  target: Target,
): Contact => ({
  ...presentCard(row),
  isProvider: row.is_provider,
  isContact: row.is_contact,
  partnerId: partner?.id ?? null,
  partnerName: partner?.name ?? null,
  partnerConfig: partner?.config ?? null,
  associationPartnerId: maySeeAssociation(viewer, row) ? row.partner_id : null,
  associationPartnerName: maySeeAssociation(viewer, row) ? row.partner_name : null,
  ...hourlyRates(row, target),
  languages: row.languages,
  aboutMe: row.about_me,
});
