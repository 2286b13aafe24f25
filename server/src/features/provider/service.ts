import type { Schedule } from '@puente/contract/availability';
import type { Call } from '@puente/contract/endpoint';
import type { Currency } from '@puente/contract/policy';
import type {
  CancelRate,
  DurationMinutes,
  PublicProfile,
  putWorkerProfile,
} from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { askedPartner, setInvited } from './invited/service.ts';
import { nextFreeSlots, openCalendar } from '../availability/service.ts';
import { readRates } from '../currency/service.ts';
import { findPlacesOfAll } from '../place/service.ts';
import { changeNames, getUserData } from '../user/service.ts';
import { type Beside, presentOwnProfile, presentProfile, targetOf } from './present.ts';
import {
  type Fees,
  feesOf,
  membershipAfter,
  rateProblem,
  type Rates as HourlyRates,
  type Verification,
} from './rules.ts';
import {
  lockMembership,
  type ProfileRow,
  readProfiles,
  saveFoundField,
  saveMembership,
  saveProfile,
} from './store.ts';

export type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

/** Takes a profile out of the search for good, in the transaction that empties it. */
export type OnProfileGone = (tx: Tx, providerId: string) => Promise<void>;

/**
 * What follows a saved profile or a changed verification elsewhere, such as indexing for the
 * matchmaker; runs inside the same transaction.
 */
export type OnProfileSaved = (
  context: Pick<Context, 'lexicon' | 'clock'>,
  tx: Tx,
  providerId: string,
) => Promise<void>;

