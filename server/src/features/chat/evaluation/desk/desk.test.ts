import { expect, test } from 'vitest';
import { type DeskTopic, deskTopicOf } from '../../conversation/intents/desk.ts';
import { topicByWords } from '../../conversation/intents/key-words/topic.ts';
import { saying } from '../../filters/plain.ts';
import { type Half, sentencesOf } from './sentences.ts';

/** Topics whose answer would do as well. */
const alike: Partial<Record<string, readonly DeskTopic[]>> = {
  refund: ['cancel'],
  fee: ['keep'],
  human: ['contact'],
  otherPay: ['pay'],
};

function heard(text: string): DeskTopic | null {
  const said = saying(text);
  return deskTopicOf(said) ?? topicByWords(said);
}

test.each([
  ['build', 0.92],
  ['measured', 0.78],
] as const)('what is asked about Puente in plain words is known: %s', (half: Half, least) => {
  const asked = sentencesOf(half).filter(({ topic }) => topic !== 'none');
  const known = asked.filter(({ topic, text }) => {
    const found = heard(text);
    return found !== null && (found === topic || (alike[topic] ?? []).includes(found));
  });
  expect(asked.length).toBeGreaterThan(400);
  expect(known.length / asked.length).toBeGreaterThanOrEqual(least);
});

test('what resembles it and is about something else is mostly left alone', () => {
  const others = [...sentencesOf('build'), ...sentencesOf('measured')].filter(
    ({ topic }) => topic === 'none',
  );
  const taken = others.filter(({ text }) => heard(text) !== null);
  expect(taken.length / others.length).toBeLessThan(0.13);
});
