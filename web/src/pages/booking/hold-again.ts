import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { detailsRules, type DetailsForm } from '../../features/booking/components/details-rules.ts';
import { quoteQuery, useBook, type Booking } from '../../features/booking/queries.ts';
import { readDraft } from '../../features/booking/draft.ts';
import { chosenZone } from '../../lib/zone.ts';
import { newId } from '../../lib/ids.ts';
import { useUser } from '../../shell/session/session.ts';
import { online } from '../../features/availability/way.ts';
import type { BookingFlow } from './booking-flow.ts';
import { pickedAddress } from './picked-address.ts';
import { goOn, startingDetails } from './hold-time.ts';

/**
 * Holds the time of a booking again, with what was written for it. What stands in the way, such as
 * another price or a missing name, is asked in the step that asks for it.
 */
export function useHoldAgain(flow: BookingFlow, booking: Booking) {
  const client = useQueryClient();
  const user = useUser();
  const book = useBook();
  const key = useRef<string>(null);
  const { start, durationMinutes: minutes } = booking;
  return useMutation({
    mutationFn: async () => {
      if (!user) throw new Error('Nobody is signed in');
      const form: DetailsForm = {
        ...startingDetails(flow.providerId, user),
        about: booking.about,
      };
      if (!isComplete(form)) throw new Error('A field is missing');
      const place = samePlace(flow, booking);
      const choice = {
        providerId: flow.providerId,
        start,
        minutes,
        acceptOverlap: false,
        ...place,
      };
      const quote = await client.fetchQuery(quoteQuery(choice, user.id));
      if (!isSamePrice(quote.price, booking.price)) throw new Error('The price has changed');
      key.current ??= newId();
      return book.mutateAsync({
        ...form,
        ...(booking.chatSummary ? { chatSummary: booking.chatSummary } : {}),
        quoteId: quote.id,
        timezone: flow.search.meet ? chosenZone() : flow.zone,
        acceptOverlap: false,
        idempotencyKey: key.current,
      });
    },
    onSuccess: (reply) => goOn(flow, reply),
    onError: () => flow.go('about', { start, minutes, bookingId: undefined }),
  });
}

/** How and where the two were to meet, as far as this tab knows it. */
function samePlace({ providerId, search }: BookingFlow, { mode, venue }: Booking) {
  if (mode === 'virtual') return { way: online };
  if (mode === 'office' && search.meet) return { way: { mode, officeId: search.meet } as const };
  const address = pickedAddress(readDraft(providerId)?.address);
  if (mode === 'home' && address?.line === venue?.address)
    return { way: { mode } as const, address };
  throw new Error('The place is asked for again');
}

function isComplete(form: DetailsForm): boolean {
  const { name, lastName, email, invoiceEmail, about } = detailsRules;
  const answers = [
    name(form.name),
    lastName(form.lastName),
    email(form.email),
    invoiceEmail(form.invoiceEmail),
    about(form.about),
  ];
  return answers.every((answer) => answer === true);
}

function isSamePrice(one: Booking['price'], other: Booking['price']): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
