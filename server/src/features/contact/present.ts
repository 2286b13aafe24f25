import type { Contact, ContactCard } from '@puente/contract/contact';
import type { Money } from '@puente/contract/money';
import type { Partner } from '@puente/contract/partner';
import type { Currency } from '@puente/contract/policy';
import { chargeIn, exchangeOf, type Rates } from '../currency/rules.ts';
import type { CardRow, FoundRow, PersonRow } from './store.ts';

/** `nextFree` is left out where nobody asks for it, and for people who are no experts. */
export function presentCard(row: CardRow, nextFree?: Temporal.Instant | null): ContactCard {
  return {
    id: row.id,
    name: row.name,
    lastName: row.last_name,
    username: row.username,
    expertise: row.expertise,
    ...lineOf(row),
    profilePicture: row.picture,
    isVerifiedProvider: row.is_verified,
    ...verificationOf(row),
    ...(nextFree === undefined ? {} : { nextFree: nextFree?.toString() ?? null }),
  };
}

/** What it takes to show the expertise in a reader's language. */
function lineOf({ expertise_translated: translated, languages }: CardRow) {
  return translated ? { expertiseTranslated: translated, languages } : {};
}

/** A partner is named once it has verified. */
function verificationOf(row: CardRow): Pick<ContactCard, 'partner' | 'verifiedAt'> {
  const { partner_id: id, partner_slug: slug, partner_name: name } = row;
  if (!row.is_verified || id === null || slug === null || name === null) return {};
  return { partner: { id, slug, name }, verifiedAt: row.verified_at?.toString() ?? null };
}

export function presentFound(row: FoundRow) {
  return {
    ...presentCard(row),
    username: row.username,
    isContact: row.is_contact,
  };
}

/** The currency that was asked for, if any, and the rates of today. */
export type Target = { currency: Currency | undefined; rates: Rates };

/** The person who asks. */
export type Viewer = { userId: string; managedPartnerIds: readonly string[] };

/** A person as this viewer may see them; `partner` is the one that verified them. */
export function presentContact(
  viewer: Viewer,
  row: PersonRow,
  partner: Partner | null,
  target: Target,
): Contact {
  return {
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
  };
}

/** Whom somebody asked for verification stays between the two until the partner has verified. */
function maySeeAssociation(viewer: Viewer, row: PersonRow): boolean {
  return (
    row.is_verified ||
    viewer.userId === row.id ||
    (row.partner_id !== null && viewer.managedPartnerIds.includes(row.partner_id))
  );
}

function hourlyRates(
  row: PersonRow,
  { currency: asked, rates }: Target,
): Pick<Contact, 'normalRate' | 'discountedRate' | 'exchange'> {
  const { rate_currency: own } = row;
  const rateOf = (amount: number | null): Money | null =>
    amount === null || own === null
      ? null
      : chargeIn({ amount, currency: own }, asked ?? own, rates).price;
  const [normalRate, discountedRate] = [rateOf(row.normal_rate), rateOf(row.discounted_rate)];
  const converted = [normalRate, discountedRate].find((rate) => rate && rate.currency !== own);
  const exchange = own && converted ? exchangeOf(rates, own, converted.currency) : null;
  return { normalRate, discountedRate, exchange };
}
