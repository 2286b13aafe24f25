import { policy } from '@puente/contract/policy';
import { findCrisis } from '../crisis/rules.ts';

const { titleMaxLength } = policy.conversation;

/**
 * The name of a conversation from what was said in it: its first words, cut between words. Null for
 * words of danger, which are no name to be met again in a list, and for nothing.
 */
export function titleFrom(said: string): string | null {
  const text = said.replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || findCrisis(text) !== null) return null;
  return shortened(text, titleMaxLength);
}

/** At most so many characters of a text, cut between words where it has any. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  const whole = end > most / 2 ? cut.slice(0, end) : cut;
  return `${whole.replace(/[\s.,;:\p{Cs}]+$/u, '')}…`;
}
