import type { UserData } from '@puente/contract/user';
import type { DetailsForm } from '../../features/booking/components/details-rules.ts';
import { clearDraft, readDraft, saveDraft } from '../../features/booking/draft.ts';
import type { Details } from '../../features/booking/queries.ts';
import { wordsBefore } from '../../features/chat/own-words.ts';
import type { Reply } from '../../lib/api.ts';
import { local } from '../../lib/storage.ts';
import type { BookingFlow } from './booking-flow.ts';

/** A time was taken: on to its payment, or to the end when it is free. */
export function goOn(
  flow: BookingFlow,
  { booking, quote, replacedBookingId }: Reply<'POST /api/booking/book'>,
): void {
  if (booking.status === 'held') {
    saveDraft(flow.providerId, {
      step: 'pay',
      quote,
      bookingId: booking.id,
      replacedBookingId: replacedBookingId ?? undefined,
    });
    flow.go('pay', { start: booking.start, bookingId: booking.id });
  } else {
    clearDraft();
    flow.go('done', { bookingId: booking.id }, { replace: true });
  }
}

/** What was typed before, else what the account has, else what this device has. */
export function startingDetails(providerId: string, user: UserData): DetailsForm {
  const typed = readDraft(providerId)?.form ?? {};
  const kept = local.get('userBookingInfo') ?? {};
  return {
    about: typed['about'] ?? wordsBefore(providerId),
    name: typed['name'] ?? (user.name || (kept['name'] ?? '')),
    lastName: typed['lastName'] ?? (user.lastName || (kept['lastName'] ?? '')),
    email: typed['email'] ?? user.email ?? kept['email'] ?? '',
    invoiceEmail: typed['invoiceEmail'] ?? user.invoiceEmail ?? kept['invoiceEmail'] ?? '',
  };
}

/** What a new account doesn't know of its person yet; what it knows stays. */
export function missingOf(user: UserData, form: Details) {
  return {
    ...(user.name ? {} : { name: form.name, lastName: form.lastName }),
    ...(user.email ? {} : { email: form.email }),
    ...(user.invoiceEmail || !form.invoiceEmail ? {} : { invoiceEmail: form.invoiceEmail }),
  };
}
