import { nowMs } from '../../lib/clock.ts';
import { local, tab, type BookingDraft } from '../../lib/storage.ts';
import { currentPersonId } from '../../shell/session/session.ts';

/** A draft from a closed tab is offered again for a day. */
const keptForMs = 24 * 3_600_000;

/** The half-filled booking of this tab (storage-1), else the one a closed tab left behind. */
export function keptDraft(): BookingDraft | null {
  // A visitor's draft passes to the next person to sign in; a person's draft is theirs alone.
  const isTheirs = (owner: string | null | undefined) => !owner || owner === currentPersonId();
  const here = tab.get('bookingDraft');
  if (here && isTheirs(here.owner)) return here;
  const kept = local.get('keptBooking');
  if (!kept || !isTheirs(kept.owner)) return null;
  return nowMs() - kept.savedAtMs < keptForMs ? kept.draft : null;
}

/** The draft of a booking with this expert, if there is one. */
export function readDraft(providerId: string): BookingDraft | null {
  const draft = keptDraft();
  return draft?.providerId === providerId ? draft : null;
}

/** Adds to the draft of the booking; replaces a draft with another expert. */
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

/** The booking is complete: no draft is offered again. */
export function clearDraft(): void {
  tab.remove('bookingDraft');
  local.remove('keptBooking');
}
