import type { IncomingHttpHeaders } from 'node:http';
import {
  type ChatQuery,
  clearChatHistory,
  getChatHistory,
  getExchanges,
  openCard,
  suggest,
  updateChatHistory,
} from '@puente/contract/chat';
import { getUnderstood, putUnderstood } from '@puente/contract/provider';
import {
  addMessages,
  deleteChat,
  generateSummary,
  getChat,
  getMatches,
  getMessages,
  getRecommendations,
  listChats,
  renameChat,
} from '@puente/contract/conversation';
import type { Context } from '../../context.ts';
import { acceptedLanguage } from '../../http/accepted-language.ts';
import { route, type Route } from '../../http/route.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import * as history from './history/service.ts';
import { noteOpened } from './learning/service.ts';
import { matchesOf, recommendationsFor } from './matches/service.ts';
import * as service from './service.ts';
import { answerUnderstood, getUnderstood as readUnderstood } from './understood/service.ts';
import { summarize } from './summary/service.ts';

export function chatRoutes(context: Context): Route[] {
  return [
    route(suggest, (input) => {
      const { actor, body, address, existingVisitorId, visitorId } = input;
      const visit = { existingVisitorId: existingVisitorId(), newVisitorId: visitorId, address };
      const chatter = service.chatterOf(context, actor, visit);
      return service.answer(context, actor, chatter, { ...body, ...spokenBy(actor, input, body) });
    }),
    route(getExchanges, ({ actor, visitorId, address }) => {
      // The answer sets the visitor cookie, so that the count is theirs from then on.
      const visit = { existingVisitorId: visitorId(), newVisitorId: visitorId, address };
      return service.leftFor(context, service.chatterOf(context, actor, visit));
    }),
    route(openCard, ({ actor, body, address, existingVisitorId, visitorId }) => {
      const visit = { existingVisitorId: existingVisitorId(), newVisitorId: visitorId, address };
      const { thread: subject } = service.chatterOf(context, actor, visit);
      const { answerId, providerId } = body;
      return noteOpened(context, { subject, answerId, providerId });
    }),
    route(getChatHistory, ({ actor, body }) =>
      history.readHistory(context, { subject: own(actor) }, body),
    ),
    route(updateChatHistory, async ({ actor, body }) => {
      const subject = own(actor);
      const { newMessages: messages } = body;
      await history.addMessages(context, subject, { conversationId: null, messages });
      const totalMessages = await history.countAll(context, subject);
      return { success: true as const, totalMessages };
    }),
    route(getUnderstood, ({ actor }) => readUnderstood(context, actor)),
    route(putUnderstood, ({ actor, body }) => answerUnderstood(context, actor, body)),
    route(clearChatHistory, async ({ actor }) => {
      await history.clearHistory(context, own(actor));
      return { success: true as const };
    }),
    ...conversationRoutes(context),
  ];
}

/** The language of a visitor whose page named none is that of the browser (session-9). */
function spokenBy(
  actor: Actor,
  { request }: { request: { headers: IncomingHttpHeaders } },
  { language }: Pick<ChatQuery, 'language'>,
): Pick<ChatQuery, 'language'> {
  if (language || actor.kind === 'client') return {};
  return { language: acceptedLanguage(request.headers['accept-language']) };
}

function own({ userId }: Client): string {
  return `user:${userId}`;
}

/** Conversations by their ids, and what is made of them. */
function conversationRoutes(context: Context): Route[] {
  return [
    route(listChats, async ({ actor }) => ({ chats: await history.listOwn(context, own(actor)) })),
    route(getChat, ({ actor, params, query }) =>
      history.readConversation(context, own(actor), params.id, query),
    ),
    route(renameChat, async ({ actor, params, body }) => ({
      conversation: await history.renameOwn(context, own(actor), { ...params, name: body.name }),
    })),
    route(deleteChat, async ({ actor, params }) => {
      await history.deleteOwn(context, own(actor), params.id);
      return { success: true as const };
    }),
    route(getMessages, async ({ actor, params, query }) => {
      const kept = await history.readConversation(context, own(actor), params.id, query);
      return { messages: kept.chatHistory, totalMessages: kept.totalMessages };
    }),
    route(addMessages, async ({ actor, body }) => {
      const { conversationId, newMessages: messages } = body;
      const { count } = await history.addMessages(context, own(actor), {
        conversationId,
        messages,
      });
      return { success: true as const, totalMessages: count };
    }),
    route(getMatches, ({ actor, query }) => matchesOf(context, actor, query)),
    route(getRecommendations, ({ actor, query }) => recommendationsFor(context, actor, query)),
    route(generateSummary, ({ actor, body }) => summarize(context, actor, body)),
  ];
}
