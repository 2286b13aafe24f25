import type { Recommendation } from '@puente/contract/chat';
import { fullName } from '../conversation/table/table.ts';
import { type Asker, peopleTextsIn } from './format.ts';
import { type Facts, nothing } from './people.ts';
import type { Worded } from './texts.ts';

/** Asks who is meant, where "she" could be several. */
export function wordWhom(people: readonly Facts[], asker: Asker): Worded {
  return {
    ...nothing,
    kind: 'question',
    reply: peopleTextsIn(asker.language).whom(people.map(({ profile }) => fullName(profile))),
    suggestions: people.map(({ profile }) => profile.name),
  };
}

/** An answer for the last one in the list, where a place was named that nobody has. */
export function withFewer(worded: Worded, cards: readonly Recommendation[], asker: Asker): Worded {
  const last = cards.at(-1);
  if (!last) return worded;
  const lead = peopleTextsIn(asker.language).fewer(cards.length, fullName(last));
  return { ...worded, reply: `${lead} ${worded.reply}` };
}

/** Somebody was named who was never shown. */
export function wordStranger(
  name: string,
  people: readonly Recommendation[],
  asker: Asker,
): Worded {
  const texts = peopleTextsIn(asker.language);
  const left =
    people.length > 0 ? texts.shown(people.map((card) => fullName(card))) : texts.noneShown;
  return {
    ...nothing,
    kind: 'question',
    reply: `${texts.stranger(name)} ${left}`,
    suggestions: people.map((card) => card.name),
    actions: [{ kind: 'open', page: 'experts' }],
  };
}
