import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';

export type PartnerRow = Awaited<ReturnType<typeof readPartners>>[number];

/** A partner by slug (in any case), by one that leads to it at that time (face-3), or by id. */
export async function readPartner(
  db: Executor,
  slugOrId: string,
  now: Temporal.Instant | null,
): Promise<PartnerRow | null> {
  const row = await partners(db)
    .where((eb) =>
      eb.or([
        eb('slug', '=', citext(slugOrId)),
        ...(now === null ? [] : [eb('id', '=', formerOwner(db, slugOrId, now))]),
        eb(sql`id::text`, '=', slugOrId.toLowerCase()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function formerOwner(db: Executor, slug: string, now: Temporal.Instant) {
  return db
    .selectFrom('former_slugs')
    .select('partner_id')
    .where('former_slugs.slug', '=', citext(slug))
    .where('until', '>', now);
}

function citext(text: string) {
  return sql<string>`${text}::citext`;
}

function partners(db: Executor) {
  return db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'config', 'about_en', 'about_es', 'checks_en', 'checks_es']);
}

export function readPartners(db: Executor) {
  return partners(db).orderBy('name').orderBy('slug').execute();
}

/** Locks a partner until the transaction ends: managers and share change one after the other. */
export async function lockPartner(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('partners').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** How many meetings began, by expert, of which one of the partners keeps a share. */
export async function countMeetings(
  db: Executor,
  partnerIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('bookings as b', 'b.order_id', 'o.id')
    .select((eb) => ['b.provider_id', eb.fn.countAll<number>().as('meetings')])
    .where(sql<boolean>`o.terms -> 'fees' ->> 'partnerId' = any(${[...partnerIds]}::text[])`)
    .where('b.status', '=', 'confirmed')
    .where('b.starts_at', '<=', now)
    .groupBy('b.provider_id')
    .execute();
  return new Map(rows.map((row) => [row.provider_id, row.meetings]));
}
