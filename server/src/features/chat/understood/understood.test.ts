import type { UnderstoodTopic } from '@puente/contract/provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { findExperts } from '../matching/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const path = '/api/provider/understood';
const profile = {
  expertise: 'Coach de productividad',
  aboutMe:
    'Ayudo con la procrastinación y la organización del tiempo. Hablo también de insomnio, porque quien no duerme no avanza.',
  idealClient: 'Personas que dejan todo para el final y se castigan después por eso.',
};
const newExpert = () => t.provider({ profile });
type Expert = Awaited<ReturnType<typeof newExpert>>;

async function understood({ token }: Expert): Promise<UnderstoodTopic[]> {
  return (await t.call('GET', path, undefined, { token })).body.topics;
}
function say({ token }: Expert, right: string[]) {
  return t.call('PUT', path, { right }, { token });
}
async function scoreOf(expert: Expert, goal: string): Promise<number> {
  const found = await findExperts(t.context, {
    ...{ goal, language: 'es', partnerId: null, limit: 50 },
  });
  return found.find(({ providerId }) => providerId === expert.id)?.score ?? 0;
}

describe('what was understood of a profile', () => {
  test('is told in both languages, unanswered at first', async () => {
    const topics = await understood(await newExpert());
    const insomnia = topics.find(({ id }) => id === 'insomnia');
    expect(insomnia).toMatchObject({ isRight: null });
    expect(insomnia?.label.en).toMatch(/sleep|insomnia/i);
    expect(insomnia?.label.es).toMatch(/dormir|insomnio|sueño/i);
  });

  test('is answered, and by what is wrong nobody finds the expert', async () => {
    const expert = await newExpert();
    const goal = 'tengo insomnio, no puedo dormir';
    const before = await scoreOf(expert, goal);
    const right = (await understood(expert)).map(({ id }) => id).filter((id) => id !== 'insomnia');
    const { body } = await say(expert, right);
    const answers = new Map(body.topics.map(({ id, isRight }: UnderstoodTopic) => [id, isRight]));
    expect(answers.get('insomnia')).toBe(false);
    expect(answers.get('procrastination')).toBe(true);
    expect(await scoreOf(expert, goal)).toBeLessThan(before / 2);
    await say(expert, [...right, 'insomnia']);
    expect(await scoreOf(expert, goal)).toBeGreaterThanOrEqual(before);
  });

  test('stays answered when the profile is saved again, or read with other words', async () => {
    const expert = await newExpert();
    await say(expert, ['procrastination']);
    const { normalRate, ...own } = (
      await t.call('GET', '/api/provider/profile', undefined, { token: expert.token })
    ).body;
    const { career, uniqueValue, challengeStory, languages, timezone } = own;
    const kept = { career, uniqueValue, challengeStory, languages, timezone, normalRate };
    const saved = await t.call(
      'PUT',
      '/worker/profile',
      { ...kept, ...profile, name: 'Ana', lastName: 'Paz' },
      { token: expert.token },
    );
    expect(saved.status).toBe(200);
    const insomnia = (await understood(expert)).find(({ id }) => id === 'insomnia');
    expect(insomnia?.isRight).toBe(false);
  });

  test('takes no topics that were not asked about', async () => {
    const expert = await newExpert();
    const { body } = await say(expert, ['neurosurgery', 'divorce-law', '']);
    expect(body.topics.map(({ id }: UnderstoodTopic) => id)).not.toContain('divorce-law');
    expect(await scoreOf(expert, 'quiero divorciarme')).toBeLessThan(0.1);
  });

  test('is the expert’s own affair', async () => {
    const person = await t.signIn();
    expect((await t.call('GET', path)).status).toBe(401);
    expect((await t.call('GET', path, undefined, { token: person.token })).status).toBe(403);
    expect((await t.call('PUT', path, { right: 'all' }, await newExpert())).status).toBe(400);
  });

  test('is exported, and forgotten with the account', async () => {
    const expert = await newExpert();
    await say(expert, []);
    const { token } = expert;
    const exported = await t.call('GET', '/api/profile/export', undefined, { token });
    expect(exported.body.understood.length).toBeGreaterThan(0);
    await t.call('DELETE', '/api/profile', { confirmed: true }, { token });
    const { rows } = await t.pool.query('select 1 from understood_answers where provider_id = $1', [
      expert.id,
    ]);
    expect(rows).toEqual([]);
  });
});
