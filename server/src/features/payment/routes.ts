import {
  cardWebhook,
  confirmPayment as confirmEndpoint,
  createPaymentIntent,
  getPaymentStatus,
} from '@puente/contract/payment';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import type { OrderPorts } from '../order/service.ts';
import { confirmPayment, readPayment, receiveEvent, startPayment } from './service.ts';

export function paymentRoutes(context: Context, ports: OrderPorts): Route[] {
  return [
    route(createPaymentIntent, ({ actor, body }) =>
      startPayment(context, ports, actor.userId, body.bookingId),
    ),
    route(confirmEndpoint, ({ actor, body }) =>
      confirmPayment(context, ports, actor.userId, {
        itemId: body.bookingId,
        intentId: body.paymentIntentId,
      }),
    ),
    route(getPaymentStatus, ({ actor, params }) =>
      readPayment(context, ports, actor.userId, params.id),
    ),
    route(cardWebhook, ({ request }) =>
      receiveEvent(context, request.rawBody, [request.headers['stripe-signature']].flat()[0]),
    ),
  ];
}
