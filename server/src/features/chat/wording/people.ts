import { expertiseFor } from '@puente/contract/policy/expertise';
import type { ChatAction, Recommendation } from '@puente/contract/chat';
import type { Money } from '@puente/contract/money';
import type { PublicProfile } from '@puente/contract/provider';
import { formatMinutes } from '../../../lib/format.ts';
import { languageName } from '../../../lib/language-name.ts';
import type { Ask } from '../conversation/table/questions.ts';
import { fullName } from '../conversation/table/table.ts';
import { detectLanguage } from '../language/detect.ts';
import { type Asker, peopleTextsIn, priceText, quoteOf, timeText, zoneText } from './format.ts';
import { textsOf, type Worded } from './texts.ts';

/** What is known of somebody on the table, read afresh. */
export type Facts = {
  card: Recommendation;
  profile: PublicProfile;
  /** The next free times, on different days. */
  free: readonly Temporal.Instant[];
  /** The first free time in the stretch that was asked for; null when there is none. */
  asked: Temporal.Instant | null;
  /** The first one on the days of that stretch, at any hour. */
  near: Temporal.Instant | null;
  /** The smallest package they sell, if any. */
  package?: { sessions: number; price: Money };
  /** Where words were looked for in the profile: the sentence that has them, or null. */
  told?: string | null;
};

/** `isAlone`: others were to be compared with, and there are none. */
type Question = {
  asks: readonly Ask[];
  minutes: number | null;
  /** Of how many meetings the price is asked. */
  times: number;
  /** The price of a first meeting was asked for. */
  isFirst: boolean;
  hasWhen: boolean;
  isAlone: boolean;
  /** Whether somebody has a trade was asked. */
  isOfTrade: boolean;
};

export const nothing = { recommendations: [], suggestions: [], emergencyLines: [] };

/** Answers a question about people by facts of the database, each person in a paragraph. */
export function wordPeople(people: readonly Facts[], question: Question, asker: Asker): Worded {
  const told = people.filter((facts) => typeof facts.told === 'string');
  const isUnsure = question.asks.every((ask) => ask === 'unsure') && people.length > 1;
  // Of several, those are told of whose profile says it, and that none does is said once.
  const answering = isUnsure && told.length > 0 ? told : people;
  const paragraphs =
    isUnsure && told.length === 0
      ? [peopleTextsIn(asker.language).unsaidByAll]
      : answering.map((facts) =>
          question.asks.map((ask) => wordAsk(ask, facts, { question, asker })).join(' '),
        );
  const alone = question.isAlone ? [peopleTextsIn(asker.language).onlyOne] : [];
  return {
    ...nothing,
    kind: 'answer',
    reply: [...alone, ...paragraphs].join(alone.length > 0 ? ' ' : '\n'),
    actions: people.map(({ card, asked, free }) => bookAction(card, asked ?? free[0] ?? null)),
  };
}

export function bookAction(card: Recommendation, from: Temporal.Instant | null): ChatAction {
  return {
    kind: 'book',
    providerId: card.providerId,
    name: fullName(card),
    minutes: card.durationMinutes,
    ...(from ? { from: from.toString() } : {}),
  };
}

function wordAsk(
  ask: Ask,
  facts: Facts,
  { question, asker }: { question: Question; asker: Asker },
): string {
  const { profile } = facts;
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  const minutesText = (minutes: number) => formatMinutes(minutes, asker.language);
  switch (ask) {
    case 'price':
      return question.times > 1
        ? wordTotal(facts, question, asker)
        : wordPrice(facts, question, asker);
    case 'when':
      return wordWhen(facts, question.hasWhen, asker);
    case 'verified':
      return wordVerified(facts, asker);
    case 'background':
      return wordTold(facts, profile.career, asker);
    case 'helps':
      return wordTold(facts, profile.idealClient, asker);
    case 'languages':
      return wordLanguages(profile, asker);
    case 'place':
      return profile.inPerson
        ? texts.placeBoth(name, profile.location)
        : texts.placeOnline(name, profile.location);
    case 'length':
      return texts.lengths(
        name,
        profile.prices.map(({ durationMinutes }) => minutesText(durationMinutes)),
      );
    case 'packages': {
      const offered = facts.package;
      return offered
        ? texts.package(name, offered.sessions, priceText(offered.price, asker))
        : texts.noPackage(name);
    }
    case 'contact':
      return texts.contact(profile.name);
    case 'reviews':
      return wordReviews(facts, asker);
    case 'gender':
      return textsOf(asker.language).fits.gender;
    case 'age':
      return texts.unsaid(name);
    case 'why':
      return texts.why(name, facts.card.reason);
    case 'unsure':
      if (facts.told) return says(name, facts.told, asker);
      return question.isOfTrade
        ? texts.is(name, expertiseFor(profile, asker.language).text)
        : `${texts.unsaid(name)} ${texts.askThem}`;
    case 'about':
      break;
  }
  return wordAbout(facts, asker);
}

function wordLanguages(profile: PublicProfile, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  const languages = profile.languages.map((code) => languageName(code, asker.language));
  const [only] = languages;
  return languages.length === 1 && only
    ? texts.speaksOnly(name, only)
    : texts.speaks(name, languages);
}

/** What the profile says of the words that were asked about; else that it doesn't, and what it says. */
function wordTold({ profile, told }: Facts, otherwise: string, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  if (told === undefined) return says(name, otherwise, asker);
  if (told !== null) return says(name, told, asker);
  return `${texts.unsaid(name)} ${says(profile.name, otherwise, asker)} ${texts.askThem}`;
}

