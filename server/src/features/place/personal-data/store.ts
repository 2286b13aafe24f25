import type { Tx } from '../../../db/connection.ts';

export async function deletePlaces(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('provider_places').where('user_id', '=', userId).execute();
}
