import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import type { DurationMinutes, ownProfile, PublicProfile } from '@puente/contract/provider';
import type { z } from 'zod';
import type { PlacesOf } from '../place/service.ts';
import { chargeIn, exchangeOf, type Rates as ExchangeRates } from '../currency/rules.ts';
import { priceOfDuration, type Rates } from './rules.ts';
import { ratingOf } from './stars/rules.ts';
import type { ProfileRow } from './store.ts';

/** The requested currency of the prices, the exchange rates, and whether the two have met. */
export type Target = { currency: Currency; rates: ExchangeRates; hasMet: boolean };

/** The requested currency, else the expert's. */
export function targetOf(
  rates: ExchangeRates,
  row: ProfileRow,
  asked: Currency | undefined,
  met?: ReadonlySet<string>,
): Target {
  return {
    currency: asked ?? row.rate_currency,
    rates,
    hasMet: met?.has(row.id) ?? false,
  };
}

/** What is shown of an expert and stands elsewhere: the next free time, and where they are met. */
export type Beside = { nextFree: Temporal.Instant | null; places: PlacesOf };

/** What anybody may see; a partner is named once it has verified. */
export function presentProfile(
  row: ProfileRow,
  target: Target,
  { nextFree, places }: Beside,
): PublicProfile {
  const rates = ratesOf(row);
  const { normalRate, discountedRate } = rates;
  const isVerified = row.verification === 'verified';
  const prices = presentPrices(row, target);
  const isConverted = prices
    .flatMap(({ price, firstBooking }) => [price, firstBooking])
    .some((price) => price !== null && price.currency !== row.rate_currency);
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    lastName: row.last_name,
    profilePicture: row.picture,
    expertise: row.expertise,
    expertiseTranslated: row.expertise_translated,
    field: row.field ?? 'other',
    aboutMe: row.about_me,
    career: row.career,
    idealClient: row.ideal_client,
    uniqueValue: row.unique_value,
    challengeStory: row.challenge_story,
    languages: row.languages,
    timezone: row.timezone,
    location: row.location,
    inPerson: places.isSet ? places.isInPerson : row.in_person,
    places: places.public,
    isVerifiedProvider: isVerified,
    partner: isVerified ? partnerOf(row) : null,
    verifiedAt: isVerified ? (row.verified_at?.toString() ?? null) : null,
    normalRate,
    discountedRate,
    prices,
    exchange: isConverted ? exchangeOf(target.rates, row.rate_currency, target.currency) : null,
    nextFree: nextFree?.toString() ?? null,
    stars: ratingOf(row.review_count, row.review_stars),
  };
}

export type Priced = Pick<
  ProfileRow,
  'durations' | 'rate_currency' | 'normal_rate' | 'discounted_rate'
>;

/** What each offered length costs, the shortest first. */
export function presentPrices(row: Priced, target: Target): PublicProfile['prices'] {
  return row.durations
    .toSorted((one, other) => one - other)
    .map((minutes) => presentPrice(ratesOf(row), minutes, target));
}

export function ratesOf(row: Priced): Rates {
  const money = (amount: number): Money => ({ amount, currency: row.rate_currency });
  return {
    normalRate: money(row.normal_rate),
    discountedRate: row.discounted_rate === null ? null : money(row.discounted_rate),
  };
}

function presentPrice(
  { normalRate, discountedRate }: Rates,
  durationMinutes: DurationMinutes,
  target: Target,
): PublicProfile['prices'][number] {
  const charge = (rate: Money) =>
    chargeIn(priceOfDuration(rate, durationMinutes), target.currency, target.rates);
  const normal = charge(normalRate);
  const first = target.hasMet ? null : discountedRate && charge(discountedRate);
  return {
    durationMinutes,
    price: normal.price,
    firstBooking: first && first.price,
    ownCurrency: normal.ownCurrency ?? first?.ownCurrency ?? null,
  };
}

export function partnerOf(row: Pick<ProfileRow, 'partner_id' | 'partner_slug' | 'partner_name'>) {
  return row.partner_id !== null && row.partner_slug !== null && row.partner_name !== null
    ? { id: row.partner_id, slug: row.partner_slug, name: row.partner_name }
    : null;
}

/** What experts see of their profile: also the partner they asked, and the verification's state. */
export function presentOwnProfile(
  row: ProfileRow,
  target: Target,
  beside: Beside,
): z.output<typeof ownProfile> {
  return {
    ...presentProfile(row, target, beside),
    partner: partnerOf(row),
    verification: row.verification,
    chosenField: row.chosen_field,
    durations: row.durations,
  };
}
