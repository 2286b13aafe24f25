import { type RawBuilder, sql } from 'kysely';
import type { Currency, Language } from '@puente/contract/policy';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Membership, Verification } from './rules.ts';

export type ProfileRow = {
  id: string;
  username: string | null;
  name: string;
  last_name: string;
  picture: string | null;
  expertise: string;
  about_me: string;
  career: string;
  ideal_client: string;
  unique_value: string;
  challenge_story: string;
  languages: Language[];
  location: string | null;
  in_person: boolean;
  durations: DurationMinutes[];
  rate_currency: Currency;
  normal_rate: number;
  discounted_rate: number | null;
  verification: Verification;
  timezone: string;
  partner_id: string | null;
  partner_slug: string | null;
  partner_name: string | null;
  partner_basis_points: number | null;
};

const readWhere = async (db: Executor, condition: RawBuilder<unknown>): Promise<ProfileRow[]> => {
  const { rows } = await sql<ProfileRow>`
    select p.id, u.username::text as username, u.name, u.last_name, u.picture, p.expertise,
      p.about_me, p.career, p.ideal_client, p.unique_value, p.challenge_story, p.languages,
      p.location, p.in_person, p.durations, p.rate_currency, p.normal_rate, p.discounted_rate,
      p.verification, coalesce(s.timezone, u.timezone) as timezone, p.partner_id,
      pa.slug::text as partner_slug, pa.name as partner_name,
      pa.fee_basis_points as partner_basis_points
    from providers p
      join users u on u.id = p.id and u.deleted_at is null
      left join schedules s on s.provider_id = p.id
      left join partners pa on pa.id = p.partner_id
    where ${condition}`.execute(db);
  return rows;
};

/** Profiles by id, in no particular order; unknown ids are left out. */
export const readProfiles = (db: Executor, ids: readonly string[]): Promise<ProfileRow[]> =>
  readWhere(db, sql`p.id = any(${[...ids]}::uuid[])`);

export const readProfileByUsername = async (
  db: Executor,
  username: string,
): Promise<ProfileRow | null> =>
  (await readWhere(db, sql`u.username = ${username}::citext`))[0] ?? null;

/** Id of the partner of a slug or id; null when there is none. */
export const findPartnerId = async (db: Executor, slugOrId: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from partners where slug = ${slugOrId}::citext or id::text = lower(${slugOrId})
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

/** Where a provider stands, locked until the transaction ends; null for nobody's profile yet. */
export const lockMembership = async (tx: Tx, id: string): Promise<Membership | null> => {
  const row = await tx
    .selectFrom('providers')
    .select(['partner_id', 'verification'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { partnerId: row.partner_id, verification: row.verification as Verification };
};

export type ProfileTexts = {
  expertise: string;
  about_me: string;
  career: string;
  ideal_client: string;
  unique_value: string;
  challenge_story: string;
  languages: string[];
  location: string | null;
  in_person: boolean;
  durations: number[];
  rate_currency: string;
  normal_rate: number;
  discounted_rate: number | null;
};

/** Creates or replaces a profile; two at once of the same person end as one. */
export const saveProfile = async (
  tx: Tx,
  id: string,
  texts: ProfileTexts,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .insertInto('providers')
    .values({ id, ...texts, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...texts, updated_at: now }))
    .execute();
};

/** Moves a provider to another partner, or to none; `askedAt` is null where nobody is asked. */
export const saveMembership = async (
  tx: Tx,
  id: string,
  { partnerId, verification }: Membership,
  askedAt: Temporal.Instant | null,
): Promise<void> => {
  await tx
    .updateTable('providers')
    .set({ partner_id: partnerId, verification, asked_at: askedAt, verified_at: null })
    .where('id', '=', id)
    .execute();
};

export type MemberRow = {
  id: string;
  name: string;
  last_name: string;
  username: string | null;
  expertise: string;
  verification: Verification;
  asked_at: Temporal.Instant | null;
  verified_at: Temporal.Instant | null;
};

const memberColumns = sql`p.id, u.name, u.last_name, u.username::text as username, p.expertise,
  p.verification, p.asked_at, p.verified_at`;

/** Providers of the partners, those who wait first and longest first. */
export const readMembers = async (
  db: Executor,
  partnerIds: readonly string[],
  verification: Verification | null,
): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from providers p join users u on u.id = p.id
    where p.partner_id = any(${[...partnerIds]}::uuid[])
      and (${verification}::text is null or p.verification = ${verification})
    order by p.verification = 'pending' desc, p.asked_at, u.last_name, u.name, p.id`.execute(db);
  return rows;
};

/**
 * Verifies a provider of the partners or takes it back; null when none of theirs has that id.
 * Saying it again changes nothing, the first day of verification stays.
 */
export const saveVerification = async (
  tx: Tx,
  partnerIds: readonly string[],
  id: string,
  isVerified: boolean,
  now: Temporal.Instant,
): Promise<MemberRow | null> => {
  const { rows } = await sql<MemberRow>`
    update providers p set
      verification = ${isVerified ? 'verified' : 'pending'},
      verified_at = case
        when not ${isVerified}::boolean then null
        when p.verification = 'verified' then p.verified_at
        else ${now}::timestamptz end
    from users u
    where p.id = ${id} and u.id = p.id and p.partner_id = any(${[...partnerIds]}::uuid[])
    returning ${memberColumns}`.execute(tx);
  return rows[0] ?? null;
};
