import { describe, expect, it } from 'vitest';
import { lastWordsBefore } from './own-words.ts';

describe("a person's own words", () => {
  const at = (minute: number) => `2026-11-22T10:0${minute}:00Z`;
  const own = (content: string, minute: number) => ({
    role: 'user',
    content,
    createdAt: at(minute),
  });
  const answer = (providerId: string, minute: number) => ({
    role: 'assistant',
    content: 'Somebody who helps with exactly this',
    createdAt: at(minute),
    recommendations: [{ providerId }],
  });
  const thread = [
    own('I lie awake every night', 0),
    answer('camila', 1),
    own('in Spanish', 2),
    answer('camila', 3),
    own('My tractor needs a new gearbox', 4),
    answer('tomas', 5),
  ];

  it('are the last sentence before the chat named the expert', () => {
    expect(lastWordsBefore(thread, 'camila')).toBe('I lie awake every night');
    expect(lastWordsBefore(thread, 'tomas')).toBe('My tractor needs a new gearbox');
  });
  it('are nothing to an expert whom the chat never named', () => {
    expect(lastWordsBefore(thread, 'daniel')).toBe('');
    expect(lastWordsBefore([own('I lie awake every night', 0)], 'camila')).toBe('');
    expect(lastWordsBefore([null, 'text', {}], 'camila')).toBe('');
  });
});