/** The stars of reviews, or where there are too few of them, what else tells of somebody. */
function wordReviews(facts: Facts, asker: Asker): string {
  const { profile } = facts;
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  if (!profile.stars)
    return `${texts.noStars(name)} ${wordVerified(facts, asker)} ${says(profile.name, profile.career, asker)}`;
  const { average, count } = profile.stars;
  const digits = { maximumFractionDigits: 1 };
  const mean = new Intl.NumberFormat(asker.language, digits).format(average);
  return texts.stars(name, mean, count);
}

function says(name: string, text: string, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const written = detectLanguage(text, asker.language);
  return texts.says(
    name,
    quoteOf(text),
    written === asker.language ? null : languageName(written, asker.language),
  );
}

function wordPrice(
  { profile }: Facts,
  { minutes, isFirst }: Pick<Question, 'minutes' | 'isFirst'>,
  asker: Asker,
): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  const asked = profile.prices.filter((price) => price.durationMinutes === minutes);
  const prices = asked.length > 0 ? asked : profile.prices;
  const length = (price: { durationMinutes: number }) =>
    formatMinutes(price.durationMinutes, asker.language);
  const firsts = prices.flatMap((price) =>
    price.firstBooking
      ? [texts.lengthFirst(length(price), priceText(price.firstBooking, asker))]
      : [],
  );
  return [
    ...(minutes !== null && asked.length === 0
      ? [texts.notOffered(name, formatMinutes(minutes, asker.language))]
      : []),
    texts.price(
      name,
      prices.map((price) => texts.lengthCosts(length(price), priceText(price.price, asker))),
    ),
    ...(firsts.length > 0 ? [texts.firstPrice(firsts)] : isFirst ? [texts.noFirst] : []),
  ].join(' ');
}

/** What several meetings come to, the lower price of a first one counted once. */
function wordTotal(facts: Facts, question: Question, asker: Asker): string {
  const { profile } = facts;
  const { minutes, times } = question;
  const texts = peopleTextsIn(asker.language);
  const price =
    profile.prices.find(({ durationMinutes }) => durationMinutes === minutes) ?? usualOf(profile);
  if (!price) return wordPrice(facts, question, asker);
  const { amount, currency } = price.price;
  const first = price.firstBooking?.amount ?? amount;
  const sum = priceText({ amount: first + (times - 1) * amount, currency }, asker);
  const length = formatMinutes(price.durationMinutes, asker.language);
  const total = texts.total(fullName(profile), times, length);
  return `${total} ${first < amount ? texts.sumWithFirst(sum) : texts.sum(sum)}`;
}

function wordWhen({ profile, free, asked, near }: Facts, hasWhen: boolean, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  const zone = zoneText(asker);
  if (hasWhen && asked) return texts.freeThen(name, timeText(asked, asker), zone);
  if (free.length === 0) return texts.neverFree(name);
  const next = hasWhen && near ? [near] : free;
  const times = texts.list(next.map((start) => timeText(start, asker)));
  return hasWhen ? texts.notFreeThen(name, times, zone) : texts.free(name, times, zone);
}

function wordVerified({ profile }: Facts, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  if (!profile.partner) return texts.unsaid(name);
  const since = profile.verifiedAt
    ? new Intl.DateTimeFormat(asker.language === 'es' ? 'es' : 'en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: asker.timezone,
      }).format(Date.parse(profile.verifiedAt))
    : null;
  return texts.verified(name, profile.partner.name, since);
}

function wordAbout({ profile, free }: Facts, asker: Asker): string {
  const texts = peopleTextsIn(asker.language);
  const name = fullName(profile);
  const price = usualOf(profile);
  const [next] = free;
  const length = price ? formatMinutes(price.durationMinutes, asker.language) : '';
  return [
    texts.is(name, expertiseFor(profile, asker.language).text),
    says(profile.name, profile.aboutMe, asker),
    ...(price
      ? [
          price.firstBooking
            ? texts.firstThen(
                priceText(price.firstBooking, asker),
                priceText(price.price, asker),
                length,
              )
            : texts.from(priceText(price.price, asker), length),
        ]
      : []),
    ...(next ? [texts.next(timeText(next, asker), zoneText(asker))] : []),
  ].join(' ');
}

/** The price of an hour, else of the first length on offer. */
export function usualOf(profile: Pick<PublicProfile, 'prices'>) {
  return profile.prices.find((price) => price.durationMinutes === 60) ?? profile.prices[0];
}

/** Leads into booking: with one person their card and their times, else the choice of whom. */
export function wordBooking(people: readonly Facts[], hasWhen: boolean, asker: Asker): Worded {
  const texts = peopleTextsIn(asker.language);
  const [first] = people;
  if (people.length > 1 || !first) {
    return {
      ...nothing,
      kind: 'answer',
      reply: texts.book.whom,
      actions: people.map(({ card, asked, free }) => bookAction(card, asked ?? free[0] ?? null)),
    };
  }
  const { profile, free, asked, near, card } = first;
  const name = fullName(profile);
  const zone = zoneText(asker);
  const start = asked ?? near ?? free[0] ?? null;
  const reply = start
    ? texts.book[hasWhen ? (asked ? 'asked' : near ? 'notAsked' : 'next') : 'one'](
        name,
        timeText(start, asker),
        zone,
      )
    : texts.neverFree(name);
  return {
    ...nothing,
    kind: 'answer',
    reply,
    recommendations: [{ ...card, isAgain: true }],
    actions: [bookAction(card, start)],
  };
}
