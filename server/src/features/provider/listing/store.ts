import type { DurationMinutes } from '@puente/contract/provider';
import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';

/**
 * Published profiles without their texts: what lists are narrowed and ordered by. All of them, or
 * those of some ids; who isn't published any more is left out.
 */
export function readListed(db: Executor, ids: readonly string[] | null) {
  return (
    db
      .selectFrom('providers as p')
      .innerJoin('users as u', (join) =>
        join.onRef('u.id', '=', 'p.id').on('u.deleted_at', 'is', null),
      )
      .leftJoin('partners as pa', 'pa.id', 'p.partner_id')
      .leftJoin('provider_places as pl', 'pl.user_id', 'p.id')
      .select([
        'p.id',
        'u.username',
        'u.name',
        'u.last_name',
        'p.expertise',
        'p.expertise_translated',
        'p.field',
        'p.languages',
        'p.durations',
        'p.rate_currency',
        'p.normal_rate',
        'p.discounted_rate',
        'p.verification',
        'p.updated_at',
        'p.partner_id',
        'pa.slug as partner_slug',
        'pa.name as partner_name',
      ])
      // Places, where an expert said any, come before what the profile says (place-7).
      .select(({ fn }) => fn.coalesce('pl.is_in_person', 'p.in_person').as('in_person'))
      .$if(ids !== null, (query) => query.where('p.id', '=', anyOf(ids ?? [])))
      .$narrowType<{ durations: DurationMinutes[] }>()
      .execute()
  );
}

export type ListedRow = Awaited<ReturnType<typeof readListed>>[number];

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

/** A point in the order of transactions: all before it are over. Never goes back in one database. */
export type Seen = string;

/**
 * Whose rows were changed by transactions that weren't over at `since` (nobody's where it is null),
 * as one statement sees them, and from where the next one has to look. Some were read before with
 * the change; none is missed.
 */
export async function findChanged(
  db: Executor,
  since: Seen | null,
): Promise<{ seen: Seen; ids: string[] }> {
  const { rows } = await sql<{ seen: Seen; ids: string[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen, array(
      select id::text from providers where changed_in >= ${since}::xid8
      union
      select u.id::text from users u join providers p on p.id = u.id
        where u.changed_in >= ${since}::xid8
      union
      select provider_id::text from schedules where changed_in >= ${since}::xid8
      union
      select user_id::text from provider_places where changed_in >= ${since}::xid8
      union
      select p.id::text from partners pa join providers p on p.partner_id = pa.id
        where pa.changed_in >= ${since}::xid8) as ids`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a select without from has one row');
  return found;
}
