import {
  cardWebhook,
  confirmPayment as confirmEndpoint,
  createPaymentIntent,
  getPaymentStatus,
} from '@puente/contract/payment';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import {
  type BookingPort,
  confirmPayment,
  readPayment,
  receiveEvent,
  startPayment,
} from './service.ts';

export const paymentRoutes = (context: Context, bookings: BookingPort): Route[] => [
  route(createPaymentIntent, ({ actor, body }) =>
    startPayment(context, bookings, actor.userId, body.bookingId),
  ),
  route(confirmEndpoint, ({ actor, body }) =>
    confirmPayment(context, bookings, actor.userId, body),
  ),
  route(getPaymentStatus, ({ actor, params }) =>
    readPayment(context, bookings, actor.userId, params.id),
  ),
  route(cardWebhook, ({ request }) =>
    receiveEvent(context, request.rawBody, [request.headers['stripe-signature']].flat()[0]),
  ),
];
