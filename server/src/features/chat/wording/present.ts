import type { ChatAnswer, Recommendation } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import { formatMinutes } from '../../../lib/format.ts';
import type { Fit, Found } from '../conversation/service.ts';
import type { CrisisKind } from '../crisis/rules.ts';
import type { Filters } from '../filters/rules.ts';
import { type Asker, priceText } from './format.ts';
import { emergencyLinesFor, emergencyPhoneOf } from '../emergency/rules.ts';

export function textsOf(language: Language): typeof english {
  return language === 'es' ? spanish : english;
}

/** The words and cards of an answer, without ids and counts. */
export type Worded = Pick<
  ChatAnswer,
  | 'reply'
  | 'kind'
  | 'recommendations'
  | 'suggestions'
  | 'emergencyLines'
  | 'replies'
  | 'wishes'
  | 'actions'
  | 'browse'
>;

type Cards = readonly Pick<Recommendation, 'providerId'>[];

const nothing = { recommendations: [], suggestions: [], emergencyLines: [] };

/** One question back, with a few ways to begin. `isTold`: something of the goal was said. */
export function wordQuestion(
  language: Language,
  { hasFilters, isTold }: { hasFilters: boolean; isTold: boolean },
): Worded {
  const { ask } = textsOf(language);
  const reply = isTold ? ask.more : hasFilters ? ask.goal : ask.vague;
  return { ...nothing, kind: 'question', reply, suggestions: [...ask.chips] };
}

/** Help lines of the country, introduced in the person's language and then in the other one. */
export function wordEmergency(crisis: CrisisKind, language: Language, timezone: string): Worded {
  const phone = emergencyPhoneOf(timezone);
  const replyIn = ({ emergency }: typeof english) =>
    `${emergency.listen}\n\n${emergency.now(phone)}`;
  const replies = { en: replyIn(english), es: replyIn(spanish) };
  return {
    ...nothing,
    kind: 'emergency',
    reply: inBoth(replies, language),
    replies,
    suggestions: [...textsOf(language).emergency.goOn],
    emergencyLines: emergencyLinesFor(crisis, timezone, language),
  };
}

/** The usual answer below help lines, for words that may mean danger. */
export function withHelpLines(
  usual: Worded,
  crisis: CrisisKind,
  { language, timezone }: { language: Language; timezone: string },
): Worded {
  const emergencyLines = emergencyLinesFor(crisis, timezone, language);
  const phone = emergencyLines.find(({ phone: number }) => !number.startsWith('https:'))?.phone;
  const replyIn = ({ emergency }: typeof english) =>
    emergency.maybe(phone ?? emergencyPhoneOf(timezone));
  const replies = { en: replyIn(english), es: replyIn(spanish) };
  return {
    ...usual,
    reply: `${inBoth(replies, language)}\n\n${usual.reply}`,
    replies,
    emergencyLines,
  };
}

function inBoth(replies: Record<Language, string>, language: Language): string {
  return [replies[language], replies[language === 'es' ? 'en' : 'es']].join('\n\n');
}

