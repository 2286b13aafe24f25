import { useQueryClient } from '@tanstack/react-query';
import { useChangeProfile } from '../../features/account/queries.ts';
import { OfferChanged, useBuyPlan, type PlanPurchase } from '../../features/plan/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { local, type PlanDraft } from '../../lib/storage.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';

export type PlanRequest = Omit<PlanPurchase['choice'], 'address' | 'acceptOverlap'> & {
  sessions: { start: string }[];
  timezone: string;
};

type Needs = {
  request: PlanRequest;
  agreed: PlanPurchase['agreed'];
  person: PlanDraft['person'];
  /** Others have these of the chosen times. */
  onTimesGone: (starts: readonly string[]) => void;
  /** It wasn't bought; what the page shows is read again. */
  onRefused: (error: unknown) => void;
  onBought: (planId: string) => void;
};

/** Holds the first times of a plan for their payment; what a refusal makes old is read again. */
export function usePlanBuying(needs: Needs) {
  const { request, agreed, person, onTimesGone, onRefused, onBought } = needs;
  const client = useQueryClient();
  const user = useSignedInUser();
  const saveProfile = useChangeProfile();
  const buy = useBuyPlan();
  const { keyFor, answered } = useIdempotencyKey();
  const send = (more: Pick<PlanPurchase['choice'], 'address' | 'acceptOverlap'>) => {
    const { name, lastName, email } = person;
    const who = { name: name.trim(), lastName: lastName.trim(), email: email.trim() };
    local.set('userBookingInfo', { ...local.get('userBookingInfo'), ...who });
    buy.mutate(
      { choice: { ...request, ...more }, agreed, person: who, keyFor },
      {
        // The key stays: tapped again before the plan is drawn, it is the same purchase.
        onSuccess: ({ booking }) => {
          // A new account gets its name here; existing names stay.
          if (!user.name || !user.email)
            saveProfile.mutate({
              ...(user.name ? {} : { name: who.name, lastName: who.lastName }),
              ...(user.email ? {} : { email: who.email }),
            });
          if (booking.partOf) onBought(booking.partOf.id);
        },
        onError: (error) => {
          answered(error);
          if (error instanceof ApiError && error.clashes.length > 0)
            onTimesGone(error.clashes.map(({ start }) => start));
          onRefused(error);
          if (error instanceof OfferChanged || error instanceof ApiError)
            void client.invalidateQueries({ queryKey: ['offerings'] });
          if (['mode-not-offered', 'office-gone'].includes(errorCodeOf(error)))
            void client.invalidateQueries({ queryKey: ['provider'] });
        },
      },
    );
  };
  return {
    send,
    sent: buy.variables?.person,
    error: buy.error,
    isPending: buy.isPending,
    forgetRefusal: buy.reset,
  };
}
