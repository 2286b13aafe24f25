import { errorCatalogue, type ErrorCode } from '@puente/contract/errors';
import { languages, type Language } from '@puente/contract/policy/language';
import { describe, expect, it } from 'vitest';
import { find, wordsIn } from '../../test/reading.ts';
import { stillOf } from '../../test/still.tsx';
import { ApiError } from './api.ts';
import { errorCodeOf, useErrorText } from './error-text.ts';
import type { ClientErrorCode } from './error-codes.ts';

function Words({ error }: { error: unknown }) {
  return useErrorText()(error);
}

/** What is said of each. */
async function said(errors: readonly unknown[], language: Language): Promise<string[]> {
  const list = errors.map((error, place) => (
    <li key={place}>
      <Words error={error} />
    </li>
  ));
  return find(await stillOf(<ul>{list}</ul>, language), 'li').map(wordsIn);
}

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
    const [unknown, ...texts] = await said(
      [lost('unknown'), ...codes.map((code) => refused(code))],
      language,
    );
    expect(texts).toHaveLength(codes.length);
    const bad = texts.filter(
      (text) => text.length < 10 || text === unknown || /MISSING|\{\{|Words of/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('ends as a sentence and names no code', async () => {
    const all = [...codes.map((code) => refused(code)), ...ways.map(lost)];
    for (const text of await said(all, language)) {
      expect(text).toMatch(/[.?!]$/);
      expect(text).not.toMatch(/[a-z]+-[a-z]+-[a-z]+|error code|HTTP|\b[45]\d\d\b/i);
    }
  });

  it('of a newer server, whose code is not known here, still says something', async () => {
    const [text, unknown] = await said([refused('from-next-year'), lost('unknown')], language);
    expect(text).toBe(unknown);
    expect(text?.length).toBeGreaterThan(10);
  });

  it('tells the ways apart on which a call is lost', async () => {
    const texts = await said(ways.map(lost), language);
    expect(new Set(texts).size).toBe(ways.length);
  });

  it('is something also for what is no refusal at all', async () => {
    const odd = [new TypeError('x is undefined'), 'text', null, undefined, { status: 500 }];
    const texts = await said([lost('unknown'), ...odd], language);
    expect(new Set(texts).size).toBe(1);
  });
});

it('Spanish words are no English ones', async () => {
  const all = codes.map((code) => refused(code));
  const [english, spanish] = [await said(all, 'en'), await said(all, 'es')];
  expect(english.filter((text, place) => text === spanish[place])).toEqual([]);
});

it('a code is read from refusals alone', () => {
  expect(errorCodeOf(refused('slot-taken'))).toBe('slot-taken');
  expect(errorCodeOf(lost('offline'))).toBe('offline');
  expect(errorCodeOf(new Error('slot-taken'))).toBe('unknown');
  expect(errorCodeOf({ errorCode: 'slot-taken' })).toBe('unknown');
});
