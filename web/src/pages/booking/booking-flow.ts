import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isZone, chosenZone } from '../../lib/zone.ts';
import type { BookingStep } from '../../search.ts';

export type ChosenTime = {
  /** Start of the slot, an instant. */
  start: string;
  minutes: number;
  /** The zone it was chosen in. */
  zone: string;
};

export type BookingFlow = {
  providerId: string;
  step: BookingStep;
  /** Null while no time is chosen. */
  chosen: ChosenTime | null;
  zone: string;
  bookingId: string | null;
  search: Search;
  /** An undefined value removes its parameter from the address. */
  go: (
    step: BookingStep,
    change?: { [Name in keyof Search]?: Search[Name] | undefined },
    how?: { replace: boolean },
  ) => void;
};

/** The current step, read from the address alone, and how to go to another. */
export function useBookingFlow(): BookingFlow {
  const { providerId } = useParams({ from: '/book/$providerId' });
  const search = useBookSearch();
  const navigate = useNavigate();
  const go: BookingFlow['go'] = useCallback(
    (step, change = {}, how = { replace: false }) =>
      void navigate({
        to: '/book/$providerId',
        params: { providerId },
        search: (before) => withoutEmpty({ ...before, ...change, step }),
        ...how,
      }),
    [navigate, providerId],
  );
  const zone = search.zone && isZone(search.zone) ? search.zone : chosenZone();
  const { start, minutes, bookingId } = search;
  const chosen = start && isInstant(start) && minutes ? { start, minutes, zone } : null;
  return {
    providerId,
    step: allowedStep(search.step, chosen !== null, bookingId !== undefined),
    chosen,
    zone,
    bookingId: bookingId ?? null,
    search,
    go,
  };
}

type Search = ReturnType<typeof useBookSearch>;
function useBookSearch() {
  return useSearch({ from: '/book/$providerId' });
}

function withoutEmpty(search: object): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) !== null;
  } catch {
    return false;
  }
}

/** A step whose prerequisites are missing falls back to the first incomplete one. */
function allowedStep(
  wanted: BookingStep | undefined,
  hasTime: boolean,
  hasBooking: boolean,
): BookingStep {
  if ((wanted === 'pay' || wanted === 'done') && hasBooking) return wanted;
  if (wanted && wanted !== 'time' && hasTime) return 'about';
  return 'time';
}
