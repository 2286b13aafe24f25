import type { Call } from '@puente/contract/endpoint';
import type { Currency } from '@puente/contract/policy';
import type { DurationMinutes, PublicProfile, putWorkerProfile } from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { PageHead } from '../../http/pages.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { nextFreeSlots, openCalendar } from '../availability/service.ts';
import type { Rates } from '../currency/rules.ts';
import { readRates } from '../currency/service.ts';
import { changeNames, getUserData } from '../user/service.ts';
import { presentHead, presentOwnProfile, presentProfile, type Target } from './present.ts';
import {
  expertOfPath,
  type Fees,
  feesOf,
  membershipAfter,
  rateProblem,
  type Rates as HourlyRates,
  usernameOfLink,
  type Verification,
} from './rules.ts';
import {
  findPartnerId,
  lockMembership,
  type MemberRow,
  type ProfileRow,
  readMembers,
  readProfileByUsername,
  readProfiles,
  saveMembership,
  saveProfile,
  saveVerification,
} from './store.ts';

type ReadContext = Pick<Context, 'db' | 'clock' | 'rates'>;

/**
 * What follows a saved profile or a changed verification elsewhere, such as indexing for the
 * matchmaker; runs inside the same transaction.
 */
export type OnProfileSaved = (tx: Tx, providerId: string) => Promise<void>;

/** The asked currency, else the expert's own. */
const targetOf = (rates: Rates, row: ProfileRow, asked: Currency | undefined): Target => ({
  currency: asked ?? row.rate_currency,
  rates,
});

const currencyOf = (actor: Actor): Currency | undefined =>
  actor.kind === 'client' ? actor.currency : undefined;

/** Public profiles by id, with prices in the currency (their own where none is asked). */
export const getPublicProfiles = async (
  context: ReadContext,
  ids: readonly string[],
  currency?: Currency,
): Promise<Map<string, PublicProfile>> => {
  const rows = await readProfiles(context.db, ids);
  const free = await nextFreeSlots(
    context,
    rows.map((row) => row.id),
  );
  const rates = await readRates(context);
  return new Map(
    rows.map((row) => [
      row.id,
      presentProfile(row, targetOf(rates, row, currency), free.get(row.id) ?? null),
    ]),
  );
};

export const getPublicProfile = async (
  context: ReadContext,
  actor: Actor,
  id: string,
  currency?: Currency,
): Promise<PublicProfile> => {
  const profiles = await getPublicProfiles(context, [id], currency ?? currencyOf(actor));
  const profile = profiles.get(id.toLowerCase());
  if (!profile) throw new AppError('not-found');
  return profile;
};

/** The expert behind a personal link, with or without its @. */
export const getProfileOfLink = async (
  context: ReadContext,
  actor: Actor,
  link: string,
  currency?: Currency,
): Promise<{ valid: true; profile: PublicProfile }> => {
  const username = usernameOfLink(link);
  const row = username === null ? null : await readProfileByUsername(context.db, username);
  if (!row) throw new AppError('not-found');
  return { valid: true, profile: await getPublicProfile(context, actor, row.id, currency) };
};

export const getOwnProfile = async (context: ReadContext, actor: Client) => {
  const [row] = await readProfiles(context.db, [actor.userId]);
  if (!row) throw new AppError('not-found');
  const free = await nextFreeSlots(context, [row.id]);
  const target = targetOf(await readRates(context), row, undefined);
  return presentOwnProfile(row, target, free.get(row.id) ?? null);
};

type ProfileInput = Extract<Call<typeof putWorkerProfile>['body'], object> & {
  durations: DurationMinutes[];
  inPerson: boolean;
};

const checkRates = (rates: HourlyRates, durations: readonly number[]): void => {
  const problem = rateProblem(rates, durations);
  if (problem) throw new AppError(problem.code, { fields: [problem.field] });
};

/** Undefined when no partner was named, null when the provider leaves its partner. */
const askedPartner = async (
  db: Executor,
  named: string | null | undefined,
): Promise<string | null | undefined> => {
  if (named === undefined || named === null) return named;
  const id = await findPartnerId(db, named);
  if (id === null) throw invalidField('partnerId', 'There is no such partner');
  return id;
};

const nameProvider = async (tx: Tx, userId: string, input: ProfileInput): Promise<void> => {
  await changeNames(tx, userId, input);
  const { name, lastName } = await getUserData(tx, userId);
  const missing = Object.entries({ name, lastName }).filter(([, value]) => value === '');
  if (missing.length === 0) return;
  const fields = missing.map(([path]) => ({ path, message: 'Required' }));
  throw new AppError('invalid-input', { fields });
};

/**
 * Creates or replaces the own expert profile; a client becomes a provider by it. Everything is
 * saved together or not at all: profile, names, calendar (hours stay), partner, index.
 */
export const saveOwnProfile = async (
  context: ReadContext,
  actor: Client,
  input: ProfileInput,
  onProfileSaved: OnProfileSaved,
) => {
  const { normalRate, discountedRate = null } = input;
  const durations = [...new Set(input.durations)].toSorted((one, other) => one - other);
  checkRates({ normalRate, discountedRate }, durations);
  const now = context.clock.now();
  const id = actor.userId;
  await context.db.transaction().execute(async (tx) => {
    const asked = await askedPartner(tx, input.partnerId);
    const before = (await lockMembership(tx, id)) ?? { partnerId: null, verification: 'none' };
    await saveProfile(
      tx,
      id,
      {
        expertise: input.expertise,
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
    if (after !== before)
      await saveMembership(tx, id, after, after.verification === 'pending' ? now : null);
    // The calendar is locked before the account: bookings take them in this order as well.
    await openCalendar(tx, id, input.timezone);
    await nameProvider(tx, id, input);
    await onProfileSaved(tx, id);
  });
  return getOwnProfile(context, actor);
};

/** All that a price offer needs to know of a provider, as it is at this moment. */
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
export const getProviderTerms = async (db: Executor, id: string): Promise<ProviderTerms | null> => {
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
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What link previews say of an expert's page; null when there is no such expert. */
export const findProfileHead = async (
  context: Pick<Context, 'db'>,
  usernameOrId: string,
): Promise<PageHead | null> => {
  const name = usernameOfLink(usernameOrId);
  if (name === null) return null;
  const row = uuid.test(name)
    ? ((await readProfiles(context.db, [name]))[0] ?? null)
    : await readProfileByUsername(context.db, name);
  return row && presentHead(row);
};

/** The same by the address of the page; null for addresses that are nobody's. */
export const findHeadOfPath = async (
  context: Pick<Context, 'db'>,
  path: string,
): Promise<PageHead | null> => {
  const expert = expertOfPath(path);
  return expert === null ? null : findProfileHead(context, expert);
};

/** Providers of a manager's partners, those who wait for verification first. */
export const listMembers = (
  db: Executor,
  partnerIds: readonly string[],
  verification: Verification | undefined,
): Promise<MemberRow[]> => readMembers(db, partnerIds, verification ?? null);

export type Member = MemberRow;

/** Verifies a provider of the partners, or takes it back; refuses others with `not-found`. */
export const setVerification = async (
  context: Pick<Context, 'db' | 'clock'>,
  partnerIds: readonly string[],
  providerId: string,
  isVerified: boolean,
  onProfileSaved: OnProfileSaved,
): Promise<Member> =>
  context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const member = await saveVerification(tx, partnerIds, providerId, isVerified, now);
    if (!member) throw new AppError('not-found');
    await onProfileSaved(tx, providerId);
    return member;
  });
