import type { Filters } from '../../../filters/rules.ts';
import { hear } from '../../hear.ts';
import type { People, Plan, Reader, State } from '../../rules.ts';
import { begun, withoutLatest } from '../../search.ts';
import { readReferences } from '../../table/references.ts';
import { fullName } from '../../table/table.ts';
import { corrected, hasContent } from '../follow-up.ts';
import type { Move } from './intents.ts';

/** A message that is known to move the search so; null where it tells too little for that. */
export function moveTo(move: Move, text: string, state: State, reader: Reader): Plan | null {
  const heard = hear(text, state, reader);
  if (move === 'goal') return hasContent(heard.rest) ? begun(heard, state) : null;
  const { goal, core, filters: before, latest, table } = state;
  if (goal === null) return null;
  const { kept, rest } = heard;
  const refined = (filters: Filters, more = {}): Plan => ({
    ...{ kind: 'search', goal, filters, isRefined: true },
    ...(core !== null && core !== goal ? { core } : {}),
    ...more,
  });
  const detailed = (more = {}) =>
    refined(kept, { goal: `${goal}\n${rest}`, core: core ?? goal, ...more });
  switch (move) {
    case 'more':
      return refined({ ...kept, isOthers: true });
    case 'reject': {
      const people = refusedIn(text, table);
      return people.length > 0
        ? refined({
            ...kept,
            withoutPeople: people.map((card) => ({ id: card.providerId, name: fullName(card) })),
          })
        : refined({ ...kept, isOthers: true });
    }
    case 'back':
      return refined(kept);
    case 'lift':
      return Object.keys(before).length > 0 ? refined(withoutLatest(before, latest)) : null;
    case 'correct': {
      const meant = corrected(rest);
      const words = heard.isGoal && !heard.isVague ? meant : `${goal}\n${meant}`;
      return hasContent(meant)
        ? { kind: 'search', goal: words, filters: kept, isRefined: true, isCorrected: true }
        : null;
    }
    case 'wish-cheaper':
      return refined(heard.isWish ? kept : { ...kept, isCheaper: true });
    case 'detail':
      return hasContent(rest) ? detailed() : null;
    case 'wish-quality':
      return hasContent(rest) ? detailed({ isUnread: true }) : null;
    default:
      if (heard.isWish) return refined(kept);
      return hasContent(rest) ? detailed({ isUnread: true }) : null;
  }
}

/** Who isn't wanted: those who are named, else the one who is spoken of. */
function refusedIn(text: string, table: State['table']): People {
  const { people } = readReferences(text, table);
  if (people.length > 0) return people;
  return table.focus.length === 1 && table.cards.length > 1 ? table.focus : [];
}
