import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { TakenBy } from './rules.ts';

export type TakenRow = TakenBy & {
  /** Of a block: its id and its owner's reason. */
  blockId: string | null;
  note: string | null;
};

/**
 * What takes time of a provider in the UTC minutes `[from, until)`, as anybody's read of slots counts
 * it: blocks, meetings, live holds and proposed times, and what the provider has as a client elsewhere.
 */
export async function findTaken(
  db: Executor,
  providerId: string,
  { from, until }: { from: number; until: number },
  now: Temporal.Instant,
): Promise<TakenRow[]> {
  const window = sql`tstzrange(to_timestamp(${from * 60}), to_timestamp(${until * 60}))`;
  const { rows } = await sql<TakenRow>`
    select kind, "blockId", note, travel_minutes as "travelMinutes", office_id as "officeId",
      floor(date_part('epoch', starts_at) / 60)::int as start,
      ceil(date_part('epoch', ends_at) / 60)::int as end
    from (
      select 'block' as kind, id as "blockId", reason as note, starts_at, ends_at,
        0 as travel_minutes, null::uuid as office_id
      from blocks where provider_id = ${providerId}
      union all
      select
        case when client_id = ${providerId} then 'own-meeting'
          when status = 'held' then 'held' else 'booked' end,
        null, null, starts_at, ends_at,
        case when client_id = ${providerId} then 0 else travel_minutes end,
        case when client_id = ${providerId} then null else office_id end
      from bookings
      where (provider_id = ${providerId} or client_id = ${providerId})
        and (status = 'confirmed' or (status = 'held' and hold_expires_at > ${now}))
      union all
      select case when client_id = ${providerId} then 'own-meeting' else 'proposed' end,
        null, null, proposed_starts_at, proposed_ends_at,
        case when client_id = ${providerId} then 0 else travel_minutes end,
        case when client_id = ${providerId} then null else office_id end
      from bookings
      where (provider_id = ${providerId} or client_id = ${providerId}) and proposed_until > ${now}
    ) taken
    where tstzrange(starts_at, ends_at) && ${window}
    order by starts_at, ends_at`.execute(db);
  return rows;
}
