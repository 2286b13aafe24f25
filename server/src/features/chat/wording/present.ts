import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';
import type { Found } from '../conversation/service.ts';
import { type Danger, emergencyLinesFor } from '../danger/rules.ts';
import { joinNames } from './rules.ts';

export const textsOf = (language: Language): typeof english =>
  language === 'es' ? spanish : english;

/** The worded part of an answer; ids and counts are added by whoever sends it. */
export type Worded = Pick<
  ChatAnswer,
  'reply' | 'kind' | 'recommendations' | 'suggestions' | 'emergencyLines'
>;

const nothing = { recommendations: [], suggestions: [], emergencyLines: [] };

/** One question back, with a few ways to begin. */
export const wordQuestion = (language: Language, hasWishes: boolean): Worded => {
  const { ask } = textsOf(language);
  const reply = hasWishes ? ask.goal : ask.vague;
  return { ...nothing, kind: 'question', reply, suggestions: [...ask.chips] };
};

/** Help lines of the place, worded in the person's language first and in the other one after. */
export const wordEmergency = (danger: Danger, language: Language, timezone: string): Worded => ({
  ...nothing,
  kind: 'emergency',
  reply: [textsOf(language).emergency, textsOf(language === 'es' ? 'en' : 'es').emergency].join(
    '\n\n',
  ),
  emergencyLines: emergencyLinesFor(danger, timezone),
});

const wordNobody = (found: Found, language: Language, partner: string | null): Worded => {
  const { nobody, wish: wishes, without, ask } = textsOf(language);
  const [first] = found.withoutWish;
  if (!first) {
    const reply = partner === null ? nobody.plain : nobody.partner(partner);
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${reply} ${nobody.tryWords}`,
      suggestions: [...ask.chips],
    };
  }
  const counts = found.withoutWish.map(({ wish, count }) => nobody.tryWithout(count, wishes[wish]));
  return {
    ...nothing,
    kind: 'nobody',
    reply: [nobody.because(wishes[first.wish]), ...counts].join(' '),
    suggestions: [...new Set(found.withoutWish.map(({ wish }) => without[wish]))],
  };
};

/** The built-in reply to what was found: who fits, or honestly why nobody does. */
export const wordFound = (
  found: Found,
  language: Language,
  options: { isRefined: boolean; partner: string | null },
): Worded => {
  if (found.recommendations.length === 0) return wordNobody(found, language, options.partner);
  const texts = textsOf(language);
  const names = found.recommendations.map((card) => `${card.name} ${card.lastName}`);
  const joined = joinNames(names, texts.and);
  const opening = names.length === 1 ? texts.found.one(joined) : texts.found.some(joined);
  return {
    ...nothing,
    kind: 'recommendations',
    reply: [opening, ...(options.isRefined ? [texts.refined] : []), texts.next].join(' '),
    recommendations: found.recommendations,
  };
};
