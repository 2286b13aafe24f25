import { sql } from 'kysely';
import type { Language } from '@puente/contract/policy';
import type { Executor } from '../../../db/connection.ts';

/** Counts one goal under each of its terms. `day` is ISO, in UTC. */
export async function addGoal(
  db: Executor,
  goal: { day: string; language: Language; terms: readonly string[] },
): Promise<void> {
  // In one order for everybody: two that count at once would wait for each other.
  const terms = [...new Set(goal.terms)].toSorted();
  await sql`insert into unmet_goals (day, language, term, goals)
    select ${goal.day}::date, ${goal.language}, term, 1 from unnest(${terms}::text[]) as term
    order by term
    on conflict (day, language, term) do update set goals = unmet_goals.goals + 1`.execute(db);
}

export type Count = { language: Language; term: string; goals: number; days: number };

/** Goals by language and term since a day (ISO, UTC), those that most people looked for first. */
export async function sumGoals(db: Executor, since: string): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select language, term, sum(goals)::int as goals, count(*)::int as days
    from unmet_goals where day >= ${since}::date
    group by language, term order by goals desc, term, language`.execute(db);
  return rows;
}

export async function deleteBefore(db: Executor, day: string): Promise<void> {
  await sql`delete from unmet_goals where day < ${day}::date`.execute(db);
}
