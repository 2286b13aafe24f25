import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

export type PartnerRow = Awaited<ReturnType<typeof readPartners>>[number];

/** A partner by slug (in any case) or id. */
export async function readPartner(db: Executor, slugOrId: string): Promise<PartnerRow | null> {
  const row = await partners(db)
    .where((eb) =>
      eb.or([
        eb('slug', '=', sql<string>`${slugOrId}::citext`),
        eb(sql`id::text`, '=', slugOrId.toLowerCase()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function partners(db: Executor) {
  return db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'config', 'about_en', 'about_es', 'checks_en', 'checks_es']);
}

export function readPartners(db: Executor) {
  return partners(db).orderBy('name').orderBy('slug').execute();
}
