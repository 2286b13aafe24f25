import type { Tx } from '../../../db/connection.ts';

export async function deleteCalendar(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('blocks').where('provider_id', '=', providerId).execute();
  await tx.deleteFrom('schedules').where('provider_id', '=', providerId).execute();
}
