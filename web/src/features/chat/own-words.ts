import { local } from '../../lib/storage.ts';
import { currentPersonId } from '../../shell/session/session.ts';

/** Fewer words are an answer to a question ("cheaper", "in Spanish") and say nothing by themselves. */
const fewestWords = 4;

/**
 * What this person told the chat before it named an expert, in their own words; empty if the chat on
 * this device is somebody else's or never named that expert. It is read here and sent nowhere.
 */
export function wordsBefore(providerId: string): string {
  const chat = local.get('chat');
  if (!chat || (chat.owner !== null && chat.owner !== currentPersonId())) return '';
  return lastWordsBefore(chat.entries, providerId, chat.since ?? '');
}

/** @param since messages from before a new chat was begun (ISO) say nothing of this one */
export function lastWordsBefore(entries: unknown[], providerId: string, since = ''): string {
  const said = entries.filter(isMessage).filter(({ createdAt }) => createdAt >= since);
  const naming = said.findLastIndex(({ recommendations }) =>
    recommendations?.some((one) => one.providerId === providerId),
  );
  const own = said
    .slice(0, Math.max(0, naming))
    .findLast(({ role, content }) => role === 'user' && content.split(/\s+/).length >= fewestWords);
  return own?.content.trim() ?? '';
}

type Message = {
  role: string;
  content: string;
  createdAt: string;
  recommendations?: { providerId: string }[];
};

function isMessage(entry: unknown): entry is Message {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'content' in entry &&
    typeof entry.content === 'string' &&
    'createdAt' in entry &&
    typeof entry.createdAt === 'string'
  );
}
