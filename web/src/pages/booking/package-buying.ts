import type { UserData } from '@puente/contract/user';
import { useRef, useState } from 'react';
import { useChangeProfile } from '../../features/account/queries.ts';
import type { DetailsForm } from '../../features/booking/components/details-rules.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import { useBook, type Quote } from '../../features/booking/queries.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { local } from '../../lib/storage.ts';
import { chosenZone } from '../../lib/zone.ts';
import type { BookingFlow } from './booking-flow.ts';
import { goOn, missingOf } from './hold-time.ts';

type Needs = {
  flow: BookingFlow;
  user: UserData;
  quote: Quote | undefined;
  renew: () => Promise<{ data: Quote | undefined }>;
  acceptOverlap: boolean;
};

/** Holds all times of a package's quote for their payment, and goes on to it. */
export function useBuying({ flow, user, quote, renew, acceptOverlap }: Needs) {
  const book = useBook();
  const saveProfile = useChangeProfile();
  const { keyFor, answered } = useIdempotencyKey();
  const [renewed, setRenewed] = useState<Quote | null>(null);
  const refuseFields = useRef<(error: unknown) => void>(() => undefined);
  // In person times are chosen by the venue's clocks.
  const timezone = flow.search.meet ? chosenZone() : flow.zone;
  const submit = async (form: DetailsForm) => {
    if (book.isPending) return;
    const agreed = quote ?? (await renew()).data;
    if (!agreed) return;
    setRenewed(null);
    const { about: _about, ...who } = form;
    local.set('userBookingInfo', who);
    const request = { ...form, quoteId: agreed.id, timezone, acceptOverlap };
    book.mutate(
      { ...request, idempotencyKey: keyFor(request) },
      {
        // The key stays: tapped again before the next step is drawn, it is the same booking.
        onSuccess: (reply) => {
          // A new account gets its name here; existing names stay.
          if (!user.name || !user.email) saveProfile.mutate(missingOf(user, request));
          const { start, durationMinutes } = reply.booking;
          saveDraft(flow.providerId, { time: start, durationMinutes, zone: flow.zone });
          goOn(flow, reply);
        },
        onError: async (error) => {
          answered(error);
          refuseFields.current(error);
          if (errorCodeOf(error) === 'quote-expired') setRenewed((await renew()).data ?? null);
        },
      },
    );
  };
  return {
    submit: (form: DetailsForm, refuse: (error: unknown) => void) => {
      refuseFields.current = refuse;
      void submit(form);
    },
    forgetRefusal: book.reset,
    isPending: book.isPending,
    // Other times were chosen since: the refusal was of those before.
    error: book.variables?.quoteId === quote?.id || renewed ? book.error : null,
    renewed,
  };
}
