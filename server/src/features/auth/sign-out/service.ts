import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { revokeLinks } from '../link/service.ts';
import { endSessions, findSession } from '../session/service.ts';
import { lockPerson } from '../store.ts';

/** Ends every session of a person and voids links that could open another one. */
export function endEverySession(
  context: Pick<Context, 'db'>,
  actor: Pick<Client, 'userId'>,
): Promise<{ ended: number }> {
  return context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    await revokeLinks(tx, actor.userId, ['sign-in']);
    return { ended: await endSessions(tx, actor.userId, null) };
  });
}

/** The same as part of a change to the account; `kept` is the caller's token. */
export async function endOtherSessions(tx: Tx, userId: string, kept: Buffer | null): Promise<void> {
  await revokeLinks(tx, userId, ['sign-in', 'reset-password']);
  const current = kept ? await findSession(tx, kept) : null;
  await endSessions(tx, userId, current?.id ?? null);
}
