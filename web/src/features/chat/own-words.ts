import { local } from '../../lib/storage.ts';
import { currentPersonId } from '../../shell/session/session.ts';

/** Fewer words are an answer to a question ("cheaper", "in Spanish") and say nothing by themselves. */
const fewestWords = 4;

/**
 * What this person told the chat before it named an expert, in their own words; empty if the chat on
 * this device is somebody else's or never named that expert. It is read here and sent nowhere.
 */
export function wordsBefore(providerId: string): string {
  return lastWordsBefore(ownChat()?.entries ?? [], providerId);
}

/** The chat of this device, unless it is somebody else's. */
function ownChat() {
  const chat = local.get('chat');
  return chat && (chat.owner === null || chat.owner === currentPersonId()) ? chat : null;
}

export function lastWordsBefore(entries: unknown[], providerId: string): string {
  const said = entries.filter(isMessage);
  const own = said
    .slice(0, Math.max(0, said.findLastIndex(names(providerId))))
    .findLast(({ role, content }) => role === 'user' && content.split(/\s+/).length >= fewestWords);
  return own?.content.trim() ?? '';
}

export type Talk = { role: 'user' | 'assistant'; content: string }[];

/** How many messages a summary is made of. */
const messagesOfSummary = 50;

/** The chat of this device, where it named that expert; null where the person came another way. */
export function talkAbout(providerId: string): Talk | null {
  const said = (ownChat()?.entries ?? []).filter(isMessage);
  if (!said.some(names(providerId))) return null;
  return said
    .slice(-messagesOfSummary)
    .map(({ role, content }) => ({ role: role === 'user' ? 'user' : 'assistant', content }));
}

function names(providerId: string) {
  return ({ recommendations }: Message) =>
    recommendations?.some((one) => one.providerId === providerId) ?? false;
}

type Message = {
  role: string;
  content: string;
  recommendations?: { providerId: string }[];
};

function isMessage(entry: unknown): entry is Message {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'content' in entry &&
    typeof entry.content === 'string'
  );
}
