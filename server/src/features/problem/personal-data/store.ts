import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { ProblemRow } from '../store.ts';

/** Of meetings of the person, on either side, with which side that was. */
export async function listProblemsOf(
  db: Executor,
  userId: string,
): Promise<(ProblemRow & { party: 'client' | 'provider' })[]> {
  const { rows } = await sql<ProblemRow & { party: 'client' | 'provider' }>`
    select p.*, case when b.client_id = ${userId} then 'client' else 'provider' end as party
    from problems p join bookings b on b.id = p.booking_id
    where b.client_id = ${userId} or b.provider_id = ${userId}
    order by p.created_at, p.id`.execute(db);
  return rows;
}

/** Erases what the person wrote; the other side's words are theirs, the figures are the books'. */
export async function blankTexts(tx: Tx, userId: string): Promise<void> {
  await sql`
    update problems p set
      text = case when p.reported_by = mine.party then null else p.text end,
      answer = case when p.reported_by = mine.party then p.answer else null end
    from (
      select id, case when client_id = ${userId} then 'client' else 'provider' end as party
      from bookings where client_id = ${userId} or provider_id = ${userId}
    ) mine
    where mine.id = p.booking_id`.execute(tx);
}
