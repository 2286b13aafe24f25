import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export type Shown = {
  answerId: string;
  /** By place, the first card first. */
  providerIds: readonly string[];
  terms: readonly string[];
  at: Temporal.Instant;
};

/** Keeps the cards of an answer and counts each under its terms, once. */
export async function addShown(db: Executor, shown: Shown): Promise<void> {
  await sql`with fresh as (
      insert into chat_showings (answer_id, provider_id, place, terms, shown_at)
      select ${shown.answerId}::uuid, card.id, card.place, ${shown.terms}::text[], ${shown.at}
      from unnest(${shown.providerIds}::uuid[]) with ordinality as card (id, place)
      on conflict do nothing returning *
    )
    insert into learning_counts (term, provider_id, month, place, shown)
    select term, provider_id, date_trunc('month', shown_at at time zone 'UTC')::date, place, 1
    from fresh cross join lateral unnest(terms) as term
    order by term, provider_id, place
    on conflict (term, provider_id, month, place) do update
      set shown = learning_counts.shown + 1`.execute(db);
}

/** Counts what became of a card, once however often it happens. */
export async function addOutcome(
  db: Executor,
  card: { answerId: string; providerId: string },
  outcome: 'opened' | 'booked',
): Promise<void> {
  const name = sql.ref(outcome);
  await sql`with fresh as (
      update chat_showings set ${name} = true
      where answer_id = ${card.answerId} and provider_id = ${card.providerId} and not ${name}
      returning *
    )
    insert into learning_counts (term, provider_id, month, place, ${name})
    select term, provider_id, date_trunc('month', shown_at at time zone 'UTC')::date, place, 1
    from fresh cross join lateral unnest(terms) as term
    order by term
    on conflict (term, provider_id, month, place) do update
      set ${name} = learning_counts.${name} + 1`.execute(db);
}

/** Cards that were opened and not booked yet, with who was signed in when they read the answer. */
export async function readOpened(
  db: Executor,
): Promise<
  { answerId: string; providerId: string; clientId: string; shownAt: Temporal.Instant }[]
> {
  return db
    .selectFrom('chat_showings as s')
    .innerJoin('chat_messages as m', 'm.id', 's.answer_id')
    .select(['s.answer_id as answerId', 's.provider_id as providerId', 's.shown_at as shownAt'])
    .select(sql<string>`substr(m.subject, 6)`.as('clientId'))
    .where('s.opened', '=', true)
    .where('s.booked', '=', false)
    .where('m.subject', 'like', 'user:%')
    .orderBy('s.shown_at', 'desc')
    .execute();
}

/** Whether the person was given this card in this answer. */
export async function hasCard(
  db: Executor,
  card: { subject: string; answerId: string; providerId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from chat_messages
    where subject = ${card.subject} and id = ${card.answerId} and role = 'assistant'
      and recommendations @> ${JSON.stringify([{ providerId: card.providerId }])}::jsonb`.execute(
    db,
  );
  return rows.length > 0;
}

/** Forgets cards shown before one instant, and counts of months before another day (ISO, UTC). */
export async function deleteOld(
  db: Executor,
  before: { shown: Temporal.Instant; month: string },
): Promise<void> {
  await db.deleteFrom('chat_showings').where('shown_at', '<', before.shown).execute();
  await sql`delete from learning_counts where month < ${before.month}::date`.execute(db);
}

export async function deleteOfExpert(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('chat_showings').where('provider_id', '=', providerId).execute();
  await tx.deleteFrom('learning_counts').where('provider_id', '=', providerId).execute();
}
