import type { Context } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Bookable, nearestSlots, type Trip } from '../../availability/service.ts';

/** Slots as the calendar knows them: who, when, for how long, asked by whom. */
export type Slot = {
  providerId: string;
  start: Temporal.Instant;
  durationMinutes: number;
  clientId: string;
  trip: Trip;
};

/** The refusal of a slot that can't be had, with the nearest free ones. */
export async function slotRefusal(
  context: Pick<Context, 'db' | 'clock'>,
  slot: Slot,
  why: Exclude<Bookable, 'ok'>,
): Promise<AppError> {
  return new AppError(why === 'taken' ? 'slot-taken' : 'slot-unavailable', {
    alternatives: await nearestSlots(context, slot),
  });
}
