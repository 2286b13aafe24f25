import type { Tx } from '../../../db/connection.ts';

/** Empties a profile; its row stays, because bookings and the ledger refer to it. */
export async function blankProfile(
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({
      expertise: '',
      expertise_translated: '',
      chosen_field: null,
      field: 'other',
      about_me: '',
      career: '',
      ideal_client: '',
      unique_value: '',
      challenge_story: '',
      languages: [],
      location: null,
      in_person: false,
      durations: [],
      normal_rate: 0,
      discounted_rate: null,
      partner_id: null,
      verification: 'none',
      asked_at: null,
      verified_at: null,
      invited: false,
      updated_at: now,
    })
    .where('id', '=', providerId)
    .execute();
}
