import type { BoughtPlan } from '@puente/contract/plan-terms';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { checkBookable } from '../../availability/service.ts';
import { assertOwnTimeFree } from '../own-time/service.ts';
import { getSold, lockPackage, placeUnit } from '../package/service.ts';
import { reservedBooking } from '../plan-renewal/service.ts';
import { isWithin, periodWindow } from '../plan/rules.ts';
import {
  anchorOf,
  findFirstPeriod,
  findModelMeeting,
  findPlan,
  findReservedPeriod,
  getPlan,
  insertEvent,
  lockPlan,
} from '../plan/service.ts';
import { markReleased } from '../meeting-end/service.ts';
import { insertTime, TimesRefused, type WantedTimes, wordingRefusals } from '../series/service.ts';
import { isPlaceKnown, tripOf } from '../venue/rules.ts';

type Choice = {
  planId: string;
  number: number;
  start: string;
  acceptOverlap?: boolean | undefined;
};

/** Gives a session of the reserved month a time, or another one in place of its own (plan-5). */
export async function choosePlanTime(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  choice: Choice,
): Promise<BoughtPlan> {
  const { db } = context;
  const { planId } = choice;
  const seen = await findPlan(db, planId);
  if (seen?.client_id !== actor.userId) throw new AppError('not-found');
  const first = await getSold(db, await findFirstPeriod(db, planId));
  const before = await findModelMeeting(db, planId);
  const wanted = {
    providerId: seen.provider_id,
    clientId: actor.userId,
    durationMinutes: first.duration_minutes,
    starts: [Temporal.Instant.from(choice.start)],
    mode: before.mode,
    travel_minutes: before.travel_minutes,
    office_id: before.office_id,
    within: periodWindow(anchorOf(seen), seen.period),
  };
  await wordingRefusals(context, wanted, () =>
    db.transaction().execute((tx) => choose(context, tx, { choice, wanted, before })),
  );
  return getPlan(context, actor, planId);
}

type Wanted = {
  choice: Choice;
  wanted: WantedTimes;
  before: Parameters<typeof reservedBooking>[0]['before'];
};

async function choose(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { choice, wanted, before }: Wanted,
): Promise<void> {
  const { planId, number } = choice;
  const now = clock.now();
  const plan = await lockPlan(tx, planId, now);
  const month = plan && (await findReservedPeriod(tx, planId, plan.period));
  const locked = month && (await lockPackage(tx, month.packageId));
  const unit = locked?.units.find((one) => one.number === number);
  const isPaidFirst = plan?.period === 0;
  if (!plan || !month || !unit || isPaidFirst) throw new AppError('plan-over');
  const start = Temporal.Instant.from(choice.start);
  if (!isWithin(start, periodWindow(anchorOf(plan), plan.period)))
    throw new AppError('outside-period');
  const { packageId, orderId } = month;
  const booking = {
    ...reservedBooking(
      { plan, before, packageId, orderId, share: unit.share },
      { number, start },
      now,
    ),
    accepts_overlap: choice.acceptOverlap === true,
  };
  if (unit.booking_id !== null && unit.booking_status === 'held')
    await markReleased(tx, unit.booking_id, now);
  const { hold_expires_at: until } = booking;
  const { providerId, durationMinutes } = wanted;
  const trip = tripOf(wanted);
  const slot = { providerId, start, durationMinutes, clientId: null, trip, isOwnLength: true };
  if (!isPlaceKnown(booking)) throw new AppError('address-not-found');
  const isTooLate = until === null || Temporal.Instant.compare(until, now) <= 0;
  const found = isTooLate ? 'not-offered' : await checkBookable(tx, slot, now, 'quoted');
  if (found !== 'ok') throw new TimesRefused([{ start, why: found }]);
  // The rules about holds are for those that a person takes to pay at once.
  await assertOwnTimeFree(tx, { ...booking, status: 'confirmed' }, [], now);
  await insertTime(tx, booking);
  await placeUnit(tx, { packageId, number, bookingId: booking.id });
  const { period } = plan;
  await insertEvent(tx, { plan_id: planId, kind: 'time-chosen', period, at: now });
}
