import type { OwnMeeting } from '@puente/contract/errors';
import type { OwnMeetingRow } from './store.ts';

export function presentOwnMeeting(row: OwnMeetingRow): OwnMeeting {
  const person = { id: row.other_id, name: row.other_name, lastName: row.other_last_name };
  const known = {
    bookingId: row.id,
    holdExpiresAt: row.status === 'held' ? (row.hold_expires_at?.toString() ?? null) : null,
    person,
  };
  return {
    role: row.role,
    status: row.status,
    start: row.starts_at.toString(),
    end: row.ends_at.toString(),
    ...(isSecret(row) ? { bookingId: null, holdExpiresAt: null, person: null } : known),
  };
}

/** An expert doesn't learn who holds a time without having paid, only that it is held. */
function isSecret({ role, status }: OwnMeetingRow): boolean {
  return role === 'provider' && status === 'held';
}
