import type { Tx } from '../../../db/connection.ts';

export async function deleteOfferings(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('offerings').where('provider_id', '=', providerId).execute();
}
