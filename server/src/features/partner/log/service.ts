import type { PartnerAct } from '@puente/contract/policy/partner';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { ownPartner } from '../service.ts';
import { presentAct } from './present.ts';
import { type Act, insertAct, readActs, readActsOf } from './store.ts';

/**
 * Records what a manager did, in the transaction that does it (desk-1). It can't be changed or
 * deleted, so `details` carry figures and plain facts, and no text about a person.
 */
export function recordAct(tx: Tx, act: Act, now: Temporal.Instant): Promise<void> {
  return insertAct(tx, act, now);
}

/** What managers of the partner did, the latest first; refuses other partners with `not-found`. */
export async function getLog(
  { db }: Pick<Context, 'db'>,
  actor: Client,
  query: { partnerId: string; act?: PartnerAct | undefined; before?: string | undefined },
) {
  const partner = await ownPartner(db, actor, query.partnerId);
  const limit = policy.partner.pageSize;
  // One more tells whether there is a next page.
  const rows = await readActs(db, partner.id, query, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(presentAct),
    next: rows.length > limit && last ? String(last.id) : null,
  };
}

/** What the person did as a manager. */
export async function exportActs({ db }: Pick<Context, 'db'>, { userId }: Client) {
  const rows = await readActsOf(db, userId);
  return rows.map((row) => ({
    partner: row.partner,
    act: row.act,
    at: row.happened_at.toString(),
  }));
}
