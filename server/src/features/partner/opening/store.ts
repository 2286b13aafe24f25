import type { Tx } from '../../../db/connection.ts';

/** The account of a phone in international form; it can't be deleted until the transaction ends. */
export async function readAccount(tx: Tx, phone: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Without a face of its own yet: it is shown in Puente's colours and words. */
export async function insertPartner(
  tx: Tx,
  partner: { id: string; name: string; slug: string; created_at: Temporal.Instant },
): Promise<void> {
  await tx.insertInto('partners').values(partner).execute();
}
