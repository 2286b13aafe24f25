import { isTurnedDown } from '../conversation/intents/follow-up.ts';
import type { Plan } from '../conversation/rules.ts';
import type { Found } from '../conversation/service.ts';
import type { Table } from '../conversation/table/table.ts';
import { isForeignMoney } from '../filters/budget.ts';
import { saying } from '../filters/plain.ts';
import { tellsCity } from '../filters/place.ts';
import { type Filters, readFilters } from '../filters/rules.ts';
import type { Asker } from '../wording/format.ts';
import { wordFound } from '../wording/present.ts';
import type { Worded } from '../wording/texts.ts';

type Search = Extract<Plan, { kind: 'search' }>;

/** The message that was answered by a search, in its thread. */
type Asked = {
  question: { text: string; partner: { name: string } | null; table: Table };
  asker: Asker;
  last: string;
};

/** Words for what a search found, by what the message wished for. */
export function wordSearch(found: Found, plan: Search, { question, asker, last }: Asked): Worded {
  const { text, table, partner } = question;
  const said = saying(text);
  const asked = keptIn(plan.filters, readFilters(text, { own: asker.currency }));
  const isWish = Object.keys(asked).length > 0;
  return wordFound(found, asker, {
    filters: plan.filters,
    isRefined: plan.isRefined,
    // Only of a wish that was read can it be said that somebody meets it.
    shown: isWish ? table.cards : [],
    before: table.cards,
    hasPeople: table.cards.length > 0,
    isUnread: plan.isUnread === true,
    isUnheard: plan.isUnheard === true,
    isCorrected: plan.isCorrected === true,
    isForeignMoney: isForeignMoney(said),
    isCityTold: tellsCity(said),
    asksTime: asked.when !== undefined,
    asksGender: asked.gender !== undefined,
    partner: partner?.name ?? null,
    isWish,
    isTurnedDown: isTurnedDown(said),
    last,
  });
}

/** What of a message's wishes counts in the search: hours of a story don't. */
function keptIn(kept: Filters, asked: Filters): Filters {
  return Object.fromEntries(Object.entries(asked).filter(([name]) => name in kept));
}
