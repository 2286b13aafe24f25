import type { BookingGroup } from '@puente/contract/booking-list';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createContext, useState } from 'react';
import { bookingsQuery } from '../../features/booking/list-queries.ts';
import { bookingQuery } from '../../features/booking/queries.ts';
import { useIsWide } from '../../lib/wide.ts';
import { filtersOf, groupOf, isNarrowed, type ListSearch, wantedBy } from './filters.ts';

/** The meeting that stands open beside the list though the address is of the list; null: none. */
export const OpenRow = createContext<string | null>(null);

/** `hasNone`: no meeting at all; `isEmpty`: none in the list, and none stays open from before. */
type First = { openId: string | null; hasNone: boolean; isEmpty: boolean };

/**
 * On a wide screen the first meeting of the list, as a mailbox opens its first mail. It stays open
 * when the list changes under it, and until the next list is there; null on a phone.
 */
export function useFirstMeeting(search: ListSearch): First {
  const isWide = useIsWide();
  const filters = filtersOf(search);
  const { data } = useInfiniteQuery({ ...bookingsQuery(wantedBy(filters)), enabled: isWide });
  const [page] = data?.pages ?? [];
  const of = JSON.stringify(filters);
  const first = page ? ((page.waiting[0] ?? page.bookings[0])?.id ?? null) : null;
  const [open, setOpen] = useState({ of, id: first });
  if (page && (open.of !== of || (open.id === null && first !== null))) setOpen({ of, id: first });
  const { counts } = page ?? {};
  const hasNone = counts ? counts.upcoming + counts.past + counts.cancelled === 0 : false;
  return {
    openId: isWide ? open.id : null,
    hasNone: hasNone && !isNarrowed(filters),
    isEmpty: page !== undefined && open.id === null && first === null,
  };
}

/**
 * The group of an open meeting, for a list beside it of which the address says nothing; undefined
 * where there is no such meeting, null while it is being loaded.
 */
export const GroupOfOpen = createContext<BookingGroup | null | undefined>(undefined);

export function useGroupOf(bookingId: string): BookingGroup | null | undefined {
  // The meeting's own part asks for it.
  const { data, isError } = useQuery({ ...bookingQuery(bookingId), enabled: false });
  if (isError) return undefined;
  return data ? groupOf(data.status) : null;
}
