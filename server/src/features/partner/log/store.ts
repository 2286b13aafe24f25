import type { PartnerAct } from '@puente/contract/policy/partner';
import type { Executor, Tx } from '../../../db/connection.ts';

export type Act = {
  partnerId: string;
  actorId: string;
  act: PartnerAct;
  /** Whom it is about, where that is a person with an account. */
  subjectId?: string | null;
  /** Figures and plain facts; never texts about people, phones or addresses. */
  details?: Record<string, string | number | boolean | null>;
};

export async function insertAct(
  tx: Tx,
  { partnerId, actorId, act, subjectId, details }: Act,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('partner_acts')
    .values({
      partner_id: partnerId,
      actor_id: actorId,
      act,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details ?? {}),
      happened_at: now,
    })
    .execute();
}

export type ActRow = Awaited<ReturnType<typeof readActs>>[number];

/** The latest first, at most `limit`, below the id `before`. */
export function readActs(
  db: Executor,
  partnerId: string,
  { act, before }: { act?: PartnerAct | undefined; before?: string | undefined },
  limit: number,
) {
  return db
    .selectFrom('partner_acts as l')
    .innerJoin('users as a', 'a.id', 'l.actor_id')
    .leftJoin('users as s', 's.id', 'l.subject_id')
    .select([
      'l.id',
      'l.act',
      'l.subject_id',
      'l.details',
      'l.happened_at',
      'a.name',
      'a.last_name',
      's.name as subject_name',
      's.last_name as subject_last_name',
    ])
    .where('l.partner_id', '=', partnerId)
    .$if(act !== undefined, (query) => query.where('l.act', '=', act ?? ''))
    .$if(before !== undefined, (query) => query.where('l.id', '<', Number(before)))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}

/** What a person did as a manager. */
export function readActsOf(db: Executor, actorId: string) {
  return db
    .selectFrom('partner_acts as l')
    .innerJoin('partners as p', 'p.id', 'l.partner_id')
    .select(['p.name as partner', 'l.act', 'l.happened_at'])
    .where('l.actor_id', '=', actorId)
    .orderBy('l.id')
    .execute();
}
