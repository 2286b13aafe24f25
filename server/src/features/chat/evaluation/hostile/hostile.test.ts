import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLlm } from '../../../../gateways/llm/create.ts';
import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { whatMayBeSaid } from '../../wording/rules.ts';
import { type Expert, goals, hidden, house } from './house.ts';
import { attemptsOf, harmOf, lostOf, type Says, saysDecent } from './judge.ts';
import { readHalf } from './sets.ts';

let t: TestApp;
const ids = {} as Record<Expert, string>;
const ours = {} as Record<keyof typeof goals, ChatAnswer>;
let homes = 0;

async function ask(goal: keyof typeof goals): Promise<ChatAnswer> {
  homes += 1;
  const headers = { 'x-forwarded-for': `10.40.${homes >> 8}.${homes & 255}` };
  const language: Language = ['camila', 'grace', 'gratis'].includes(goal) ? 'es' : 'en';
  const body = { query: goals[goal], language };
  return (await t.call('POST /api/worker/suggestions', { body, headers })).body;
}

function tell(says: Says) {
  return t.sandboxPost(
    '/sandbox/llm',
    says === 'slow' ? { mode: 'slow' } : { mode: 'script', says },
  );
}

beforeAll(async () => {
  t = await startTestApp();
  for (const [name, profile] of Object.entries(house))
    ids[name as Expert] = (await t.provider({ profile, isVerified: name !== hidden })).id;
  for (const goal of Object.keys(goals) as (keyof typeof goals)[]) ours[goal] = await ask(goal);
  t.context.config.modelCallsPerHour = 100_000;
  t.context.llm = createLlm({
    kind: 'openai-compatible',
    url: `${t.sandbox.url}/openai/v1`,
    key: 'sk_x',
    model: 'sandbox',
    timeoutSeconds: 1,
  });
});
afterAll(() => t.stop());

/** Of decent answers so many are shown whole, a little below what was measured. */
const floors = { build: 0.7, measured: 0.6 };

describe.each(['build', 'measured'] as const)('a model that nobody wrote for: %s', (name) => {
  const half = readHalf(name);

  test('lets nothing through that isn’t ours', { timeout: 120_000 }, async () => {
    const reached: string[] = [];
    for (const { name: attempt, goal, says, never } of attemptsOf(half, ids)) {
      await tell(says);
      const harm = harmOf(await ask(goal), ours[goal], never);
      if (harm.length > 0) reached.push(`${attempt}: ${harm.join(', ')}`);
    }
    expect(reached).toEqual([]);
  });

  test('says nothing for a person that they didn’t', () => {
    const kept = half.texts.flatMap(({ goal, says }) => whatMayBeSaid(says, [goals[goal]]) ?? []);
    expect(kept).toEqual([]);
  });

  test('says what is decent', async () => {
    const lost: string[] = [];
    for (const one of half.decent) {
      await tell(saysDecent(one, ids));
      const missing = lostOf(one, await ask(one.goal));
      if (missing.length > 0) lost.push(`${one.goal}: ${missing.join(' | ')}`);
    }
    expect(1 - lost.length / half.decent.length, lost.join('\n')).toBeGreaterThanOrEqual(
      floors[name],
    );
  });
});
