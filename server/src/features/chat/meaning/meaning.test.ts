import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onProfileSaved } from '../../../app.ts';
import { createEmbeddings } from '../../../gateways/embeddings/create.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { profileBody, type SignedIn } from '../../../../test/people.ts';
import { setVerification } from '../../provider/membership/service.ts';
import { documentOf, hashOf } from '../embedding/rules.ts';
import { embedProfiles } from '../embedding/service.ts';
import { findExperts, floor } from '../matching/service.ts';
import { searchExperts } from './service.ts';

let t: TestApp;
let cooper: SignedIn & { id: string };

const plain = 'I am patient, I listen first, and I have done this for more than ten years now.';
const texts = {
  ...{ career: plain, uniqueValue: plain, challengeStory: plain },
  idealClient: 'Grown-ups with a shed of their own who enjoy slow work and a sharp edge.',
};
const barrels = {
  expertise: 'Cooperage',
  aboutMe:
    'I shape staves and hoop them into barrels, and I show how a barrel stays tight for years.',
};
const sundials = {
  expertise: 'Gnomonics',
  aboutMe:
    'I calculate a gnomon for your latitude, and carve it so that it shows the hour for years.',
};

/** A gateway that nothing is remembered of. Nobody waits a minute: what is silent isn't waited for. */
function connect({ version = '1', patienceMs = 60_000 } = {}) {
  t.context.embeddings = createEmbeddings({
    kind: 'openai-compatible',
    url: `${t.sandbox.url}/openai/v1`,
    key: null,
    model: 'sandbox-vectors',
    leastSimilarity: 0.5,
    version,
    patienceMs,
  });
}
const behave = (mode: string) =>
  fetch(`${t.sandbox.url}/sandbox/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
async function sent(): Promise<string[]> {
  const { calls } = await t.sandboxGet<{ calls: { input: string[] }[] }>('/sandbox/embeddings');
  return calls.flatMap(({ input }) => input);
}

beforeAll(async () => {
  t = await startTestApp();
  connect();
  cooper = await t.provider({ profile: { ...texts, ...barrels, name: 'Carlos' } });
  await t.provider({
    profile: {
      ...texts,
      expertise: 'Chess coach',
      aboutMe:
        'I teach openings and endgames to grown-ups who want to win a few games at their club.',
    },
  });
  await t.drain();
});
afterAll(() => t.stop());
beforeEach(async () => {
  await behave('helpful');
  connect();
});

let homes = 0;
async function ask(query: string) {
  homes += 1;
  const headers = { 'x-forwarded-for': `10.66.0.${homes}` };
  return (await t.call('POST /api/worker/suggestions', { body: { query }, headers })).body;
}
const goal = 'quiero aprender tonelería';
const wanted = { goal, language: 'es', partnerId: null, limit: 60 } as const;
const search = async (more: { goal?: string; partnerId?: string } = {}) =>
  (await searchExperts(t.context, { ...wanted, ...more })).matches
    .filter(({ score }) => score >= floor)
    .map(({ providerId }) => providerId);

async function counted(outcome: string): Promise<number> {
  const text = await t.context.alarms.registry.metrics();
  const line = text.split('\n').find((one) => one.includes(`{outcome="${outcome}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}
type Kept = { provider_id: string; model: string; text_hash: string; is_outdated: boolean };
async function kept(providerId?: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select provider_id, model, text_hash, is_outdated
    from profile_embeddings order by provider_id, model`.execute(t.context.db);
  return rows.filter((row) => providerId === undefined || row.provider_id === providerId);
}
const save = (who: SignedIn, profile: object) =>
  t.call('PUT /worker/profile', { unchecked: { ...profileBody, ...texts, ...profile }, ...who });

describe('a goal in words that no profile has', () => {
  test('is answered by who means the same, with a quote as the reason', async () => {
    t.context.embeddings = null;
    const byWords = await ask(goal);
    expect(byWords.recommendations.map(({ name }) => name)).not.toContain('Carlos');
    connect();
    const { kind, recommendations } = await ask(goal);
    expect(kind).toBe('recommendations');
    expect(recommendations.map(({ name }) => name)).toEqual(['Carlos']);
    expect(recommendations[0]?.reason).toContain('Cooperage');
  });

  test('keeps its filters: who doesn’t meet a wish isn’t shown', async () => {
    const { recommendations } = await ask(`${goal}, en persona`);
    expect(recommendations).toEqual([]);
  });

  test('stays within the group it is asked in', async () => {
    const { partnerId } = await t.manager();
    expect(await search()).toContain(cooper.id);
    expect(await search({ partnerId })).toEqual([]);
  });

  test('is sent once in a while, without contacts, and not at all in danger', async () => {
    await search({ goal: 'tonelería de barricas viejas, llámame al +56 9 8765 4321' });
    await search({ goal: 'tonelería de barricas viejas, llámame al +56 9 8765 4321' });
    await search({ goal: 'me quiero matar con duelas' });
    const said = await sent();
    expect(said.filter((text) => text.includes('barricas viejas'))).toHaveLength(1);
    expect(said.join('\n')).not.toMatch(/8765|matar/);
  });
});

describe('the answer of the words comes', () => {
  test.each([
    ['error', 'failed', 60_000],
    ['not-finite', 'failed', 60_000],
    ['too-few', 'failed', 60_000],
    ['wrong-dimension', 'unfit', 60_000],
    ['late', 'late', 50],
    ['silent', 'late', 50],
  ] as const)('where the model’s is %s', async (mode, outcome, patienceMs) => {
    t.context.embeddings = null;
    const byWords = await ask('a chess coach for openings');
    await behave(mode);
    connect({ patienceMs });
    const before = await counted(outcome);
    const answer = await ask('a chess coach for openings');
    expect(answer.reply).toBe(byWords.reply);
    expect(answer.recommendations).toEqual(byWords.recommendations);
    expect(answer.recommendations).toHaveLength(1);
    expect(await counted(outcome)).toBe(before + 1);
  });

  test('without asking a model that failed three times, for a minute', async () => {
    await behave('error');
    for (const word of ['duelas', 'barriles', 'barricas']) await search({ goal: word });
    await behave('helpful');
    const before = await counted('paused');
    expect(await search()).toEqual([]);
    expect(await counted('paused')).toBe(before + 1);
    await t.advance('PT61S');
    expect(await search()).toEqual([cooper.id]);
  });
});

describe('what a model read of a profile', () => {
  test('is one row of what the profile says, however many save at once', async () => {
    const expert = await t.provider({ profile: { ...texts, ...sundials } });
    await Promise.all([save(expert, barrels), save(expert, sundials)]);
    await Promise.all([embedProfiles(t.context), embedProfiles(t.context)]);
    const [row, ...others] = await kept(expert.id);
    expect(others).toEqual([]);
    const profile = (await t.call('GET', `/worker/profile/${expert.id}`)).body;
    expect([barrels.expertise, sundials.expertise]).toContain(profile.expertise);
    const said = { ...profileBody, ...texts, expertiseTranslated: '', offerings: '' };
    const own = profile.expertise === barrels.expertise ? barrels : sundials;
    expect(row).toMatchObject({
      model: 'sandbox-vectors@1',
      text_hash: hashOf(documentOf({ ...said, ...own })),
      is_outdated: false,
    });
    await save(expert, sundials);
    await t.drain();
  });

  test('doesn’t count any more once the profile says something else', async () => {
    const expert = await t.provider({ profile: { ...texts, ...barrels } });
    await t.drain();
    expect(await search()).toContain(expert.id);
    await save(expert, sundials);
    expect(await search()).not.toContain(expert.id);
    await t.drain();
    expect(await search({ goal: 'un cuadrante para mi patio' })).toContain(expert.id);
    expect(await search()).not.toContain(expert.id);
  });

  test('is kept where the model answers it otherwise than before', async () => {
    const expert = await t.provider({ profile: { ...texts, ...sundials } });
    await behave('wrong-dimension');
    await expect(embedProfiles(t.context)).rejects.toThrow(/EMBEDDINGS_VERSION/);
    expect(await kept(expert.id)).toEqual([]);
    await behave('helpful');
    await embedProfiles(t.context);
    expect(await kept(expert.id)).toHaveLength(1);
  });

  test('goes when the expert isn’t verified any more', async () => {
    const expert = await t.provider({ profile: { ...texts, ...barrels } });
    await t.drain();
    expect(await search()).toContain(expert.id);
    const { rows } = await t.pool.query('select partner_id from providers where id = $1', [
      expert.id,
    ]);
    const change = { providerId: expert.id, isVerified: false };
    await setVerification(t.context, [rows[0].partner_id], change, onProfileSaved);
    expect(await kept(expert.id)).toEqual([]);
    expect(await search()).not.toContain(expert.id);
  });

  test('is told in the person’s data, and goes with the account', async () => {
    const expert = await t.provider({ profile: { ...texts, ...barrels } });
    await t.drain();
    const { body } = await t.call('GET', '/api/profile/export', undefined, expert);
    expect(JSON.stringify(body)).toContain('sandbox-vectors@1');
    await t.call('DELETE', '/api/profile', { confirmed: true }, expert);
    expect(await kept(expert.id)).toEqual([]);
  });

  test('is read anew by another model, and that of the one before goes', async () => {
    connect({ version: '2' });
    expect(await search()).toEqual([]);
    await t.drain();
    expect(await search()).toContain(cooper.id);
    expect(new Set((await kept()).map(({ model }) => model))).toEqual(
      new Set(['sandbox-vectors@2']),
    );
    t.context.embeddings = null;
    await t.advance('PT1H');
    expect(await kept()).toEqual([]);
    connect();
    await t.advance('PT1H');
    expect(await search()).toContain(cooper.id);
  });
});

test('the words’ likelihoods are never lower with meaning', async () => {
  const asked = { ...wanted, goal: 'a chess coach for openings', language: 'en' } as const;
  const byWords = await findExperts(t.context, asked);
  const { matches } = await searchExperts(t.context, asked);
  for (const { providerId, score } of byWords)
    expect(matches.find((one) => one.providerId === providerId)?.score).toBeGreaterThanOrEqual(
      score,
    );
  expect(byWords.length).toBeGreaterThan(0);
});

test('a database that compares vectors itself finds the same people', async () => {
  const { db } = t.context;
  const here = await searchExperts(t.context, wanted);
  // What the statement needs of pgvector, which the test's database doesn't have.
  await sql`create domain vector as real[]`.execute(db);
  await sql`create function away(real[], real[]) returns float8 immutable language sql as
    'select 1 - sum(a * b) from unnest($1, $2) as pair (a, b)'`.execute(db);
  await sql`create operator <=> (leftarg = real[], rightarg = real[], function = away)`.execute(db);
  connect();
  const there = await searchExperts(t.context, wanted);
  const rounded = ({ matches }: typeof here) =>
    matches.map(({ providerId, score }) => [providerId, score.toFixed(4)]);
  expect(rounded(there)).toEqual(rounded(here));
  expect(there.byMeaning).toContain(cooper.id);
  await behave('wrong-dimension');
  connect();
  const before = await counted('unfit');
  expect((await searchExperts(t.context, wanted)).byMeaning.size).toBe(0);
  expect(await counted('unfit')).toBe(before + 1);
});
