import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

export const deleteCalendar = async (tx: Tx, providerId: string): Promise<void> => {
  await sql`delete from blocks where provider_id = ${providerId}`.execute(tx);
  await sql`delete from schedules where provider_id = ${providerId}`.execute(tx);
};
