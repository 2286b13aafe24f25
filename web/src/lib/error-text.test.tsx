import { errorCatalogue, type ErrorCode } from '@puente/contract/errors';
import { languages, type Language } from '@puente/contract/policy/language';
import { describe, expect, it } from 'vitest';
import { wordsOf, oneByOne } from '../../test/still.tsx';
import { ApiError } from './api.ts';
import { errorCodeOf, useErrorText } from './error-text.ts';
import type { ClientErrorCode } from './error-codes.ts';

function Words({ error }: { error: unknown }) {
  return useErrorText()(error);
}
const words = (error: unknown, language: Language) => wordsOf(<Words error={error} />, language);

const serverWords = 'Words of the server';
function refused(errorCode: string, status = 409) {
  const reply = { errorCode: errorCode as ErrorCode, message: serverWords, error: serverWords };
  return new ApiError(status, reply, 'unknown');
}
const lost = (code: ClientErrorCode) => new ApiError(0, null, code);

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const ways = ['network', 'offline', 'timeout', 'unreadable', 'unknown'] as const;

describe.each(languages)('a refusal (%s)', (language) => {
  it('has words of its own for every code, never those of the server', async () => {
    const said = await oneByOne(
      codes,
      async (code) => [code, await words(refused(code), language)] as const,
    );
    const unknown = await words(lost('unknown'), language);
    const bad = said.filter(
      ([, text]) => text.length < 10 || text === unknown || /MISSING|\{\{|Words of/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('ends as a sentence and names no code', async () => {
    const all = [...codes.map((code) => refused(code)), ...ways.map(lost)];
    for (const error of all) {
      const text = await words(error, language);
      expect(text).toMatch(/[.?!]$/);
      expect(text).not.toMatch(/[a-z]+-[a-z]+-[a-z]+|error code|HTTP|\b[45]\d\d\b/i);
    }
  });

  it('of a newer server, whose code is not known here, still says something', async () => {
    const text = await words(refused('from-next-year'), language);
    expect(text).toBe(await words(lost('unknown'), language));
    expect(text.length).toBeGreaterThan(10);
  });

  it('tells the ways apart on which a call is lost', async () => {
    const texts = await oneByOne(ways, (way) => words(lost(way), language));
    expect(new Set(texts).size).toBe(ways.length);
  });

  it('is something also for what is no refusal at all', async () => {
    for (const error of [new TypeError('x is undefined'), 'text', null, undefined, { status: 500 }])
      expect(await words(error, language)).toBe(await words(lost('unknown'), language));
  });
});

it('Spanish words are no English ones', async () => {
  for (const code of codes)
    expect(await words(refused(code), 'en')).not.toBe(await words(refused(code), 'es'));
});

it('a code is read from refusals alone', () => {
  expect(errorCodeOf(refused('slot-taken'))).toBe('slot-taken');
  expect(errorCodeOf(lost('offline'))).toBe('offline');
  expect(errorCodeOf(new Error('slot-taken'))).toBe('unknown');
  expect(errorCodeOf({ errorCode: 'slot-taken' })).toBe('unknown');
});
