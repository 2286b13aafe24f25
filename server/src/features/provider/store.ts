import { type Insertable, sql } from 'kysely';
import type { ExpertField } from '@puente/contract/policy/browsing';
import type { DurationMinutes } from '@puente/contract/provider';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Providers } from '../../db/schema.ts';
import type { Membership, Verification } from './rules.ts';

export type ProfileRow = Awaited<ReturnType<typeof readProfiles>>[number];

/** Profiles by id, in no particular order; unknown ids are left out. */
export function readProfiles(db: Executor, ids: readonly string[]) {
  return profiles(db).where('p.id', '=', anyOf(ids)).execute();
}

function profiles(db: Executor) {
  return db
    .selectFrom('providers as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'p.id').on('u.deleted_at', 'is', null),
    )
    .leftJoin('schedules as s', 's.provider_id', 'p.id')
    .leftJoin('partners as pa', 'pa.id', 'p.partner_id')
    .select([
      'p.id',
      'u.username',
      'u.name',
      'u.last_name',
      'u.picture',
      'p.expertise',
      'p.expertise_translated',
      'p.field',
      'p.chosen_field',
      'p.about_me',
      'p.career',
      'p.ideal_client',
      'p.unique_value',
      'p.challenge_story',
      'p.languages',
      'p.location',
      'p.in_person',
      'p.durations',
      'p.rate_currency',
      'p.normal_rate',
      'p.discounted_rate',
      'p.verification',
      'p.verified_at',
      'p.review_count',
      'p.review_stars',
      'p.partner_id',
      'pa.slug as partner_slug',
      'pa.name as partner_name',
      'pa.fee_basis_points as partner_basis_points',
    ])
    .select(({ fn }) => fn.coalesce('s.timezone', 'u.timezone').as('timezone'))
    .$narrowType<{ durations: DurationMinutes[] }>();
}

/** One text for any number of ids, so that the statement is prepared once. */
function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

export async function readProfileByUsername(
  db: Executor,
  username: string,
): Promise<ProfileRow | null> {
  const row = await profiles(db)
    .where('u.username', '=', sql<string>`${username}::citext`)
    .executeTakeFirst();
  return row ?? null;
}

/** Id of the partner with a slug (in any case) or id; null when there is none. */
export async function findPartnerId(db: Executor, slugOrId: string): Promise<string | null> {
  const row = await db
    .selectFrom('partners')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('slug', '=', sql<string>`${slugOrId}::citext`),
        eb(sql`id::text`, '=', slugOrId.toLowerCase()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A provider's partner and verification, locked until the transaction ends; null without a profile. */
export async function lockMembership(tx: Tx, id: string): Promise<Membership | null> {
  const row = await tx
    .selectFrom('providers')
    .select(['partner_id', 'verification'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { partnerId: row.partner_id, verification: row.verification };
}

/** The same, not locked. */
export async function readMembership(db: Executor, id: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('providers')
    .select(['partner_id', 'verification'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return { partnerId: row.partner_id, verification: row.verification };
}

export type ProfileTexts = Pick<
  Insertable<Providers>,
  | 'expertise'
  | 'expertise_translated'
  | 'chosen_field'
  | 'about_me'
  | 'career'
  | 'ideal_client'
  | 'unique_value'
  | 'challenge_story'
  | 'languages'
  | 'location'
  | 'in_person'
  | 'durations'
  | 'rate_currency'
  | 'normal_rate'
  | 'discounted_rate'
>;

/** Creates or replaces a profile; concurrent requests of one person leave one profile. */
export async function saveProfile(
  tx: Tx,
  id: string,
  texts: ProfileTexts,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('providers')
    .values({ id, ...texts, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...texts, updated_at: now }))
    .execute();
}

/** Says in which field an expert works by their texts; what they chose themselves stands. */
export async function saveFoundField(tx: Tx, id: string, field: ExpertField): Promise<void> {
  await tx
    .updateTable('providers')
    .set((eb) => ({ field: eb.fn.coalesce('chosen_field', eb.val(field)) }))
    .where('id', '=', id)
    .execute();
}

/** Moves a provider to another partner or to none; `askedAt` is null when no partner is asked. */
export async function saveMembership(
  tx: Tx,
  id: string,
  { partnerId, verification }: Membership,
  askedAt: Temporal.Instant | null,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({
      partner_id: partnerId,
      verification,
      asked_at: askedAt,
      verified_at: null,
      invited: false,
    })
    .where('id', '=', id)
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof readMembers>>[number];

const memberColumns = [
  'p.id',
  'p.partner_id',
  'u.name',
  'u.last_name',
  'u.username',
  'u.picture',
  'p.expertise',
  'p.verification',
  'p.invited',
  'p.asked_at',
  'p.verified_at',
] as const;

/** Providers of the partners: first those who wait for verification, the longest wait first. */
export function readMembers(
  db: Executor,
  partnerIds: readonly string[],
  verification: Verification | null,
) {
  return db
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .select(memberColumns)
    .where('p.partner_id', '=', anyOf(partnerIds))
    .$if(verification !== null, (query) => query.where('p.verification', '=', verification))
    .orderBy(({ eb }) => eb('p.verification', '=', 'pending'), 'desc')
    .orderBy('p.asked_at')
    .orderBy('u.last_name')
    .orderBy('u.name')
    .orderBy('p.id')
    .execute();
}

/**
 * Verifies a provider of the partners or takes it back; null when none of theirs has that id. A
 * repeated call changes nothing: the first day of verification stays.
 */
export async function saveVerification(
  tx: Tx,
  partnerIds: readonly string[],
  { providerId, isVerified }: { providerId: string; isVerified: boolean },
  now: Temporal.Instant,
): Promise<MemberRow | null> {
  const row = await tx
    .updateTable('providers as p')
    .from('users as u')
    .set((eb) => ({
      verification: isVerified ? 'verified' : 'pending',
      verified_at: isVerified
        ? eb
            .case()
            .when('p.verification', '=', 'verified')
            .then(eb.ref('p.verified_at'))
            .else(sql<Temporal.Instant>`${now}::timestamptz`)
            .end()
        : null,
    }))
    .whereRef('u.id', '=', 'p.id')
    .where('p.id', '=', providerId)
    .where('p.partner_id', '=', anyOf(partnerIds))
    .returning(memberColumns)
    .executeTakeFirst();
  return row ?? null;
}
