import type { Recommendation } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { formatMinutes } from '../../../lib/format.ts';
import type { Fit, Found } from '../conversation/service.ts';
import type { CrisisKind } from '../crisis/rules.ts';
import { type Asker, peopleTextsIn, priceText, timeText, zoneText } from './format.ts';
import { type Thread, wordNobody } from './nobody.ts';
import { inEach, nothing, textsOf, type Worded } from './texts.ts';
import { emergencyLinesFor, emergencyPhoneOf } from '../emergency/rules.ts';

type Cards = readonly Pick<Recommendation, 'providerId'>[];

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
  const replies = inEach(({ emergency }) => `${emergency.listen}\n\n${emergency.now(phone)}`);
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
  const replies = inEach(({ emergency }) => emergency.maybe(phone ?? emergencyPhoneOf(timezone)));
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

/** A thread with what was wished for in the last message. */
type Said = Thread & {
  /** A woman or a man was asked for just now. */
  asksGender: boolean;
  /** A time was asked for just now. */
  asksTime: boolean;
  /** A wish came that profiles can't be asked about. */
  isUnread: boolean;
  /** More was told that no rule knows for a detail. */
  isUnheard: boolean;
  /** An amount was told in a currency that isn't converted. */
  isForeignMoney: boolean;
  /** A city was told in which nobody need be. */
  isCityTold: boolean;
};

/** The built-in reply: who fits, or why nobody does. */
export function wordFound(
  found: Found,
  asker: Asker,
  options: Said & {
    /** The choice on the table before, where a wish was read that it could meet. */
    shown: Cards;
    /** The choice on the table before. */
    before: Cards;
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
  if (isStill && !isSame && options.isUnheard) return wordUnheard(found, asker, options.last);
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
      ...wordWishes(found, asker, options),
      ...(options.isRefined && !isStill ? [texts.refined] : []),
      ...(isStill ? [] : [texts.next(count)]),
    ].join(' '),
    recommendations: found.recommendations,
  };
}

/** What is to be said of the wishes that came along. */
function wordWishes(found: Found, asker: Asker, options: Said): string[] {
  const { fits } = textsOf(asker.language);
  return [
    ...(options.asksGender ? [fits.gender] : []),
    ...soonestIn(found, options, asker),
    ...(options.isCityTold ? [fits.online] : []),
    ...(options.isForeignMoney ? [fits.foreignMoney(asker.currency)] : []),
    ...(options.isUnread ? [fits.unread] : []),
  ];
}

/** Who is free first, where that or a time was asked for. */
function soonestIn(
  { recommendations }: Found,
  { filters, asksTime }: Said,
  asker: Asker,
): string[] {
  const [first] = recommendations;
  if (!(filters.isSoonest || asksTime) || !first?.nextFree) return [];
  const time = timeText(Temporal.Instant.from(first.nextFree), asker);
  const texts = peopleTextsIn(asker.language);
  if (recommendations.length === 1) return [texts.next(time, zoneText(asker))];
  return [texts.soonest(`${first.name} ${first.lastName}`.trim(), time, zoneText(asker))];
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

/** What was told may be a detail or another matter: the people stay, and which it is is asked. */
function wordUnheard({ recommendations }: Found, asker: Asker, last: string): Worded {
  const { unheard } = textsOf(asker.language);
  const names = recommendations.map((card) => `${card.name} ${card.lastName}`.trim());
  const usual = unheard.ask(names);
  return {
    ...nothing,
    kind: 'recommendations',
    reply: last.endsWith(usual) ? unheard.again(names) : usual,
    recommendations,
    suggestions: [...unheard.chips],
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
