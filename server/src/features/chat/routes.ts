import {
  clearChatHistory,
  getChatHistory,
  getExchanges,
  suggest,
  updateChatHistory,
} from '@puente/contract/chat';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { appendMessages, clearHistory, readHistory } from './history/service.ts';
import * as service from './service.ts';

export const chatRoutes = (context: Context): Route[] => [
  route(suggest, ({ actor, body, visitorId }) =>
    service.answer(context, actor, service.subjectOf(actor, visitorId), body),
  ),
  route(getExchanges, ({ actor, visitorId }) =>
    service.leftFor(context, service.subjectOf(actor, visitorId)),
  ),
  route(getChatHistory, ({ actor, body }) => readHistory(context, `user:${actor.userId}`, body)),
  route(updateChatHistory, async ({ actor, body }) => ({
    success: true as const,
    totalMessages: await appendMessages(context, `user:${actor.userId}`, body.newMessages),
  })),
  route(clearChatHistory, async ({ actor }) => {
    await clearHistory(context, `user:${actor.userId}`);
    return { success: true as const };
  }),
];
