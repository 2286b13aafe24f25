import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

export type PartnerRow = { id: string; slug: string; name: string; config: unknown };

/** A partner by slug (however capitalised) or id. */
export const readPartner = async (db: Executor, slugOrId: string): Promise<PartnerRow | null> => {
  const { rows } = await sql<PartnerRow>`
    select id, slug::text as slug, name, config from partners
    where slug = ${slugOrId}::citext or id::text = lower(${slugOrId}) limit 1`.execute(db);
  return rows[0] ?? null;
};

export const readPartners = async (db: Executor): Promise<PartnerRow[]> => {
  const { rows } = await sql<PartnerRow>`
    select id, slug::text as slug, name, config from partners order by name, slug`.execute(db);
  return rows;
};
