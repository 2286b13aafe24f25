import { sendFeedback } from '@puente/contract/feedback';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { keepFeedback } from './service.ts';

export const feedbackRoutes = (context: Context): Route[] => [
  route(sendFeedback, async ({ actor, body }) => keepFeedback(context, actor, body)),
];
