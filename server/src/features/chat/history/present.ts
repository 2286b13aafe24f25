import type { ChatMessage } from '@puente/contract/chat';
import type { Conversation } from '@puente/contract/conversation';
import { titleFrom } from './rules.ts';
import type { ConversationRow, MessageRow } from './store.ts';

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: row.created_at.toString(),
    ...(row.recommendations ? { recommendations: row.recommendations } : {}),
  };
}

/** Without a goal that was understood, a conversation is named by what was said first. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title ?? (row.first_said === null ? null : titleFrom(row.first_said)),
    startedAt: row.started_at.toString(),
    lastMessageAt: row.last_message_at.toString(),
    count: row.count,
  };
}
