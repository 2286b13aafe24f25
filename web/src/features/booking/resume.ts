import { nowMs } from '../../lib/clock.ts';
import { keptDraft } from './draft.ts';

export type OpenDraft = {
  providerId: string;
  providerName: string | undefined;
  /** Start of the chosen slot, an instant in the future. */
  start: string;
  minutes: number;
  zone: string | undefined;
  meet: string | undefined;
  /** Set while the slot is held. */
  bookingId: string | undefined;
};

/** A draft whose time is chosen and still in the future; null when there is none. */
export function openDraft(): OpenDraft | null {
  const draft = keptDraft();
  if (!draft?.time || !draft.durationMinutes || Date.parse(draft.time) <= nowMs()) return null;
  const { providerId, providerName, time, durationMinutes, zone, meet, bookingId } = draft;
  const minutes = durationMinutes;
  return { providerId, providerName, start: time, minutes, zone, meet, bookingId };
}
