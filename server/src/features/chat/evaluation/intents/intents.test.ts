import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../conversation/intents/likely/features.ts';
import { type Intent, intents } from '../../conversation/intents/likely/intents.ts';
import {
  learntFile,
  ownWeights,
  readWeights,
  sharesOf,
  type Weights,
  writeWeights,
} from '../../conversation/intents/likely/weights.ts';
import { measured } from '../sets/measured.ts';
import { fingerprintOf, learnIntents, type Lesson, readLessons } from './learn.ts';
import { needsPeople, sentencesOf } from './sentences.ts';

/** Intents whose answer would do as well. */
const alike: Partial<Record<Intent, readonly Intent[]>> = {
  refund: ['cancel'],
  cancel: ['refund', 'cantMake'],
  cantMake: ['reschedule', 'cancel'],
  fee: ['keep'],
  keep: ['fee'],
  human: ['contact'],
  contact: ['human'],
  otherPay: ['pay', 'installments'],
  which: ['compare'],
  'wish-quality': ['detail'],
  'wish-cheaper': ['wish-budget'],
  never: ['bye', 'later'],
  later: ['never', 'bye'],
  ok: ['thanks'],
  cost: ['person-price'],
  duration: ['person-length'],
  verify: ['person-verified'],
  'person-verified': ['verify'],
  'person-length': ['duration'],
  puzzled: ['missed'],
};

function heard(weights: Weights, text: string, hasPeople: boolean): string {
  const shares = [...sharesOf(weights, featuresOf(text, { hasPeople }))];
  return shares.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

describe('what a message is for, by authors whose sentences taught nothing', () => {
  test('is heard in most', () => {
    const sentences = sentencesOf('measured');
    const right = sentences.filter(({ text, intent, hasPeople }) => {
      const found = heard(ownWeights(), text, hasPeople);
      return found === intent || (alike[intent] ?? []).some((one) => one === found);
    });
    expect(sentences.length).toBeGreaterThan(5000);
    expect(right.length / sentences.length).toBeGreaterThanOrEqual(0.89);
  });

  test.each([false, true])('is looked for where it is a goal; after people: %s', (hasPeople) => {
    const goals = [...measured.answerable, ...measured.unanswerable];
    const kept = goals.filter(({ text }) => heard(ownWeights(), text, hasPeople) === 'goal');
    expect(kept.length / goals.length).toBeGreaterThanOrEqual(0.98);
  });
});

describe('learning', () => {
  test('was done after the last change of its sentences: `npm run intents:learn`', () => {
    const [head = '', names = ''] = readFileSync(learntFile, 'utf8').split('\n');
    expect(head).toBe(`# Learnt from ${fingerprintOf(readLessons())} by npm run intents:learn`);
    expect(names.split(' ')).toEqual(intents);
  });

  test('tells by words that were said for it, also misspelt ones', () => {
    const lesson = (intent: Intent, text: string): Lesson => ({
      ...{ intent, text, hasPeople: false, count: 1 },
    });
    const taught = [
      'cancelling tomorrow',
      'can I cancel',
      'I must cancel',
      'cancel please',
      'cancel it',
    ]
      .map((text) => lesson('cancel', text))
      .concat(
        ['thank you', 'thanks a lot', 'many thanks', 'thanks again', 'oh thanks'].map((text) =>
          lesson('thanks', text),
        ),
      );
    const weights = readWeights(writeWeights(intents, learnIntents(taught), 'test'));
    expect(heard(weights, 'cancelation?', false)).toBe('cancel');
    expect(heard(weights, 'thankss', false)).toBe('thanks');
  });
});

test('what needs somebody on the table is taught beside people alone', () => {
  expect(needsPeople('person-price')).toBe(true);
  expect(needsPeople('reject')).toBe(true);
  expect(needsPeople('cancel')).toBe(false);
  const others = sentencesOf('taught').filter(
    ({ intent, hasPeople }) => needsPeople(intent) && !hasPeople,
  );
  expect(others).toEqual([]);
});
