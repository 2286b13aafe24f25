import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

/** The person's list, and the person on the lists of others. */
export const deleteContactsOf = async (tx: Tx, userId: string): Promise<void> => {
  await sql`delete from contacts where owner_id = ${userId} or contact_id = ${userId}`.execute(tx);
};
