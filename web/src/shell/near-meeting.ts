import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/store.ts';

/** The signed-in person's meeting of the next 24 hours, or the one that is going on. */
export type NearMeeting = {
  bookingId: string;
  /** The other person. */
  person: { id: string; name: string; profilePicture: string | null };
  /** Instants (ISO). */
  start: string;
  end: string;
  roomOpensAt: string;
  /** Null without a room. */
  roomId: string | null;
};

/** Set by features/booking/near.ts, which is deferred: home and the places show it. */
export const nearMeeting = createStore<NearMeeting | null>(null);

export function useNearMeeting(): NearMeeting | null {
  return useStore(nearMeeting, () => null);
}

const activityMark = createStore<ReactNode>(null);

/** Sets what the frame shows beside Activity; its code is deferred as well. */
export const showActivityMark = activityMark.set;

export function useActivityMark(): ReactNode {
  return useStore(activityMark, () => null);
}
