import { nowMs } from '../../lib/clock.ts';
import { local, tab, type BookingDraft } from '../../lib/storage.ts';
import { currentPersonId } from '../../shell/session.ts';

/** A booking left half-way in a tab that was closed is offered again for a day. */
const keptForMs = 24 * 3_600_000;

/** The half-filled booking of this tab (SPEC §3), else the one a closed tab left behind. */
export function keptDraft(): BookingDraft | null {
  // A visitor's draft goes over to whoever signs in here; a person's is for that person alone.
  const isTheirs = (owner: string | null | undefined) => !owner || owner === currentPersonId();
  const here = tab.get('bookingDraft');
  if (here && isTheirs(here.owner)) return here;
  const kept = local.get('keptBooking');
  if (!kept || !isTheirs(kept.owner)) return null;
  return nowMs() - kept.savedAtMs < keptForMs ? kept.draft : null;
}

/** The half-filled booking with this expert, if there is one. */
export function readDraft(providerId: string): BookingDraft | null {
  const draft = keptDraft();
  return draft?.providerId === providerId ? draft : null;
}

/** Remembers more of the booking in progress; one with another expert gives way to it. */
export function saveDraft(
  providerId: string,
  change: Partial<Omit<BookingDraft, 'providerId' | 'owner'>>,
): void {
  const before = readDraft(providerId) ?? { step: 'time', providerId };
  const owner = currentPersonId();
  const draft = { ...before, ...change, owner };
  tab.set('bookingDraft', draft);
  local.set('keptBooking', { owner, savedAtMs: nowMs(), draft });
}

/** The booking is done: nothing of it is offered again. */
export function clearDraft(): void {
  tab.remove('bookingDraft');
  local.remove('keptBooking');
}
