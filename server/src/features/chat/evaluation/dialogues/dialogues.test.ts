import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { demoId, loadDemo } from '../../../../demo/load.ts';
import { type Dialogue, readDialogues } from './dialogues.ts';
import { type Ask, runDialogue, shareOf, type Transcript, written } from './run.ts';

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
    ['built-with', 0.9],
    ['first-measure', 0.9],
    ['second-measure', 0.88],
    ['strangers', 0.95],
    ['follow-ups', 0.92],
    ['six-countries', 0.9],
    ['six-countries-read-last', 0.9],
    ['front-counter', 0.9],
    ['nine-countries', 0.93],
    ['nine-countries-read-last', 0.85],
    ['own-meetings', 0.95],
    ['as-people-speak', 0.89],
    ['front-desk', 0.95],
    ['in-passing', 0.92],
    ['spoken', 0.93],
    ['passers-by', 0.8],
  ] as const)(
    '%s',
    async (name, least) => {
      const transcripts = await talk(readDialogues(name));
      print(name, transcripts);
      expect(shareOf(transcripts)).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
