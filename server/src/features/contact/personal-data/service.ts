import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { getContacts } from '../service.ts';
import { deleteContactsOf } from './store.ts';

/** The person's contacts as their list shows them: of others no more than that. */
export async function exportContacts(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  actor: Client,
) {
  return (await getContacts(context, actor, { isMinimal: true, targetCurrency: undefined }))
    .contacts;
}

export function forgetContacts(tx: Tx, userId: string): Promise<void> {
  return deleteContactsOf(tx, userId);
}
