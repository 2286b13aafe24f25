import type { Currency, Language } from '@puente/contract/policy';
import { liftedBy, mergeWishes, readWishes, type Wishes } from '../constraints/rules.ts';
import { type Danger, dangerIn } from '../danger/rules.ts';

/** What the retrieval hears in a text. */
export type Heard = { language: Language; hasGoal: boolean };

export type Plan =
  | { kind: 'emergency'; danger: Danger }
  /** One question back: nothing to look for yet. `hasWishes` when a wish came without a goal. */
  | { kind: 'question'; hasWishes: boolean }
  | { kind: 'search'; goal: string; wishes: Wishes; isRefined: boolean };

/** A wish in so few words leaves no room for a goal beside it. */
const shortWishWords = 6;
/** How many earlier messages of a thread are looked at. */
const rememberedMessages = 12;

const withoutLifted = (wishes: Wishes, text: string): Wishes => {
  const lifted = new Set<string>(liftedBy(text));
  return Object.fromEntries(Object.entries(wishes).filter(([wish]) => !lifted.has(wish)));
};

const wishesOf = (texts: readonly string[], own: Currency): Wishes =>
  texts.reduce<Wishes>(
    (wishes, text) => withoutLifted(mergeWishes(wishes, readWishes(text, own)), text),
    {},
  );

/**
 * What to do with a message in its thread: refine the goal told before ("someone cheaper"), look
 * for a new one, or ask one thing back. `earlier` are the person's own messages, oldest first.
 */
export const planFor = (
  text: string,
  earlier: readonly string[],
  own: Currency,
  hear: (text: string) => Heard,
): Plan => {
  const danger = dangerIn(text);
  if (danger) return { kind: 'emergency', danger };
  const thread = earlier.slice(-rememberedMessages);
  const wishes = wishesOf([...thread, text], own);
  const ownWishes = readWishes(text, own);
  const isWish = Object.keys(ownWishes).length > 0 || liftedBy(text).length > 0;
  const goals = thread.filter((said) => hear(said).hasGoal);
  // "Who speaks Spanish?" after a goal is a wish about the expert, not the goal of learning it.
  const isShortWish =
    isWish && goals.length > 0 && text.trim().split(/\s+/).length <= shortWishWords;
  const isGoal = !isShortWish && hear(text).hasGoal;
  if (isGoal) {
    // The answer to a question belongs to what was said before it.
    const before = thread.at(-1);
    const isAnswer = before !== undefined && !hear(before).hasGoal && goals.length === 0;
    const goal = isAnswer ? `${before}\n${text}` : text;
    return { kind: 'search', goal, wishes, isRefined: false };
  }
  const lastGoal = goals.at(-1);
  if (isWish && lastGoal !== undefined)
    return { kind: 'search', goal: lastGoal, wishes, isRefined: true };
  if (lastGoal !== undefined && earlier.length > 0 && text.trim().split(/\s+/).length > 3)
    return { kind: 'search', goal: `${lastGoal}\n${text}`, wishes, isRefined: true };
  return { kind: 'question', hasWishes: isWish };
};
