import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { readUnmet } from './service.ts';
import { runUnmetReport } from './unmet-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.provider();
});
afterAll(() => t.stop());

let homes = 0;
function ask(query: string, language: 'en' | 'es') {
  homes += 1;
  const headers = { 'x-forwarded-for': `10.44.0.${homes}` };
  return t.call('POST /api/worker/suggestions', { body: { query, language }, headers });
}

const told = (goal: string) => `My name is Zacarias Quintanilla, +56 9 8765 4321: ${goal}`;

test('what no one does is counted by words of the public lists, never by those of the person', async () => {
  await ask(told('I want to start beekeeping with a hive'), 'en');
  await ask('quiero empezar con una colmena y aprender apicultura', 'es');
  await ask('I freeze when I have to speak in public', 'en');
  await t.drain();
  const counts = await readUnmet(t.context, 1);
  const of = (language: string, term: string) =>
    counts.find((one) => one.language === language && one.term === term)?.goals;
  expect([of('en', ''), of('es', '')]).toEqual([1, 1]);
  // The same thing has the same name in both languages.
  const topics = counts.filter(({ term }) => term.startsWith('~')).map(({ term }) => term);
  expect(topics.some((term) => of('en', term) === 1 && of('es', term) === 1)).toBe(true);
  const rows = await t.context.db.selectFrom('unmet_goals').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/zacarias|quintanilla|8765|4321/i);
});

test('the operator reads how many there were, and what several were about', async () => {
  for (let time = 0; time < policy.unmet.fewestTold; time += 1)
    await ask('my gearbox makes a grinding noise', 'en');
  await ask('I need a neurosurgeon for my spine', 'en');
  await t.drain();
  const { DATABASE_URL } = { DATABASE_URL: t.context.config.database.url ?? '' };
  const report = await runUnmetReport({ DATABASE_URL }, 400);
  expect(report).toMatch(/^No one here could answer \d+ goals in 400 days, \d+ in en/);
  expect(report).toMatch(/~gear ?box +en +3 on 1 day/);
  expect(report).not.toContain('surg');
  const { body } = await t.call('GET', '/metrics');
  expect(body).toMatch(/unmet_goals_total\{language="en"\} [1-9]/);
});

test('a goal told more exactly is counted once, and old counts are forgotten', async () => {
  const before = await total();
  const thread = { headers: { 'x-forwarded-for': '10.44.9.9' } };
  const first = 'my gearbox makes a grinding noise';
  const conversation_history = [
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: 'No one here does exactly that yet.' },
  ];
  const body = { query: 'in Spanish', language: 'en' as const, conversation_history };
  const { body: said } = await t.call('POST /api/worker/suggestions', { body, ...thread });
  expect(said.kind).toBe('nobody');
  await t.drain();
  expect(await total()).toBe(before);
  await t.advance(`P${policy.unmet.keptDays + 2}D`);
  expect(await t.context.db.selectFrom('unmet_goals').selectAll().execute()).toEqual([]);
});

async function total(): Promise<number> {
  const counts = await readUnmet(t.context, 400);
  return counts.reduce((sum, { term, goals }) => sum + (term === '' ? goals : 0), 0);
}
