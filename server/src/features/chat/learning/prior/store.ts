import { sql } from 'kysely';
import type { Executor } from '../../../../db/connection.ts';
import type { Tally } from './rules.ts';

/** What was counted for these terms: of these experts, and of all together; faded by age. */
export async function readTallies(
  db: Executor,
  asked: { terms: readonly string[]; providerIds: readonly string[] },
  fading: { today: string; halfLifeDays: number },
): Promise<Tally[]> {
  const { today, halfLifeDays } = fading;
  const { rows } = await sql<Tally>`
    select term, provider_id as "providerId", place::int as place,
      sum(shown * weight) as shown, sum(opened * weight) as opened, sum(booked * weight) as booked
    from (
      select *, power(0.5, greatest(${today}::date - month, 0) / ${halfLifeDays}::float8) as weight
      from learning_counts where term = any(${asked.terms}::text[])
    ) faded
    group by grouping sets ((term, place), (term, place, provider_id))
    having provider_id is null or provider_id = any(${asked.providerIds}::uuid[])`.execute(db);
  return rows;
}
