import {
  book,
  cancelBooking as cancelBookingCall,
  cancelMeeting,
  changeBooking,
  checkFirstBooking as checkFirstBookingCall,
  createQuote as createQuoteCall,
  getBooking as getBookingCall,
  getBookingCalendar,
} from '@puente/contract/booking';
import { listBookings } from '@puente/contract/booking-list';
import { refundByGoodwill as refundByGoodwillCall } from '@puente/contract/goodwill';
import {
  proposeNewTime,
  readChanges as readChangesCall,
  respondToProposal as respondToProposalCall,
  withdrawProposal as withdrawProposalCall,
} from '@puente/contract/moving';
import {
  cancelPackage as cancelPackageCall,
  getPackage as getPackageCall,
  listPackages as listPackagesCall,
} from '@puente/contract/package';
import {
  choosePlanTime as choosePlanTimeCall,
  getPlan as getPlanCall,
  listPlans as listPlansCall,
  planTimes,
  previewPlan,
  resumePlan as resumePlanCall,
  stopPlan as stopPlanCall,
} from '@puente/contract/plan';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import { cancelBooking } from './cancellation/service.ts';
import { refundByGoodwill } from './goodwill/service.ts';
import { readChanges, type ReportRefundsOf } from './history/service.ts';
import { bookAnything, quoteAnything } from './buying/service.ts';
import { cancelPackage } from './package-end/service.ts';
import { getPackage, listPackages } from './package/service.ts';
import { previewPlanDates, previewPlanTimes } from './plan-dates/service.ts';
import { resumePlan, stopPlan } from './plan-stop/service.ts';
import { choosePlanTime } from './plan-time/service.ts';
import { getPlan, listPlans } from './plan/service.ts';
import { listOwnBookings } from './list/service.ts';
import { moveOwnBooking } from './own-move/service.ts';
import { proposeTime, respondToProposal, withdrawProposal } from './proposal/service.ts';
import { checkFirstBooking } from './quote/service.ts';
import { changeOwnBooking, getBooking, getCalendarFile } from './service.ts';

/** What those above bookings know of them. */
export type CallsUp = { reportRefundsOf: ReportRefundsOf };

export function bookingRoutes(context: Context, { reportRefundsOf }: CallsUp): Route[] {
  return [
    route(createQuoteCall, ({ actor, body }) => quoteAnything(context, actor, body)),
    route(book, ({ actor, body }) => bookAnything(context, actor, body)),
    route(checkFirstBookingCall, ({ actor, body }) =>
      checkFirstBooking(context.db, actor, body.providerId),
    ),
    route(listPackagesCall, ({ actor, query }) => listPackages(context, actor, query)),
    route(getPackageCall, ({ actor, params }) => getPackage(context, actor, params.id)),
    route(cancelPackageCall, ({ actor, body }) => cancelPackage(context, actor, body)),
    route(previewPlan, ({ actor, body }) => previewPlanDates(context, actor, body)),
    route(planTimes, ({ actor, body }) => previewPlanTimes(context, actor, body)),
    route(listPlansCall, ({ actor, query }) => listPlans(context, actor, query)),
    route(getPlanCall, ({ actor, params }) => getPlan(context, actor, params.id)),
    route(choosePlanTimeCall, ({ actor, body }) => choosePlanTime(context, actor, body)),
    route(stopPlanCall, ({ actor, body }) => stopPlan(context, actor, body)),
    route(resumePlanCall, ({ actor, body }) => resumePlan(context, actor, body.planId)),
    route(listBookings, ({ actor, query }) => listOwnBookings(context, actor, query)),
    route(getBookingCall, ({ actor, params }) => getBooking(context, actor, params.id)),
    route(getBookingCalendar, ({ actor, params }) => getCalendarFile(context, actor, params.id)),
    route(changeBooking, ({ actor, params: { id }, body: { start, ...details } }) =>
      start === undefined
        ? changeOwnBooking(context, actor, id, details)
        : moveOwnBooking(context, actor, id, { ...details, start }),
    ),
    route(proposeNewTime, ({ actor, body }) => proposeTime(context, actor, body)),
    route(respondToProposalCall, ({ actor, body }) => respondToProposal(context, actor, body)),
    route(withdrawProposalCall, ({ actor, body }) => withdrawProposal(context, actor, body)),
    route(readChangesCall, ({ actor, params }) =>
      readChanges({ ...context, reportRefundsOf }, actor, params.id),
    ),
    route(cancelBookingCall, ({ actor, params, body }) =>
      cancelBooking(context, actor, params.id, body),
    ),
    route(cancelMeeting, ({ actor, body: { bookingId, ...cancellation } }) =>
      cancelBooking(context, actor, bookingId, cancellation),
    ),
    route(refundByGoodwillCall, ({ actor, params, body }) =>
      refundByGoodwill(context, actor, { bookingId: params.id, amount: body.amount }),
    ),
  ];
}
