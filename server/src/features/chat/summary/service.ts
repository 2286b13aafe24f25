import type { generateSummary } from '@puente/contract/conversation';
import type { Call } from '@puente/contract/endpoint';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { withoutContacts } from '../../../lib/contacts.ts';
import { takeModelCall } from '../allowance/service.ts';
import { readThread } from '../conversation/rules.ts';
import type { Turn } from '../conversation/table/table.ts';
import { languageOf, withPeople } from '../conversation/thread.ts';
import { findCrisis } from '../crisis/rules.ts';
import { latestConversation, readHistory } from '../history/service.ts';
import { parseQuery } from '../matching/service.ts';
import { wishesOf } from '../wording/wishes.ts';
import { whatMayBeSaid } from '../wording/rules.ts';
import { summaryInstructions, summaryOf } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'llm' | 'lexicon' | 'log' | 'config' | 'alarms'>;

type Wanted = Call<typeof generateSummary>;

/** So many messages of a conversation are read. */
const turnsRead = 100;

/**
 * What a person said and wanted, for an expert they choose (chat-15): by rules of ours, its first
 * line by a configured model where that says nothing but their words. It is no exchange. What was
 * said in danger is left out: whom that is told to is for the person to say.
 */
export async function summarize(
  context: Deps,
  actor: Client,
  asked: Wanted['body'],
): Promise<Wanted['reply']> {
  const turns = await calmTurns(context, actor, asked);
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const language = languageOf(said, asked.language ?? actor.language);
  const currency = asked.currency ?? actor.currency;
  const timezone = asked.timezone ?? actor.timezone;
  const thread = readThread(turns, {
    own: currency,
    parseQuery: (text) => parseQuery(context.lexicon(), text, language),
  });
  const asker = { language, currency, timezone, now: context.clock.now() };
  const filters = thread.goals.at(-1)?.filters ?? {};
  const told = { ...thread, said, wishes: wishesOf(filters, asker).map(({ label }) => label) };
  const summary = summaryOf(told, language, null);
  if (summary === '' || !context.llm) return { summary, language, fallback: false };
  const worded = await askModel(context, said, language);
  return worded === null
    ? { summary, language, fallback: true }
    : { summary: summaryOf(told, language, worded), language, fallback: false };
}

/** The thread as the person sees it, with the people that we showed in it. */
async function calmTurns(
  context: Deps,
  { userId }: Client,
  asked: Wanted['body'],
): Promise<Turn[]> {
  const subject = `user:${userId}`;
  const conversationId = asked.conversationId ?? (await latestConversation(context, subject));
  const page = { page: 1, pageSize: turnsRead };
  const { chatHistory: kept } =
    conversationId === null
      ? { chatHistory: [] }
      : await readHistory(context, { subject, conversationId }, page);
  const turns = asked.conversation_history ? withPeople(asked.conversation_history, kept) : kept;
  return turns.filter(({ role, content }) => role === 'assistant' || findCrisis(content) === null);
}

/** A model's words that may stand for the person's; null when it is down, slow or says more. */
async function askModel(
  context: Deps,
  said: readonly string[],
  language: Language,
): Promise<string | null> {
  if (!(await takeModelCall(context))) {
    context.alarms.reached('model-calls', 'all');
    return null;
  }
  context.alarms.spent('model-call', 'all');
  const text = await context.llm
    ?.word({
      language,
      instructions: summaryInstructions(language),
      messages: [{ role: 'user', content: withoutContacts(said.join('\n')) }],
    })
    .catch((error: unknown) => {
      context.log.warn({ err: error }, 'the model did not sum up');
      return undefined;
    });
  return text === undefined ? null : whatMayBeSaid(text, said);
}
