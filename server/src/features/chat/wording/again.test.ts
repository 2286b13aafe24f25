import type { Recommendation } from '@puente/contract/chat';
import { describe, expect, test } from 'vitest';
import type { Found } from '../conversation/service.ts';
import { deskTopics } from '../conversation/intents/desk.ts';
import { wordDesk } from './desk.ts';
import { wordFound, wordQuestion } from './present.ts';

const languages = ['en', 'es'] as const;

const nobody: Found = {
  recommendations: [],
  fitting: 0,
  matches: 3,
  isNearest: true,
  isByMeaning: false,
  withoutFilter: [],
  fits: [],
  cheapest: null,
  earliest: null,
};

const someone = { providerId: 'ada', name: 'Ada', lastName: 'Berg' } as Recommendation;
const found: Found = { ...nobody, recommendations: [someone], fitting: 1, isNearest: false };

const options = {
  filters: {},
  isRefined: true,
  asksGender: false,
  shown: [],
  before: [someone],
  isUnread: false,
  isUnheard: false,
  hasPeople: false,
  isCorrected: false,
  isCityTold: false,
  partner: null,
  isWish: false,
  isTurnedDown: false,
};

/** Replies of a thread in which the same is answered again and again. */
function thrice(reply: (last: string) => string): string[] {
  const first = reply('');
  const second = reply(first);
  return [first, second, reply(second)];
}

function saysNothingTwice([first, second, third]: string[]) {
  expect(second).not.toBe(first);
  expect(third).not.toBe(second);
}

describe.each(languages)('the same is not said twice in a row: %s', (language) => {
  const now = Temporal.Instant.from('2026-12-01T12:00:00Z');
  const asker = { language, currency: 'USD', timezone: 'UTC', now } as const;

  test.each(deskTopics)('about Puente: %s', (topic) => {
    const said = (last: string) => wordDesk(topic, language, { hasPeople: true, last }).reply;
    const first = said('');
    expect(said(first)).not.toBe(first);
  });

  test.each([{ isWish: true }, { isWish: false }, { isRefined: false }])(
    'where no one comes near: %o',
    (more) => {
      saysNothingTwice(
        thrice((last) => wordFound(nobody, asker, { ...options, ...more, last }).reply),
      );
    },
  );

  test('where there is no one else', () => {
    const filters = { isOthers: true } as const;
    const all = { ...nobody, isNearest: false, withoutFilter: [{ filter: 'others', count: 1 }] };
    const said = (last: string) =>
      wordFound(all as Found, asker, { ...options, filters, last }).reply;
    saysNothingTwice(thrice(said));
  });

  test.each([{ shown: [] }, { shown: [someone] }])('where the same people stay: %o', (more) => {
    const first = wordFound(found, asker, { ...options, ...more, last: '' }).reply;
    expect(wordFound(found, asker, { ...options, ...more, last: first }).reply).not.toBe(first);
  });

  test.each([
    { hasFilters: false, isTold: true },
    { hasFilters: true, isTold: false },
  ])('a question back: %o', (about) => {
    const first = wordQuestion(language, { ...about, last: '' }).reply;
    expect(wordQuestion(language, { ...about, last: first }).reply).not.toBe(first);
  });
});