/** The built-in reply: who fits, or why nobody does. */
export function wordFound(
  found: Found,
  asker: Asker,
  options: {
    filters: Filters;
    isRefined: boolean;
    /** A woman or a man was asked for just now. */
    asksGender: boolean;
    /** The choice on the table before, where a wish was read that it could meet. */
    shown: Cards;
    /** The choice on the table before. */
    before: Cards;
    /** A wish came that profiles can't be asked about. */
    isUnread: boolean;
    partner: string | null;
  },
): Worded {
  if (found.recommendations.length === 0) return wordNobody(found, asker, options);
  const texts = textsOf(asker.language);
  const { length: count, 0: first } = found.recommendations;
  if (found.isNearest) {
    const { nobody } = texts;
    const opening = options.partner === null ? nobody.plain : nobody.partner(options.partner);
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${opening} ${nobody.nearest(count)}`,
      recommendations: found.recommendations,
    };
  }
  const isSame = options.isRefined && areSame(found.recommendations, options.shown);
  // More was told, and it changes nothing: that is said, instead of finding the same people again.
  const isStill = options.isRefined && areSame(found.recommendations, options.before);
  const ways = isSame ? texts.still : isStill ? texts.unchanged : texts.found;
  const opening =
    count === 1 && first ? ways.one(`${first.name} ${first.lastName}`.trim()) : ways.some(count);
  return {
    ...nothing,
    kind: 'recommendations',
    reply: [
      opening,
      ...found.fits.map((fit) => wordFit(fit, asker)),
      ...(options.asksGender ? [texts.fits.gender] : []),
      ...(options.isUnread ? [texts.fits.unread] : []),
      ...(options.isRefined && !isStill ? [texts.refined] : []),
      ...(isStill ? [] : [texts.next(count)]),
    ].join(' '),
    recommendations: found.recommendations,
  };
}

/** The same people as before, in any order. */
function areSame(cards: Cards, shown: Cards): boolean {
  const ids = new Set(shown.map(({ providerId }) => providerId));
  return cards.length === ids.size && cards.every(({ providerId }) => ids.has(providerId));
}

/** Which meeting a budget pays for. */
function wordFit({ name, offer }: Fit, asker: Asker): string {
  const { fits } = textsOf(asker.language);
  const length = formatMinutes(offer.durationMinutes, asker.language);
  return fits[offer.isFirst ? 'first' : 'length'](name, length, priceText(offer.price, asker));
}

function wordCheapest({ name, offer }: Fit, asker: Asker): string {
  const length = formatMinutes(offer.durationMinutes, asker.language);
  return textsOf(asker.language).fits.cheapest(name, length, priceText(offer.price, asker));
}

function wordNobody(
  found: Found,
  asker: Asker,
  { filters, partner }: { filters: Filters; partner: string | null },
): Worded {
  const { nobody, filter: names, without, ask, fits } = textsOf(asker.language);
  const [first] = found.withoutFilter;
  const plain = partner === null ? nobody.plain : nobody.partner(partner);
  if (!first && found.matches > 0 && !found.isNearest && filters.isOthers !== true)
    return { ...nothing, kind: 'nobody', reply: nobody.together };
  const isAll = filters.isOthers === true;
  if (!first && found.isNearest && !isAll)
    return { ...nothing, kind: 'nobody', reply: `${plain} ${nobody.noneNear}` };
  if (!first) {
    const opening = isAll ? fits.noMore : plain;
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${opening} ${nobody.tryWords}`,
      suggestions: [...ask.chips],
    };
  }
  // Seen by now are all who fit: there is nothing to be taken back.
  if (filters.isOthers && found.withoutFilter.every(({ filter }) => filter === 'others'))
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${fits.noMore} ${fits.noMoreWays}`,
      suggestions: [without.others],
    };
  const { cheapest } = found;
  if (found.withoutFilter.every(({ filter }) => filter === 'cheaper'))
    return {
      ...nothing,
      kind: 'nobody',
      reply: nobody.noCheaper,
      suggestions: [without.cheaper],
    };
  const counts = found.withoutFilter
    .filter(({ filter }) => filter !== 'budget' || !cheapest)
    .map(({ filter, count }) =>
      filter === 'not' ? nobody.tryNot(count) : nobody.tryWithout(count, names[filter]),
    );
  return {
    ...nothing,
    kind: 'nobody',
    reply: [
      found.isNearest
        ? `${plain} ${nobody.nearBecause(names[first.filter])}`
        : nobody.because(names[first.filter]),
      ...(cheapest ? [wordCheapest(cheapest, asker)] : []),
      ...counts,
    ].join(' '),
    suggestions: [...new Set(found.withoutFilter.map(({ filter }) => without[filter]))],
  };
}
