import type { Recommendation } from '@puente/contract/chat';
import type { Currency, Language } from '@puente/contract/policy';
import type { Context } from '../../../../context.ts';
import { nextFreeSlots } from '../../../availability/service.ts';
import { whomMet } from '../../../booking/quote/service.ts';
import { findSmallestPackages } from '../../../offering/service.ts';
import { getPublicProfiles } from '../../../provider/service.ts';
import { timeQueryOf } from '../../filters/time-query.ts';
import type { When } from '../../filters/when.ts';
import { detectLanguage } from '../../language/detect.ts';
import { explainMatches } from '../../matching/service.ts';
import type { Facts } from '../../wording/people.ts';
import { type ProfileWords, sentenceAbout } from '../table/told.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

export type FactsQuery = {
  people: readonly Recommendation[];
  /** The time that was asked for. */
  when?: When | undefined;
  currency: Currency;
  timezone: string;
  clientId: string | null;
  /** Words that are looked for in the profiles. */
  topic?: string | undefined;
  language: Language;
  /** Packages are asked about. */
  hasPackages: boolean;
};

/** How many free times are told, each on another day. */
const toldTimes = 3;

/** What the database holds of people on the table; those who are gone are left out. */
export async function readFacts(context: Deps, query: FactsQuery): Promise<Facts[]> {
  const ids = query.people.map((card) => card.providerId);
  const { currency, clientId, timezone, when, topic, language } = query;
  const met = clientId === null ? new Set<string>() : await whomMet(context.db, clientId, ids);
  const profiles = await getPublicProfiles(context, ids, { currency, met });
  const free = await nextDays(context, ids, timezone);
  const asked = when
    ? await nextFreeSlots(context, ids, timeQueryOf(when, context.clock.now(), timezone))
    : null;
  const later = when ? await nextFreeSlots(context, ids, dayFrom(context, when, timezone)) : null;
  const near = when ? await nextFreeSlots(context, ids, dayOnly(context, when, timezone)) : null;
  const alike =
    topic === undefined ? null : await explainMatches(context, { goal: topic, language }, ids);
  const packages = query.hasPackages ? await findSmallestPackages(context, ids, currency) : null;
  return query.people.flatMap((card) => {
    const profile = profiles.get(card.providerId);
    if (!profile?.isVerifiedProvider) return [];
    const offered = packages?.get(card.providerId);
    return [
      {
        card: { ...card, nextFree: profile.nextFree },
        profile,
        free: free.get(card.providerId) ?? [],
        asked: asked?.get(card.providerId) ?? null,
        near: later?.get(card.providerId) ?? near?.get(card.providerId) ?? null,
        ...(offered ? { package: offered } : {}),
        ...(topic === undefined
          ? {}
          : { told: toldOf({ topic, language }, profile, alike?.get(card.providerId)?.reason) }),
      },
    ];
  });
}

/**
 * The sentence that has the words of a topic; null where the profile doesn't tell of it. Of a profile
 * in the other language it is the one that means something like it: within one language what is
 * merely alike would answer another question.
 */
function toldOf(
  { topic, language }: { topic: string; language: Language },
  profile: ProfileWords,
  alike: string | undefined,
): string | null {
  const meant = /[“«](.+)[”»]$/su.exec(alike ?? '')?.[1];
  const isLine = meant === profile.expertise || meant === profile.expertiseTranslated;
  const isOther = meant !== undefined && detectLanguage(meant, language) !== language;
  return sentenceAbout(topic, profile) ?? (isOther && !isLine ? meant : null);
}

/** The days of a time, from its hour on. */
function dayFrom({ clock }: Deps, { untilMinute: _until, ...when }: When, timezone: string) {
  return timeQueryOf(when, clock.now(), timezone);
}

/** The days of a time, at any hour. */
function dayOnly(
  { clock }: Deps,
  { day, weekdays, deadline, notWeekdays }: When,
  timezone: string,
) {
  const when = {
    ...(day ? { day } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(deadline ? { deadline } : {}),
    ...(notWeekdays ? { notWeekdays } : {}),
  };
  return timeQueryOf(when, clock.now(), timezone);
}

/** The first free time of each of the next free days, in the zone of the one who asks. */
async function nextDays(
  context: Deps,
  ids: readonly string[],
  timezone: string,
): Promise<Map<string, Temporal.Instant[]>> {
  const found = new Map<string, Temporal.Instant[]>(ids.map((id) => [id, []]));
  for (const id of ids) {
    const times = found.get(id) ?? [];
    let from: Temporal.Instant | undefined;
    while (times.length < toldTimes) {
      const next = (await nextFreeSlots(context, [id], from ? { from } : {})).get(id);
      if (!next) break;
      times.push(next);
      from = next.toZonedDateTimeISO(timezone).startOfDay().add({ days: 1 }).toInstant();
    }
  }
  return found;
}
