import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

export async function deleteSubject(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('chat_conversations').where('subject', '=', subject).execute();
  await tx.deleteFrom('chat_exchanges').where('subject', '=', subject).execute();
  await tx.deleteFrom('chat_allowances').where('subject', '=', subject).execute();
}

/** Replaces the name of a deleted expert in answers. */
const unnamed = '…';

/** Removes an expert's card and name from recommendations to others. */
export async function deleteRecommendationsOf(tx: Tx, providerId: string): Promise<void> {
  const isNamed = JSON.stringify([{ providerId }]);
  await sql`
    update chat_messages m set
      recommendations = (
        select coalesce(jsonb_agg(card), '[]'::jsonb) from jsonb_array_elements(m.recommendations)
          as card where card ->> 'providerId' <> ${providerId}),
      content = (
        select replace(m.content, trim(concat(card ->> 'name', ' ', card ->> 'lastName')), ${unnamed})
        from jsonb_array_elements(m.recommendations) as card
        where card ->> 'providerId' = ${providerId} limit 1)
    where m.recommendations is not null and m.recommendations @> ${isNamed}::jsonb`.execute(tx);
  // Answers stored for repeated questions: such a question is answered again.
  await sql`delete from chat_exchanges
    where answer @> ${JSON.stringify({ recommendations: [{ providerId }] })}::jsonb`.execute(tx);
}
