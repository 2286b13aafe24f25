import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import type { Found } from '../conversation/service.ts';
import type { CrisisKind } from '../crisis/rules.ts';
import { emergencyLinesFor, emergencyPhoneOf } from '../emergency/rules.ts';

export function textsOf(language: Language): typeof english {
  return language === 'es' ? spanish : english;
}

/** The words and cards of an answer, without ids and counts. */
export type Worded = Pick<
  ChatAnswer,
  'reply' | 'kind' | 'recommendations' | 'suggestions' | 'emergencyLines' | 'replies'
>;

const nothing = { recommendations: [], suggestions: [], emergencyLines: [] };

/** One question back, with a few ways to begin. */
export function wordQuestion(language: Language, hasFilters: boolean): Worded {
  const { ask } = textsOf(language);
  const reply = hasFilters ? ask.goal : ask.vague;
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
  language: Language,
  options: { isRefined: boolean; partner: string | null },
): Worded {
  if (found.recommendations.length === 0) return wordNobody(found, language, options.partner);
  const texts = textsOf(language);
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
  const opening =
    count === 1 && first
      ? texts.found.one(`${first.name} ${first.lastName}`.trim())
      : texts.found.some(count);
  return {
    ...nothing,
    kind: 'recommendations',
    reply: [opening, ...(options.isRefined ? [texts.refined] : []), texts.next(count)].join(' '),
    recommendations: found.recommendations,
  };
}

function wordNobody(found: Found, language: Language, partner: string | null): Worded {
  const { nobody, filter: filters, without, ask } = textsOf(language);
  const [first] = found.withoutFilter;
  if (!first) {
    const reply = partner === null ? nobody.plain : nobody.partner(partner);
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${reply} ${nobody.tryWords}`,
      suggestions: [...ask.chips],
    };
  }
  const counts = found.withoutFilter.map(({ filter, count }) =>
    nobody.tryWithout(count, filters[filter]),
  );
  return {
    ...nothing,
    kind: 'nobody',
    reply: [nobody.because(filters[first.filter]), ...counts].join(' '),
    suggestions: [...new Set(found.withoutFilter.map(({ filter }) => without[filter]))],
  };
}
