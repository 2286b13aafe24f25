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

/** One question back, with a few ways to begin. `isTold`: something of the goal was said; `last`: the answer before. */
export function wordQuestion(
  language: Language,
  { hasFilters, isTold, last }: { hasFilters: boolean; isTold: boolean; last: string },
): Worded {
  const { ask } = textsOf(language);
  const usual = isTold ? ask.more : hasFilters ? ask.goal : ask.vague;
  const other = hasFilters && !isTold ? ask.goalAgain : ask.moreAgain;
  const reply = last.endsWith(usual) ? other : usual;
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
  options: Thread & {
    /** A woman or a man was asked for just now. */
    asksGender: boolean;
    /** The choice on the table before, where a wish was read that it could meet. */
    shown: Cards;
    /** The choice on the table before. */
    before: Cards;
    /** A wish came that profiles can't be asked about. */
    isUnread: boolean;
    /** What was meant was said again. */
    isCorrected: boolean;
  },
): Worded {
  const texts = textsOf(asker.language);
  if (found.recommendations.length === 0) {
    const worded = wordNobody(found, asker, options);
    const isSaid = options.last.endsWith(worded.reply);
    if (!isSaid) return worded;
    const again = texts.nobody.stillSo(worded.reply);
    // Said a third time it would be the same sentence.
    const reply = options.last.endsWith(again) ? texts.nobody.stillNone : again;
    return { ...worded, reply };
  }
  const { length: count, 0: first } = found.recommendations;
  if (found.isNearest) {
    const { nobody } = texts;
    const opening = options.partner === null ? nobody.plain : nobody.partner(options.partner);
    const isAgain = options.isRefined && options.last.includes(opening);
    return {
      ...nothing,
      kind: 'nobody',
      reply: isAgain ? nobody.stillNearest(count) : `${opening} ${nobody.nearest(count)}`,
      recommendations: found.recommendations,
    };
  }
  const isSame = options.isRefined && areSame(found.recommendations, options.shown);
  // More was told, and it changes nothing: that is said, instead of finding the same people again.
  const isStill = options.isRefined && areSame(found.recommendations, options.before);
  if (isStill && options.isCorrected) return wordNotThat(found, asker);
  const open = (ways: typeof texts.found) =>
    count === 1 && first ? ways.one(`${first.name} ${first.lastName}`.trim()) : ways.some(count);
  const usual = open(isSame ? texts.still : isStill ? texts.unchanged : texts.found);
  const isAgain = isStill && options.last.includes(usual);
  const opening = found.each
    ? texts.each(...found.each)
    : isAgain
      ? open(isSame ? texts.alsoStill : texts.alsoUnchanged)
      : usual;
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

/** What was meant was said again, and the same people are found: they can't be it. */
function wordNotThat({ recommendations }: Found, asker: Asker): Worded {
  const names = recommendations.map((card) => `${card.name} ${card.lastName}`.trim());
  return {
    ...nothing,
    kind: 'question',
    reply: textsOf(asker.language).notThat(names),
    actions: [{ kind: 'open', page: 'experts' }],
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
  const { fits } = textsOf(asker.language);
  return fits[offer.isFirst ? 'cheapestFirst' : 'cheapest'](
    name,
    length,
    priceText(offer.price, asker),
  );
}

type Thread = {
  filters: Filters;
  partner: string | null;
  isRefined: boolean;
  /** A wish came with the message. */
  isWish: boolean;
  /** None of those shown was wanted. */
  isTurnedDown: boolean;
  /** The answer before. */
  last: string;
};

/** No one comes near: what the answer before said is said in other words. */
function wordNoneNear(
  { isRefined, isWish, last }: Thread,
  opening: string,
  nobody: typeof english.nobody,
): string {
  const isSaid = [nobody.noneNear, nobody.wishStill, nobody.again, nobody.either].some((text) =>
    last.endsWith(text),
  );
  if (!isSaid) return `${opening} ${nobody.noneNear}`;
  if (isRefined && isWish && !last.endsWith(nobody.wishStill)) return nobody.wishStill;
  if (isRefined && !last.endsWith(nobody.again)) return nobody.again;
  return last.endsWith(nobody.either) ? `${opening} ${nobody.noneNear}` : nobody.either;
}

function wordNobody(found: Found, asker: Asker, options: Thread): Worded {
  const { filters, partner, last } = options;
  const { nobody, without, ask, fits } = textsOf(asker.language);
  const [first] = found.withoutFilter;
  const plain = partner === null ? nobody.plain : nobody.partner(partner);
  if (!first && found.matches > 0 && !found.isNearest && filters.isOthers !== true)
    return { ...nothing, kind: 'nobody', reply: nobody.together };
  const isAll = filters.isOthers === true;
  if (!first && found.isNearest)
    return { ...nothing, kind: 'nobody', reply: wordNoneNear(options, plain, nobody) };
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
      reply:
        (options.isTurnedDown || last.includes(fits.noMore)) && !last.endsWith(fits.turnedDown)
          ? fits.turnedDown
          : `${fits.noMore} ${fits.noMoreWays}`,
      suggestions: [without.others],
    };
  if (found.withoutFilter.every(({ filter }) => filter === 'cheaper'))
    return {
      ...nothing,
      kind: 'nobody',
      reply: found.cheapest
        ? `${nobody.noCheaper} ${wordCheapest(found.cheapest, asker)}`
        : nobody.noCheaper,
      suggestions: [without.cheaper],
    };
  return wordKeptOut(found, asker, plain);
}

/** Only wishes keep those out who could help: which, and the price that would do. */
function wordKeptOut(found: Found, asker: Asker, plain: string): Worded {
  const { nobody, filter: names, without } = textsOf(asker.language);
  const { cheapest, withoutFilter } = found;
  const [first, ...more] = withoutFilter;
  const counts = withoutFilter
    .filter(({ filter }) => filter !== 'budget' || !cheapest)
    .map(({ filter, count }) =>
      filter === 'not' ? nobody.tryNot(count) : nobody.tryWithout(count, names[filter]),
    );
  const what = first ? names[first.filter] : '';
  if (first && more.length === 0 && counts.length === 1 && !found.isNearest)
    return {
      ...nothing,
      kind: 'nobody',
      reply:
        first.filter === 'not' ? nobody.ruledOut(first.count) : nobody.butNot(first.count, what),
      suggestions: [without[first.filter]],
    };
  return {
    ...nothing,
    kind: 'nobody',
    reply: [
      found.isNearest ? `${plain} ${nobody.nearBecause(what)}` : nobody.because(what),
      ...(cheapest ? [wordCheapest(cheapest, asker)] : []),
      ...counts,
    ].join(' '),
    suggestions: [...new Set(withoutFilter.map(({ filter }) => without[filter]))],
  };
}
