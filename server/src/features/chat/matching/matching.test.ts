import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { queryOf } from './query.ts';
import { explainMatches, findExperts, honest, rereadProfiles } from './service.ts';

let t: TestApp;
let chess: string;
let lawyer: string;
let mushrooms: string;

const patient = 'I am patient, I listen first, and I have done this for more than ten years now.';
const texts = { career: patient, uniqueValue: patient, challengeStory: patient };

async function join(profile: Record<string, unknown>): Promise<string> {
  return (await t.provider({ profile: { ...texts, ...profile } })).id;
}

beforeAll(async () => {
  t = await startTestApp();
  chess = await join({
    expertise: 'Chess coach',
    aboutMe:
      'I teach openings and endgames to grown-ups who learned the moves late and want to win a few games at their club.',
    idealClient: 'Club players below 1800 who lose won positions and do not know why.',
  });
  lawyer = await join({
    expertise: 'Abogada de familia',
    aboutMe:
      'Acompaño divorcios y acuerdos de visitas, con calma y por escrito. No vendo seguros ni doy clases de ajedrez.',
    idealClient: 'Personas que se separan y quieren que sus hijos lo pasen lo menos mal posible.',
  });
  mushrooms = await join({
    expertise: 'Zythologist for home brewers',
    expertiseTranslated: 'Zitóloga para quienes fabrican en casa',
    aboutMe:
      'I taste what you brewed at home, tell you what went wrong in the kettle, and how the next batch gets better.',
    idealClient: 'Home brewers whose third batch tastes of wet cardboard.',
  });
});
afterAll(() => t.stop());

async function best(goal: string, language: 'en' | 'es') {
  const found = await findExperts(t.context, { goal, language, partnerId: null, limit: 10 });
  const { isNearest, matches } = honest(found);
  return { isNearest, first: matches[0]?.providerId };
}

describe('an expert in a field that no lexicon knows', () => {
  test.each([
    ['quiero mejorar en ajedrez', 'es'],
    ['openings and endgames', 'en'],
    ['I want to get better at chess', 'en'],
    ['busco profesor de ajedréz', 'es'],
  ] as const)('is found by "%s"', async (goal, language) => {
    expect(await best(goal, language)).toEqual({ isNearest: false, first: chess });
  });

  test.each([
    ['I need a zithologist', 'en'],
    ['busco una zitóloga', 'es'],
  ] as const)('is found by a rare word, also spelt otherwise: "%s"', async (goal, language) => {
    expect((await best(goal, language)).first).toBe(mushrooms);
  });

  test('is not found by what another profile refuses to do', async () => {
    const found = await findExperts(t.context, {
      ...{ goal: 'clases de ajedrez', language: 'es', partnerId: null, limit: 10 },
    });
    const of = (id: string) => found.find(({ providerId }) => providerId === id)?.score ?? 0;
    expect(of(lawyer)).toBeLessThan(of(chess) / 3);
  });
});

test.each([
  ['I need a neurosurgeon', 'en'],
  ['se me cayó una muela, necesito un dentista', 'es'],
  ['my gearbox makes a grinding noise', 'en'],
] as const)('nobody does "%s", and nobody is recommended for it', async (goal, language) => {
  const { isNearest } = await best(goal, language);
  expect(isNearest).toBe(true);
});

describe('the reason on a card', () => {
  test('is a quote of the profile that has to do with the goal', async () => {
    const goal = { goal: 'I keep losing my endgames', language: 'en' } as const;
    const reasons = await explainMatches(t.context, goal, [chess]);
    expect(reasons.get(chess)).toEqual({
      reason:
        'In their own words: “I teach openings and endgames to grown-ups who learned the moves late and want to win a few games at their club.”',
    });
  });

  test.each([
    ['en', 'Zythologist for home brewers'],
    ['es', 'Zitóloga para quienes fabrican en casa'],
  ] as const)(
    'is the expertise in %s where nothing else answers the goal',
    async (language, own) => {
      const goal = { goal: 'zythologist', language };
      const reasons = await explainMatches(t.context, goal, [mushrooms]);
      expect(reasons.get(mushrooms)?.reason).toContain(own);
      expect(reasons.get(mushrooms)?.reasonLanguage).toBeUndefined();
    },
  );
});

describe('a word inside a phrase', () => {
  test('is the phrase: speaking in public has nothing to do with public funds', async () => {
    await join({
      expertise: 'Fondos públicos para empresas',
      aboutMe:
        'Ayudo a postular a fondos públicos y a rendirlos sin sorpresas, desde la idea hasta el último informe que piden.',
      idealClient:
        'Dueños de empresas pequeñas que quieren dinero público y no saben por dónde partir.',
    });
    const speech = await join({
      expertise: 'Public speaking coach',
      aboutMe:
        'I help people who freeze in front of an audience to say what they came to say, slowly and in their own words.',
      idealClient: 'Anyone who dreads the next presentation at work or the toast at a wedding.',
    });
    expect(await best('me cuesta hablar en público', 'es')).toEqual({
      isNearest: false,
      first: speech,
    });
  });

  test('made of little words alone is understood as well', () => {
    const { named } = queryOf(t.context.lexicon(), 'I keep putting things off', 'en');
    expect(named[0]).toBe('procrastination');
  });
});

test('a vector of an earlier version is searched without what it lacks', async () => {
  const { db } = t.context;
  await sql`update provider_vectors set version = 'old', vector = vector - 'topics'
    where provider_id = ${chess}`.execute(db);
  expect((await best('openings and endgames', 'en')).first).toBe(chess);
  await rereadProfiles.run(t.context);
});

test('profiles that were read with other words are read again', async () => {
  const { db } = t.context;
  await sql`update provider_vectors set version = 'old', vector = '{"concepts": {}, "words": {}}'
    where provider_id = ${chess}`.execute(db);
  await sql`delete from provider_terms where provider_id = ${chess}`.execute(db);
  expect((await best('quiero mejorar en ajedrez', 'es')).first).not.toBe(chess);
  await rereadProfiles.run(t.context);
  expect((await best('quiero mejorar en ajedrez', 'es')).first).toBe(chess);
  const { rows } = await sql`select 1 from provider_vectors where version = 'old'`.execute(db);
  expect(rows).toEqual([]);
});
