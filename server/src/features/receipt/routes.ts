import { getReceipt } from '@puente/contract/receipt';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import type { OrderPorts } from '../order/service.ts';
import { readReceipt } from './service.ts';

export function receiptRoutes(context: Context, ports: OrderPorts): Route[] {
  return [
    route(getReceipt, ({ actor, params }) => readReceipt(context, ports, actor, params.orderId)),
  ];
}
