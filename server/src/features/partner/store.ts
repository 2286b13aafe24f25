import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

export type PartnerRow = Awaited<ReturnType<typeof readPartners>>[number];

/** A partner by slug (in any case), by one that still leads to it, or by id. */
export async function readPartner(
  db: Executor,
  slugOrId: string,
  now: Temporal.Instant,
): Promise<PartnerRow | null> {
  const row = await partners(db)
    .where((eb) =>
      eb.or([
        eb('slug', '=', citext(slugOrId)),
        eb('id', '=', (former) =>
          former
            .selectFrom('former_slugs')
            .select('partner_id')
            .where('former_slugs.slug', '=', citext(slugOrId))
            .where('until', '>', now),
        ),
        eb(sql`id::text`, '=', slugOrId.toLowerCase()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
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
