import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { getContacts } from '../service.ts';
import { deleteContactsOf } from './store.ts';

/** The person's contacts as their list shows them: of others no more than that. */
export const exportContacts = async (
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  actor: Client,
) => (await getContacts(context, actor, { isMinimal: true, targetCurrency: undefined })).contacts;

export const forgetContacts = (tx: Tx, userId: string): Promise<void> =>
  deleteContactsOf(tx, userId);
