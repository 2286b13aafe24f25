import type { Recommendation } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { reasonOf } from '../../matching/service.ts';
import { textsOf, type Worded } from '../texts.ts';
import type { Form } from './form.ts';
import { openingFrom } from './opening.ts';
import { quotedFrom } from './quote.ts';

export type Around = {
  language: Language;
  /** What the visitor wrote, the latest first. */
  said: readonly string[];
  /** Sentences of each expert's profile that may be quoted. */
  quotable: ReadonlyMap<string, readonly string[]>;
  /** Experts were found who do what was asked for. */
  hasFound: boolean;
  /** Their order is the visitor's wish, or the search's where no wish was told. */
  isOrdered: boolean;
  /** What may mean danger is opened by words of ours alone. */
  isDanger: boolean;
};

/**
 * Our own answer with what a form may change of it: the order of its cards, the sentence each
 * quotes, an opening, one question. Null where nothing of the form can be used (chat-2).
 */
export function withForm(ours: Worded, form: Form, around: Around): Worded | null {
  const cards = around.isOrdered ? ours.recommendations : ordered(ours.recommendations, form.order);
  const quotes = quotesOf(form, cards, around);
  const opening = around.isDanger
    ? ''
    : openingFrom(form.opening, { ...around, people: ours.recommendations });
  const question = form.question === null ? '' : textsOf(around.language).questions[form.question];
  const ids = new Set(cards.map(({ providerId }) => providerId));
  const isUsed =
    opening !== '' || question !== '' || quotes.size > 0 || form.order.some((id) => ids.has(id));
  if (!isUsed) return null;
  const recommendations = cards.map((card) => {
    const quote = quotes.get(card.providerId);
    const { reasonLanguage: _ofOurs, ...rest } = card;
    return quote === undefined ? card : { ...rest, ...reasonOf(quote, around.language) };
  });
  // A question of ours that asks for the goal at large gives way to one about it.
  const middle = ours.kind === 'question' && question !== '' ? '' : ours.reply;
  const first = [opening, middle].filter((text) => text !== '').join(' ');
  const reply = [first, question].filter((text) => text !== '').join('\n\n');
  return { ...ours, reply, recommendations };
}

/** The same people: first those whom the form names, in its order, each once. */
function ordered(cards: readonly Recommendation[], order: readonly string[]): Recommendation[] {
  const place = ({ providerId }: Recommendation) => {
    const at = order.indexOf(providerId);
    return at < 0 ? order.length : at;
  };
  return cards.toSorted((one, two) => place(one) - place(two));
}

/** The first quote of each card that its own profile bears out. */
function quotesOf(
  { cards: filled }: Form,
  cards: readonly Recommendation[],
  { quotable }: Around,
): Map<string, string> {
  const quotes = new Map<string, string>();
  for (const { providerId } of cards) {
    const quote = filled
      .filter(({ id }) => id === providerId)
      .map((card) => quotedFrom(quotable.get(providerId) ?? [], card.quote))
      .find((sentence) => sentence !== null);
    if (quote) quotes.set(providerId, quote);
  }
  return quotes;
}
