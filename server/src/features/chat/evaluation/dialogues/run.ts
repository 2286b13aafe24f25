import type { ChatAction, ChatAnswer, Recommendation } from '@puente/contract/chat';
import { judge, type Verdict } from './judge.ts';
import type { Dialogue } from './dialogues.ts';

/** Asks the chat as one visitor, message by message. */
export type Ask = (query: string, dialogue: Dialogue) => Promise<ChatAnswer>;

export type Transcript = {
  dialogue: Dialogue;
  turns: { said: string; answer: ChatAnswer; verdict: Verdict }[];
};

/** Has a dialogue with the chat and judges every answer. */
export async function runDialogue(
  dialogue: Dialogue,
  ask: Ask,
  idOf: (slug: string) => string,
): Promise<Transcript> {
  let table: readonly Recommendation[] = [];
  const turns: Transcript['turns'] = [];
  for (const [said, expected] of dialogue.turns) {
    const query = withNames(said, table);
    const answer = await ask(query, dialogue);
    turns.push({ said: query, answer, verdict: judge(expected, { answer, table, idOf }) });
    const fresh = answer.recommendations.filter((card) => !card.isAgain);
    if (fresh.length > 0) table = fresh;
  }
  return { dialogue, turns };
}

function withNames(said: string, table: readonly Recommendation[]): string {
  return said.replaceAll(/\{(\d)\}/g, (_match, place) => table[Number(place) - 1]?.name ?? 'Laura');
}

/** The share of all points that were won, 0 to 1. */
export function shareOf(transcripts: readonly Transcript[]): number {
  const scores = transcripts.flatMap(({ turns }) => turns.map(({ verdict }) => verdict.score));
  return scores.reduce<number>((sum, score) => sum + score, 0) / Math.max(1, scores.length * 2);
}

/** A transcript as somebody reads it, with what is wrong. */
export function written({ dialogue, turns }: Transcript): string {
  const lines = turns.flatMap(({ said, answer, verdict }) => [
    `  > ${said}`,
    `  ${verdict.score} [${answer.kind}] ${answer.reply.replaceAll('\n', '\n      ')}`,
    ...answer.recommendations.map(
      (card) =>
        `      * ${card.name} ${card.lastName} (${card.expertise}) ${card.price.amount} ${card.price.currency} / ${card.durationMinutes}`,
    ),
    ...(answer.wishes?.length
      ? [`      wishes: ${answer.wishes.map(({ label }) => label).join(' | ')}`]
      : []),
    ...(answer.actions?.length
      ? [`      actions: ${answer.actions.map((action) => nameOf(action)).join(' | ')}`]
      : []),
    ...verdict.faults.map((fault) => `      !! ${fault}`),
  ]);
  return [`${dialogue.name} (${dialogue.language})`, ...lines].join('\n');
}

function nameOf(action: ChatAction): string {
  if (action.kind === 'book') return `book ${action.name} ${action.from ?? ''}`;
  return action.kind === 'open' ? action.page : action.kind;
}
