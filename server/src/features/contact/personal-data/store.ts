import type { Tx } from '../../../db/connection.ts';

/** Deletes the person's list, and the person from the lists of others. */
export async function deleteContactsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('contacts')
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('contact_id', '=', userId)]))
    .execute();
}
