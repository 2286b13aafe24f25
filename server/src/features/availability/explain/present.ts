import type { Explanation } from '@puente/contract/preview';
import type { Language } from '@puente/contract/policy';
import { missingTimeTexts as english } from '../../../locales/en/availability.ts';
import { missingTimeTexts as spanish } from '../../../locales/es/availability.ts';
import type { SlotRules } from '../slots/rules.ts';
import type { Reason } from './rules.ts';

/**
 * What the words of a reason are told with; `note` is the reason a block was given, `travelMinutes`
 * the way between the meeting and what is too close to it.
 */
export type Told = {
  rules: SlotRules;
  durationMinutes: number;
  note: string | null;
  travelMinutes: number;
};

/** A reason in both languages. */
export function wordsOf(reason: Reason, told: Told): NonNullable<Explanation['words']> {
  const { rules, durationMinutes, note, travelMinutes } = told;
  const facts = { ...rules, durationMinutes, note, travelMinutes };
  const words: Record<Language, string> = {
    en: english[reason](facts),
    es: spanish[reason](facts),
  };
  return words;
}
