import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import type { DurationMinutes, ownProfile, PublicProfile } from '@puente/contract/provider';
import type { z } from 'zod';
import type { PageHead } from '../../http/pages.ts';
import { chargeIn, exchangeOf, type Rates as ExchangeRates } from '../currency/rules.ts';
import { excerpt, priceOfDuration, type Rates } from './rules.ts';
import type { ProfileRow } from './store.ts';

const ratesOf = (row: ProfileRow): Rates => {
  const money = (amount: number): Money => ({ amount, currency: row.rate_currency });
  return {
    normalRate: money(row.normal_rate),
    discountedRate: row.discounted_rate === null ? null : money(row.discounted_rate),
  };
};

const partnerOf = (row: ProfileRow) =>
  row.partner_id !== null && row.partner_slug !== null && row.partner_name !== null
    ? { id: row.partner_id, slug: row.partner_slug, name: row.partner_name }
    : null;

/** In what the prices are asked for, and by which rates. */
export type Target = { currency: Currency; rates: ExchangeRates };

const presentPrice = (
  { normalRate, discountedRate }: Rates,
  durationMinutes: DurationMinutes,
  target: Target,
): PublicProfile['prices'][number] => {
  const charge = (rate: Money) =>
    chargeIn(priceOfDuration(rate, durationMinutes), target.currency, target.rates);
  const normal = charge(normalRate);
  const first = discountedRate && charge(discountedRate);
  return {
    durationMinutes,
    price: normal.price,
    firstBooking: first && first.price,
    ownCurrency: normal.ownCurrency ?? first?.ownCurrency ?? null,
  };
};

/** What anybody may see; a partner is named once it has verified. */
export const presentProfile = (
  row: ProfileRow,
  target: Target,
  nextFree: Temporal.Instant | null,
): PublicProfile => {
  const rates = ratesOf(row);
  const { normalRate, discountedRate } = rates;
  const isVerified = row.verification === 'verified';
  const prices = row.durations
    .toSorted((one, other) => one - other)
    .map((minutes) => presentPrice(rates, minutes, target));
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
    aboutMe: row.about_me,
    career: row.career,
    idealClient: row.ideal_client,
    uniqueValue: row.unique_value,
    challengeStory: row.challenge_story,
    languages: row.languages,
    timezone: row.timezone,
    location: row.location,
    inPerson: row.in_person,
    isVerifiedProvider: isVerified,
    partner: isVerified ? partnerOf(row) : null,
    normalRate,
    discountedRate,
    prices,
    exchange: isConverted ? exchangeOf(target.rates, row.rate_currency, target.currency) : null,
    nextFree: nextFree?.toString() ?? null,
  };
};

/** The expert's own view: also who was asked for verification, and how far that is. */
export const presentOwnProfile = (
  row: ProfileRow,
  target: Target,
  nextFree: Temporal.Instant | null,
): z.output<typeof ownProfile> => ({
  ...presentProfile(row, target, nextFree),
  partner: partnerOf(row),
  verification: row.verification,
  durations: row.durations,
});

/** What link previews say of an expert's page. */
export const presentHead = (row: ProfileRow): PageHead => {
  const name = `${row.name} ${row.last_name}`.trim();
  return {
    title: [name, row.expertise].filter(Boolean).join(' · '),
    description: excerpt(row.about_me),
    image: row.picture,
    path: row.username === null ? `/expert/${row.id}` : `/@${row.username}`,
  };
};
