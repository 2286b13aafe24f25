import { Navigate } from '@tanstack/react-router';
import type { BookingStep } from '../../search.ts';
import type { BookingFlow } from './booking-flow.ts';

/** The state belongs to another step: replaces the address by that step's. */
export function MoveOn(props: { flow: BookingFlow; step: BookingStep; bookingId?: string }) {
  const { flow, step, bookingId = flow.search.bookingId } = props;
  return (
    <Navigate
      to="/book/$providerId"
      params={{ providerId: flow.providerId }}
      search={{ ...flow.search, step, bookingId }}
      replace
    />
  );
}
