import {
  clearChatHistory,
  getChatHistory,
  getExchanges,
  suggest,
  updateChatHistory,
} from '@puente/contract/chat';
import { getUnderstood, putUnderstood } from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { appendMessages, clearHistory, readHistory } from './history/service.ts';
import * as service from './service.ts';
import { answerUnderstood, getUnderstood as readUnderstood } from './understood/service.ts';

export function chatRoutes(context: Context): Route[] {
  return [
    route(suggest, (input) => {
      const { actor, body, address, existingVisitorId, visitorId } = input;
      const visit = { existingVisitorId: existingVisitorId(), newVisitorId: visitorId, address };
      return service.answer(context, actor, service.chatterOf(context, actor, visit), body);
    }),
    route(getExchanges, ({ actor, visitorId, address }) => {
      // The answer sets the visitor cookie, so that the count is theirs from then on.
      const visit = { existingVisitorId: visitorId(), newVisitorId: visitorId, address };
      return service.leftFor(context, service.chatterOf(context, actor, visit));
    }),
    route(getChatHistory, ({ actor, body }) => readHistory(context, `user:${actor.userId}`, body)),
    route(updateChatHistory, async ({ actor, body }) => ({
      success: true as const,
      totalMessages: await appendMessages(context, `user:${actor.userId}`, body.newMessages),
    })),
    route(getUnderstood, ({ actor }) => readUnderstood(context, actor)),
    route(putUnderstood, ({ actor, body }) => answerUnderstood(context, actor, body)),
    route(clearChatHistory, async ({ actor }) => {
      await clearHistory(context, `user:${actor.userId}`);
      return { success: true as const };
    }),
  ];
}