/** Which of these experts a person has met: the price of a first meeting isn't theirs any more. */
export type WhomMet = (
  db: Executor,
  clientId: string,
  providerIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** How often an expert cancelled meetings, up to now. */
export type CancelRateOf = (
  context: Pick<Context, 'db' | 'clock'>,
  providerId: string,
) => Promise<CancelRate>;

/** In what currency prices are asked for, and the experts whom the person who asks has met. */
type Viewer = { currency?: Currency | undefined; met?: ReadonlySet<string> };

/** Public profiles by id, with prices in the requested currency, else in the expert's. */
export async function getPublicProfiles(
  context: Deps,
  ids: readonly string[],
  { currency, met }: Viewer,
): Promise<Map<string, PublicProfile>> {
  const rows = await readProfiles(context.db, ids);
  const beside = await readBeside(context, rows);
  const rates = await readRates(context);
  return new Map(
    rows.map((row) => [
      row.id,
      presentProfile(row, targetOf(rates, row, currency, met), beside(row.id)),
    ]),
  );
}

async function readBeside(
  context: Deps,
  rows: readonly ProfileRow[],
): Promise<(id: string) => Beside> {
  const ids = rows.map(({ id }) => id);
  const free = await nextFreeSlots(context, ids);
  const placesOf = await findPlacesOfAll(context.db, ids);
  return (id) => ({ nextFree: free.get(id) ?? null, places: placesOf(id) });
}

export async function getPublicProfile(
  context: Deps,
  actor: Actor,
  { id, currency }: { id: string; currency?: Currency | undefined },
  whomMet: WhomMet,
): Promise<PublicProfile> {
  const met =
    actor.kind === 'client' ? await whomMet(context.db, actor.userId, [id]) : new Set<string>();
  const viewer = { currency: currency ?? currencyOf(actor), met };
  const profiles = await getPublicProfiles(context, [id], viewer);
  const profile = profiles.get(id.toLowerCase());
  if (!profile) throw new AppError('not-found');
  return profile;
}

function currencyOf(actor: Actor): Currency | undefined {
  return actor.kind === 'client' ? actor.currency : undefined;
}

export async function getOwnProfile(context: Deps, actor: Client) {
  const [row] = await readProfiles(context.db, [actor.userId]);
  if (!row) throw new AppError('not-found');
  const beside = await readBeside(context, [row]);
  const target = targetOf(await readRates(context), row, undefined);
  return presentOwnProfile(row, target, beside(row.id));
}

/**
 * Creates or replaces the caller's expert profile, which makes a client a provider. Everything is
 * saved together or not at all: profile, names, calendar (hours stay), partner, index.
 */
export async function saveOwnProfile(
  context: Deps,
  actor: Client,
  input: ProfileInput,
  onProfileSaved: OnProfileSaved,
) {
  await context.db
    .transaction()
    .execute((tx) => writeProfile(context, tx, { userId: actor.userId, input }, onProfileSaved));
  return getOwnProfile(context, actor);
}

/**
 * The same inside a transaction. `hours` are the weekly hours of a calendar that begins with this
 * profile; absent ones leave the calendar's.
 */
export async function writeProfile(
  context: Pick<Deps, 'clock' | 'lexicon'>,
  tx: Tx,
  { userId: id, input, hours }: { userId: string; input: ProfileInput; hours?: WeeklyHours },
  onProfileSaved: OnProfileSaved,
): Promise<void> {
  const { normalRate, discountedRate = null } = input;
  const durations = [...new Set(input.durations)].toSorted((one, other) => one - other);
  checkRates({ normalRate, discountedRate }, durations);
  const now = context.clock.now();
  const membership = { userId: id, named: input.partnerId };
  const { asked, isInvited } = await askedPartner(tx, membership, now);
  const before = (await lockMembership(tx, id)) ?? { partnerId: null, verification: 'none' };
  await saveProfile(
    tx,
    id,
    {
      expertise: input.expertise,
      expertise_translated: input.expertiseTranslated ?? '',
      chosen_field: input.field ?? null,
      about_me: input.aboutMe,
      career: input.career,
      ideal_client: input.idealClient,
      unique_value: input.uniqueValue,
      challenge_story: input.challengeStory,
      languages: [...new Set(input.languages)],
      location: input.location || null,
      in_person: input.inPerson,
      durations,
      rate_currency: normalRate.currency,
      normal_rate: normalRate.amount,
      discounted_rate: discountedRate?.amount ?? null,
    },
    now,
  );
  const after = membershipAfter(before, asked);
  if (after !== before) {
    await saveMembership(tx, id, after, after.verification === 'pending' ? now : null);
    await setInvited(tx, id, isInvited);
  }
  // The calendar is locked before the account: bookings take them in this order as well.
  await openCalendar(tx, id, { timezone: input.timezone, weeklyHours: hours });
  await nameProvider(tx, id, input, now);
  await onProfileSaved(context, tx, id);
}

type WeeklyHours = Schedule['weeklyHours'] | undefined;

type ProfileInput = Extract<Call<typeof putWorkerProfile>['body'], object> & {
  durations: DurationMinutes[];
  inPerson: boolean;
};

function checkRates(rates: HourlyRates, durations: readonly number[]): void {
  const problem = rateProblem(rates, durations);
  if (problem) throw new AppError(problem.code, { fields: [problem.field] });
}

async function nameProvider(
  tx: Tx,
  userId: string,
  input: ProfileInput,
  now: Temporal.Instant,
): Promise<void> {
  await changeNames(tx, userId, input, now);
  const { name, lastName } = await getUserData(tx, userId);
  const missing = Object.entries({ name, lastName }).filter(([, value]) => value === '');
  if (missing.length === 0) return;
  const fields = missing.map(([path]) => ({ path, message: 'Required' }));
  throw new AppError('invalid-input', { fields });
}

/** Keeps the field that a profile's texts are about, in the transaction that read them. */
export const setFoundField = saveFoundField;

/** What a quote needs to know of a provider at this moment. */
export type ProviderTerms = Fees & {
  id: string;
  name: string;
  lastName: string;
  rateCurrency: Currency;
  /** Minor units of `rateCurrency` per hour. */
  normalRate: number;
  /** Per hour, for a first meeting; null where the normal rate holds from the start. */
  discountedRate: number | null;
  /** Offered durations in minutes, ascending. */
  durations: DurationMinutes[];
  timezone: string;
  verification: Verification;
  /** The partner who gets a share: null until it has verified. */
  partnerId: string | null;
};

/** Null when there is no such provider. */
export async function getProviderTerms(db: Executor, id: string): Promise<ProviderTerms | null> {
  const [row] = await readProfiles(db, [id]);
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    lastName: row.last_name,
    rateCurrency: row.rate_currency,
    normalRate: row.normal_rate,
    discountedRate: row.discounted_rate,
    durations: row.durations.toSorted((one, other) => one - other),
    timezone: row.timezone,
    verification: row.verification,
    partnerId: row.verification === 'verified' ? row.partner_id : null,
    ...feesOf(row.verification, row.partner_basis_points),
  };
}
