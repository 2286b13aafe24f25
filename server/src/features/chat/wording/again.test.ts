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
  asksTime: false,
  shown: [],
  before: [someone],
  isUnread: false,
  isForeignMoney: false,
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

  test('what may be another matter is asked, and asked otherwise', () => {
    const told = { ...options, isUnheard: true };
    const first = wordFound(found, asker, { ...told, last: '' });
    expect(first.suggestions).toHaveLength(2);
    expect(first.recommendations).toEqual([someone]);
    expect(wordFound(found, asker, { ...told, last: first.reply }).reply).not.toBe(first.reply);
  });

  test('an amount that cannot be compared is said so', () => {
    const told = (isForeignMoney: boolean) =>
      wordFound(found, asker, { ...options, isForeignMoney, last: '' }).reply;
    expect(told(true)).toContain('USD');
    expect(told(false)).not.toContain('USD');
  });

  test('where no one was found for the same goal, the first answer is not said again', () => {
    const first = wordFound(nobody, asker, { ...options, isRefined: false, last: '' }).reply;
    const later = wordFound(nobody, asker, { ...options, last: 'Something else.' }).reply;
    expect(later).not.toBe(first);
  });

  test.each([
    { hasFilters: false, isTold: true },
    { hasFilters: true, isTold: false },
  ])('a question back: %o', (about) => {
    const first = wordQuestion(language, { ...about, last: '' }).reply;
    expect(wordQuestion(language, { ...about, last: first }).reply).not.toBe(first);
  });
});
