import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { chatTexts as english } from '../../../locales/en/chat.ts';
import { chatTexts as spanish } from '../../../locales/es/chat.ts';

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

export const nothing = { recommendations: [], suggestions: [], emergencyLines: [] };

/** A reply in each language of the product. */
export function inEach(replyIn: (texts: typeof english) => string): Record<Language, string> {
  return { en: replyIn(english), es: replyIn(spanish) };
}
