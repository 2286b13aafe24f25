import {
  book,
  cancelBooking as cancelBookingCall,
  cancelMeeting,
  changeBooking,
  checkFirstBooking as checkFirstBookingCall,
  createQuote as createQuoteCall,
  getBooking as getBookingCall,
  getBookingCalendar,
  listBookings,
} from '@puente/contract/booking';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import { cancelBooking } from './cancellation/service.ts';
import { bookSlot } from './hold/service.ts';
import { checkFirstBooking, createQuote } from './quote/service.ts';
import { changeOwnBooking, getBooking, getCalendarFile, listOwnBookings } from './service.ts';

export function bookingRoutes(context: Context): Route[] {
  return [
    route(createQuoteCall, ({ actor, body }) => createQuote(context, actor, body)),
    route(book, ({ actor, body }) => bookSlot(context, actor, body)),
    route(checkFirstBookingCall, ({ actor, body }) =>
      checkFirstBooking(context.db, actor, body.providerId),
    ),
    route(listBookings, ({ actor, query }) => listOwnBookings(context, actor, query)),
    route(getBookingCall, ({ actor, params }) => getBooking(context, actor, params.id)),
    route(getBookingCalendar, ({ actor, params }) => getCalendarFile(context, actor, params.id)),
    route(changeBooking, ({ actor, params, body }) =>
      changeOwnBooking(context, actor, params.id, body),
    ),
    route(cancelBookingCall, ({ actor, params, body }) =>
      cancelBooking(context, actor, params.id, body),
    ),
    route(cancelMeeting, ({ actor, body: { bookingId, ...cancellation } }) =>
      cancelBooking(context, actor, bookingId, cancellation),
    ),
  ];
}
