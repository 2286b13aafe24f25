import { describe, expect, test } from 'vitest';
import { card } from '../../../../../test/chat-thread.ts';
import { planFor } from '../../conversation/rules.ts';
import type { Turn } from '../../conversation/table/table.ts';
import { findCrisis, hasSigns } from '../../crisis/rules.ts';
import { loadLexicon } from '../../lexicon/load.ts';
import { parseQuery } from '../../matching/service.ts';
import { isPlainAnswer } from '../../reply/service.ts';
import { sentencesOf } from './sentences.ts';

const lexicon = loadLexicon(null);
const reader = {
  own: 'USD',
  parseQuery: (text: string) => parseQuery(lexicon, text, 'en'),
} as const;

const alone: Turn[] = [];
const amongPeople: Turn[] = [
  { role: 'user', content: 'I cannot sleep' },
  { role: 'assistant', content: 'Here', recommendations: [card('Ada'), card('Ines')] },
];

/** Of what is heard as danger by likeness alone, what would be answered without help lines. */
function silenced(texts: readonly string[], turns: readonly Turn[]): string[] {
  return texts.filter((text) => {
    if (findCrisis(text)?.tier !== 'maybe' || hasSigns(text)) return false;
    return isPlainAnswer(planFor(text, turns, reader).plan, text);
  });
}

describe.each([
  ['alone', alone],
  ['beside people who were shown', amongPeople],
] as const)('what may be danger, said %s', (_where, turns) => {
  test.each(['built-with', 'measured'] as const)(
    'keeps its help lines, whatever it is answered with: %s',
    (set) => {
      const danger = sentencesOf(set)
        .filter(({ tier }) => tier !== 'none')
        .map(({ text }) => text);
      expect(silenced(danger, turns).length / danger.length).toBeLessThan(0.005);
    },
  );
});
