import { policy } from '@puente/contract/policy';
import { useQuery } from '@tanstack/react-query';
import type { Way } from '../../features/availability/way.ts';
import type { Offering } from '../../features/offering/queries.ts';
import { planDatesQuery, planTimesQuery } from '../../features/plan/queries.ts';
import { startOf } from './first-times.tsx';
import type { PlanChoice } from './plan-draft.ts';

/** What the chosen days and the time of day give in the first month, and what of it can be had. */
export function usePlanTimes(
  { id: offeringId, sessions }: Pick<Offering, 'id' | 'sessions'>,
  { weekdays, time, startDate, instead }: PlanChoice,
  { way, zone: timezone }: { way: Way; zone: string },
) {
  const isEnough = weekdays.length * policy.plan.weeksInEachPeriod >= sessions;
  const wanted = { offeringId, startDate, timezone, ...way };
  const times = useQuery({
    ...planTimesQuery({ ...wanted, weekdays }),
    enabled: isEnough,
    // The times stay where they are while others are looked up.
    placeholderData: (before) => before,
  });
  const isOffered = times.data?.times.some((one) => one.time === time) ?? false;
  const pattern = { weekdays, time };
  const dates = useQuery({
    ...planDatesQuery({ ...wanted, pattern }),
    enabled: isEnough && time !== '' && isOffered,
  });
  const shown = isEnough && isOffered ? dates.data : undefined;
  const starts = shown?.sessions.flatMap((session) => startOf(session, instead) ?? []) ?? [];
  const isKnown = isEnough && times.isSuccess && !times.isPlaceholderData;
  return {
    times,
    dates,
    pattern,
    /** Undefined while days or time are missing, or not to be had. */
    shown,
    /** Of all sessions that have a time. */
    starts,
    isComplete: shown !== undefined && starts.length === sessions,
    /** The time of day is taken, or there is none on the days that were chosen after it. */
    isGone: time !== '' && isKnown && !isOffered,
  };
}
