import type { Meaning } from '../../words/rules.ts';
import type { Part } from '../rules.ts';

/** Words that refuse a statement, before anything that they may be a part of. */
export function isFirm({ kind }: Meaning): boolean {
  return kind === 'recurrence' || kind === 'unsure' || kind === 'condition';
}

/** What a word means by itself; null where it says nothing. */
export function partOf(meaning: Meaning): Part | null {
  switch (meaning.kind) {
    case 'close':
    case 'except':
    case 'only':
    case 'also':
    case 'work':
    case 'including':
    case 'holidays':
    case 'approximate':
    case 'respective':
    case 'unbroken':
      return { kind: meaning.kind };
    case 'same':
      return { kind: 'same', as: null };
    case 'and': {
      const { isAdded } = meaning;
      return { kind: 'separator', strength: 'and', ...(isAdded ? { isAdded } : {}) };
    }
    case 'or':
    case 'but':
      return { kind: 'separator', strength: meaning.kind };
    case 'so':
      return { kind: 'separator', strength: 'stop', isReason: true };
    case 'ordinal':
    case 'recurrence':
      // `the second and fourth Saturday` of something
      return { kind: 'problem', reason: 'recurrence', isCondition: false };
    case 'unsure':
    case 'condition':
      return { kind: 'problem', reason: 'unclear', isCondition: meaning.kind === 'condition' };
    case 'place':
      // The first half of January: more than a month, less than a day.
      return { kind: 'problem', reason: 'unclear', isCondition: false };
    case 'number':
    case 'meridiem':
      return { kind: 'unknown' };
    default:
      return null;
  }
}
