import type { Room, RoomRole } from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';

type Meeting = { status: string; starts_at: Temporal.Instant; ends_at: Temporal.Instant };

/** The room opens a little before the meeting and closes a little after it (room-1). */
export function openingOf(meeting: Pick<Meeting, 'starts_at' | 'ends_at'>): {
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
} {
  return {
    opensAt: meeting.starts_at.subtract({ minutes: policy.booking.roomOpensMinutesBefore }),
    closesAt: meeting.ends_at.add({ minutes: policy.booking.roomClosesMinutesAfter }),
  };
}

/** Open from, and including, the opening until, and not including, the closing. */
export function roomStateAt(meeting: Meeting, now: Temporal.Instant): Room['state'] {
  if (meeting.status === 'cancelled') return 'cancelled';
  const { opensAt, closesAt } = openingOf(meeting);
  if (Temporal.Instant.compare(now, opensAt) < 0) return 'early';
  return Temporal.Instant.compare(now, closesAt) < 0 ? 'open' : 'over';
}

/** The expert hosts, the client is a guest, everybody else has to knock (room-1). */
export function roleOf(
  meeting: { provider_id: string; client_id: string },
  userId: string | null,
): RoomRole {
  if (userId === meeting.provider_id) return 'host';
  return userId === meeting.client_id ? 'guest' : 'stranger';
}

/** The side of the meeting that a role is; a stranger is on none. */
export function partyOf(role: RoomRole): 'client' | 'provider' | null {
  if (role === 'stranger') return null;
  return role === 'host' ? 'provider' : 'client';
}
