import type { Room } from '@puente/contract/meeting';
import type { RoomBooking } from '../booking/service.ts';
import { openingOf, roleOf, roomStateAt } from './rules.ts';

/** A room for whoever asks; whose meeting it is, its parties alone learn. */
export function presentRoom(
  meeting: RoomBooking,
  userId: string | null,
  now: Temporal.Instant,
): Room {
  const role = roleOf(meeting, userId);
  const { opensAt, closesAt } = openingOf(meeting);
  const shared = {
    roomId: meeting.room_id,
    role,
    state: roomStateAt(meeting, now),
    opensAt: opensAt.toString(),
    closesAt: closesAt.toString(),
  };
  if (role === 'stranger') return { ...shared, booking: null };
  const provider = {
    id: meeting.provider_id,
    name: meeting.provider_name,
    picture: meeting.provider_picture,
  };
  const client = {
    id: meeting.client_id,
    name: meeting.client_name,
    picture: meeting.client_picture,
  };
  const [own, other] = role === 'host' ? [provider, client] : [client, provider];
  return {
    ...shared,
    booking: {
      id: meeting.id,
      start: meeting.starts_at.toString(),
      end: meeting.ends_at.toString(),
      otherId: other.id,
      otherName: other.name,
      otherPicture: other.picture,
      ownName: own.name,
    },
  };
}
