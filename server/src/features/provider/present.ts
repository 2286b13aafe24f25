import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import type { ownProfile, PublicProfile } from '@puente/contract/provider';
import type { z } from 'zod';
import type { PageHead } from '../../http/pages.ts';
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

/** In what the prices are shown, and how much one unit of the provider's currency is in it. */
export type Target = { currency: Currency; exchangeRate: number };

/** What anybody may see; a partner is named once it has verified. */
export const presentProfile = (
  row: ProfileRow,
  target: Target,
  nextFree: Temporal.Instant | null,
): PublicProfile => {
  const { normalRate, discountedRate } = ratesOf(row);
  const isVerified = row.verification === 'verified';
  const price = (rate: Money, minutes: number) =>
    priceOfDuration(rate, minutes, target.currency, target.exchangeRate);
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
    prices: row.durations
      .toSorted((one, other) => one - other)
      .map((durationMinutes) => ({
        durationMinutes,
        price: price(normalRate, durationMinutes),
        firstBooking: discountedRate && price(discountedRate, durationMinutes),
      })),
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
