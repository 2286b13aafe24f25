import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

export const deleteSubject = async (tx: Tx, subject: string): Promise<void> => {
  await sql`delete from chat_messages where subject = ${subject}`.execute(tx);
  await sql`delete from chat_exchanges where subject = ${subject}`.execute(tx);
  await sql`delete from chat_allowances where subject = ${subject}`.execute(tx);
};

/** Stands where an answer named somebody who is gone. */
const unnamed = '…';

/** Takes an expert's card and name out of what others were recommended. */
export const deleteRecommendationsOf = async (tx: Tx, providerId: string): Promise<void> => {
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
  // Answers kept for questions that are sent twice: such a question is answered anew.
  await sql`delete from chat_exchanges
    where answer @> ${JSON.stringify({ recommendations: [{ providerId }] })}::jsonb`.execute(tx);
};
