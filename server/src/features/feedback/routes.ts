import { sendFeedback } from '@puente/contract/feedback';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { keepFeedback } from './service.ts';

export function feedbackRoutes(context: Context): Route[] {
  return [route(sendFeedback, async ({ actor, body }) => keepFeedback(context, actor, body))];
}
