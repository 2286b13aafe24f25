import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { demoId, loadDemo } from '../../../../demo/load.ts';
import { blindEnglish } from './blind-en.ts';
import { blindSpanish } from './blind-es.ts';
import { deskEnglish } from './desk-en.ts';
import { deskSpanish } from './desk-es.ts';
import { countriesBlind } from './countries-blind.ts';
import { countries } from './countries.ts';
import { followUps } from './follow-ups.ts';
import { fresh } from './fresh.ts';
import { frontCounter } from './front-counter.ts';
import { inPassingEnglish } from './in-passing-en.ts';
import { inPassingSpanish } from './in-passing-es.ts';
import { knownEnglish } from './known-en.ts';
import { knownSpanish } from './known-es.ts';
import { asPeopleSpeakEnglish } from './as-people-speak-en.ts';
import { asPeopleSpeakSpanish } from './as-people-speak-es.ts';
import { nineCountriesBlindEnglish } from './nine-countries-blind-en.ts';
import { nineCountriesBlindSpanish } from './nine-countries-blind-es.ts';
import { nineCountriesEnglish } from './nine-countries-en.ts';
import { nineCountriesSpanish } from './nine-countries-es.ts';
import { ownMeetingsEnglish } from './own-meetings-en.ts';
import { ownMeetingsSpanish } from './own-meetings-es.ts';
import { passersByEnglish } from './passers-by-en.ts';
import { passersBySpanish } from './passers-by-es.ts';
import { spokenEnglish } from './spoken-en.ts';
import { spokenSpanish } from './spoken-es.ts';
import { strangers } from './strangers.ts';
import { type Ask, runDialogue, shareOf, type Transcript, written } from './run.ts';
import type { Dialogue } from './shape.ts';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T14:00:00Z');
  await loadDemo(t.context);
}, 120_000);
afterAll(() => t.stop());

const homes = {
  US: { currency: 'USD', timezone: 'America/New_York' },
  GB: { currency: 'GBP', timezone: 'Europe/London' },
  IE: { currency: 'EUR', timezone: 'Europe/Dublin' },
  IN: { currency: 'USD', timezone: 'Asia/Kolkata' },
  AU: { currency: 'USD', timezone: 'Australia/Sydney' },
  CL: { currency: 'CLP', timezone: 'America/Santiago' },
  MX: { currency: 'MXN', timezone: 'America/Mexico_City' },
  AR: { currency: 'ARS', timezone: 'America/Argentina/Buenos_Aires' },
  CO: { currency: 'COP', timezone: 'America/Bogota' },
  PE: { currency: 'PEN', timezone: 'America/Lima' },
  ES: { currency: 'EUR', timezone: 'Europe/Madrid' },
} as const;

const usual = { en: 'US', es: 'CL' } as const;

let visitors = 0;

/** A visitor of their own for each dialogue. */
function visitor(): Ask {
  visitors += 1;
  const address = `10.60.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  let cookie = '';
  return async (query, { language, country = usual[language] }: Dialogue) => {
    const reply = await t.call('POST /api/worker/suggestions', {
      body: { query, language, ...homes[country] },
      headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
    });
    cookie ||= reply.headers['set-cookie']?.toString().split(';')[0] ?? '';
    return reply.body;
  };
}

async function talk(dialogues: readonly Dialogue[]): Promise<Transcript[]> {
  const transcripts: Transcript[] = [];
  for (const dialogue of dialogues)
    transcripts.push(await runDialogue(dialogue, visitor(), demoId));
  return transcripts;
}

/** Prints what was said, to be read: DIALOGUES=file vitest run … */
function print(name: string, transcripts: readonly Transcript[]): void {
  const share = `${name}: ${(shareOf(transcripts) * 100).toFixed(1)} % of ${transcripts.length} dialogues\n`;
  const file = process.env['DIALOGUES'];
  if (file) appendFileSync(file, [share, ...transcripts.map(written)].join('\n\n'));
}

describe('conversations, judged turn by turn', () => {
  test.each([
    ['built with', [...knownEnglish, ...knownSpanish], 0.9],
    ['first measure', [...blindEnglish, ...blindSpanish], 0.9],
    ['second measure', fresh, 0.88],
    ['strangers', strangers, 0.95],
    ['follow-ups', followUps, 0.92],
    ['six countries', countries, 0.9],
    ['six countries, read last', countriesBlind, 0.9],
    ['front counter', frontCounter, 0.9],
    ['nine countries', [...nineCountriesEnglish, ...nineCountriesSpanish], 0.93],
    [
      'nine countries, read last',
      [...nineCountriesBlindEnglish, ...nineCountriesBlindSpanish],
      0.85,
    ],
    ['own meetings', [...ownMeetingsEnglish, ...ownMeetingsSpanish], 0.95],
    ['as people speak', [...asPeopleSpeakEnglish, ...asPeopleSpeakSpanish], 0.89],
    ['front desk', [...deskEnglish, ...deskSpanish], 0.95],
    ['in passing', [...inPassingEnglish, ...inPassingSpanish], 0.92],
    ['spoken', [...spokenEnglish, ...spokenSpanish], 0.93],
    ['passers-by', [...passersByEnglish, ...passersBySpanish], 0.8],
  ] as const)(
    '%s',
    async (name, dialogues, least) => {
      const transcripts = await talk(dialogues);
      print(name, transcripts);
      expect(shareOf(transcripts)).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
