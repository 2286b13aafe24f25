import type { Recommendation } from '@puente/contract/chat';
import type { PublicProfile } from '@puente/contract/provider';
import type { Match, Reason } from '../../matching/service.ts';

/** Somebody who matches, with their profile and the first time that would do. */
export type Candidate = { match: Match; profile: PublicProfile; nextFree: Temporal.Instant | null };

/** The price of an hour, else of the first length on offer. */
export function priceOf(profile: PublicProfile) {
  return profile.prices.find((price) => price.durationMinutes === 60) ?? profile.prices[0];
}

/** The card of a candidate; none for an expert who is no longer verified. */
export function cardOf(
  { match, profile, nextFree }: Candidate,
  reasons: ReadonlyMap<string, Reason>,
  durationMinutes?: number,
): Recommendation[] {
  const offer =
    profile.prices.find((price) => price.durationMinutes === durationMinutes) ?? priceOf(profile);
  if (!offer || !profile.isVerifiedProvider) return [];
  return [
    {
      providerId: profile.id,
      username: profile.username,
      name: profile.name,
      lastName: profile.lastName,
      profilePicture: profile.profilePicture,
      isVerifiedProvider: true,
      partner: profile.partner,
      verifiedAt: profile.verifiedAt,
      expertise: profile.expertise,
      expertiseTranslated: profile.expertiseTranslated,
      ...(reasons.get(match.providerId) ?? { reason: profile.expertise }),
      languages: profile.languages,
      inPerson: profile.inPerson,
      durationMinutes: offer.durationMinutes,
      price: offer.price,
      firstBookingPrice: offer.firstBooking,
      exchange: profile.exchange,
      ownCurrency: offer.ownCurrency,
      nextFree: nextFree?.toString() ?? profile.nextFree,
      stars: profile.stars,
    },
  ];
}
