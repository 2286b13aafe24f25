import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

/** Empties a profile; its row stays, because bookings of the books name it. */
export const blankProfile = async (
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update providers set expertise = '', about_me = '', career = '', ideal_client = '',
      unique_value = '', challenge_story = '', languages = '{}', location = null,
      in_person = false, durations = '{}', normal_rate = 0, discounted_rate = null,
      partner_id = null, verification = 'none', asked_at = null, verified_at = null,
      updated_at = ${now}
    where id = ${providerId}`.execute(tx);
};
