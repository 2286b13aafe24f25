import type { getMatches, getRecommendations } from '@puente/contract/conversation';
import type { Call } from '@puente/contract/endpoint';
import type { Recommendation } from '@puente/contract/chat';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { type Goal, readThread } from '../conversation/rules.ts';
import { findRecommendations, renewCards } from '../conversation/service.ts';
import { languageOf } from '../conversation/thread.ts';
import { findCrisis } from '../crisis/rules.ts';
import { lastShown, listOwn, readHistory } from '../history/service.ts';
import { parseQuery } from '../matching/service.ts';

type Deps = Pick<
  Context,
  'db' | 'clock' | 'rates' | 'lexicon' | 'config' | 'embeddings' | 'alarms' | 'quietLog'
>;

type Asked = Pick<
  NonNullable<Call<typeof getMatches>['query']>,
  'currency' | 'language' | 'timezone'
>;

/** For whom, in whose currency, language and zone; the person's own where they don't say. */
function askerOf(actor: Client, asked: Asked) {
  return {
    language: asked.language ?? actor.language,
    currency: asked.currency ?? actor.currency,
    timezone: asked.timezone ?? actor.timezone,
    clientId: actor.userId,
  };
}

const { maxGoals, maxMatches, maxRecommendations } = policy.conversation;

/** Of so many answers the people are looked at, the latest first. */
const answersLookedAt = 200;

/** Whom the chat recommended to a person, the latest first, each once, as they are now (chat-13). */
export async function matchesOf(
  context: Deps,
  actor: Client,
  asked: Asked,
): Promise<Call<typeof getMatches>['reply']> {
  const answers = await lastShown(context, subjectOf(actor), answersLookedAt);
  const shown = answers.flatMap(({ cards, conversationId, shownAt: matchedAt }) =>
    cards.map((card) => ({ card, conversationId, matchedAt })),
  );
  const latest = new Map(shown.toReversed().map((one) => [one.card.providerId, one]));
  const order = [...new Set(shown.map(({ card }) => card.providerId))];
  const cards = order.flatMap((id) => latest.get(id)?.card ?? []);
  const renewed = await renewCards(context, askerOf(actor, asked), cards);
  const matches = renewed.flatMap((card) => {
    const found = latest.get(card.providerId);
    if (!found) return [];
    const { conversationId, matchedAt } = found;
    return [{ ...card, conversationId, matchedAt }];
  });
  return { matches: matches.slice(0, maxMatches) };
}

function subjectOf({ userId }: Client): string {
  return `user:${userId}`;
}

/** So many messages of a conversation are read for its goals. */
const turnsRead = 100;

/**
 * Who fits the latest goals of a person's conversations, searched again now; the best of each goal
 * first (chat-14). What was said in danger is no goal.
 */
export async function recommendationsFor(
  context: Deps,
  actor: Client,
  asked: Asked,
): Promise<Call<typeof getRecommendations>['reply']> {
  const asker = askerOf(actor, asked);
  const lists: Found[][] = [];
  for (const told of await latestGoals(context, actor, asker)) {
    const { recommendations, isNearest } = await findRecommendations(context, {
      ...asker,
      goal: told.goal,
      filters: told.filters,
      language: languageOf([told.goal], asker.language),
      partnerId: null,
      shown: [],
      seen: [],
    });
    if (isNearest) continue;
    const others = recommendations.filter(({ providerId }) => providerId !== actor.userId);
    lists.push(
      others.map((card) => ({ ...card, goal: told.goal, conversationId: told.conversationId })),
    );
  }
  return { recommendations: byTurns(lists).slice(0, maxRecommendations) };
}

type Found = Recommendation & { goal: string; conversationId: string };

/** The first of each list, then the second of each; everybody once. */
function byTurns(lists: readonly Found[][]): Found[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
  const first = new Map(all.toReversed().map((one) => [one.providerId, one]));
  return [...new Set(all.map(({ providerId }) => providerId))].flatMap((id) => first.get(id) ?? []);
}

async function latestGoals(
  context: Deps,
  actor: Client,
  asker: ReturnType<typeof askerOf>,
): Promise<(Goal & { conversationId: string })[]> {
  const subject = subjectOf(actor);
  const goals: (Goal & { conversationId: string })[] = [];
  const read = { own: asker.currency };
  for (const { id: conversationId } of await listOwn(context, subject)) {
    const page = { page: 1, pageSize: turnsRead };
    const { chatHistory } = await readHistory(context, { subject, conversationId }, page);
    const calm = chatHistory.filter(
      ({ role, content }) => role === 'assistant' || findCrisis(content) === null,
    );
    const thread = readThread(calm, {
      ...read,
      parseQuery: (text) => parseQuery(context.lexicon(), text, asker.language),
    });
    for (const goal of thread.goals.toReversed()) {
      if (goals.some((known) => isSame(known.goal, goal.goal))) continue;
      goals.push({ ...goal, conversationId });
      if (goals.length === maxGoals) return goals;
    }
  }
  return goals;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
