import { tab, type BookingDraft } from '../../lib/storage.ts';

/** The half-filled booking with this expert, if there is one in this tab (SPEC §3). */
export function readDraft(providerId: string): BookingDraft | null {
  const draft = tab.get('bookingDraft');
  return draft?.providerId === providerId ? draft : null;
}

/** Remembers more of the booking in progress; one with another expert gives way to it. */
export function saveDraft(
  providerId: string,
  change: Partial<Omit<BookingDraft, 'providerId'>>,
): void {
  const before = readDraft(providerId) ?? { step: 'time', providerId };
  tab.set('bookingDraft', { ...before, ...change });
}

/** The booking is done: nothing of it is offered again. */
export const clearDraft = (): void => tab.remove('bookingDraft');
