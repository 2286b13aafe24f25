import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isZone, chosenZone } from '../../lib/zone.ts';
import type { BookingStep } from '../../search.ts';

export type ChosenTime = {
  /** Start of the slot, an instant. */
  start: string;
  minutes: number;
  /** Zone it was chosen in. */
  zone: string;
};

type Search = ReturnType<typeof useBookSearch>;
const useBookSearch = () => useSearch({ from: '/queries/book/$providerId' });

export type BookingPath = {
  providerId: string;
  step: BookingStep;
  /** Null while nothing is chosen. */
  chosen: ChosenTime | null;
  zone: string;
  bookingId: string | null;
  search: Search;
  /** An undefined value takes its parameter out of the address. */
  go: (
    step: BookingStep,
    change?: { [Name in keyof Search]?: Search[Name] | undefined },
    how?: { replace: boolean },
  ) => void;
};

/** Where one is on the booking path, read from the address alone, and how to move on. */
export function useBookingPath(): BookingPath {
  const { providerId } = useParams({ from: '/queries/book/$providerId' });
  const search = useBookSearch();
  const navigate = useNavigate();
  const go: BookingPath['go'] = useCallback(
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

/** A step whose ground is missing (an address cut short) falls back to where it is laid. */
function allowedStep(
  wanted: BookingStep | undefined,
  hasTime: boolean,
  hasBooking: boolean,
): BookingStep {
  if ((wanted === 'pay' || wanted === 'done') && hasBooking) return wanted;
  if (wanted && wanted !== 'time' && hasTime) return 'about';
  return 'time';
}

function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) !== null;
  } catch {
    return false;
  }
}

const withoutEmpty = (search: object): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
