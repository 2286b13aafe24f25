import { describe, expect, it } from 'vitest';
import { feedbackRules, kinds } from './components/feedback-rules.ts';

describe('the form of feedback', () => {
  it('wants a type and a text, and minds their length as the server does', () => {
    expect([feedbackRules.type(null), feedbackRules.type(kinds[0])]).toEqual(['typeMissing', true]);
    expect([feedbackRules.text(' '), feedbackRules.text('x')]).toEqual(['textMissing', true]);
    expect(feedbackRules.text('x'.repeat(100_000))).toBe('textLong');
    expect(feedbackRules.text(` x${' '.repeat(100_000)}`)).toBe(true);
    expect([feedbackRules.name(''), feedbackRules.name('x'.repeat(1000))]).toEqual([
      true,
      'nameLong',
    ]);
  });
});
