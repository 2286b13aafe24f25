import type { Draft } from '@puente/contract/draft';
import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../test/drafts.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, reply, uuid } from '../../../test/replies.ts';
import { stillOf, type Still, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { draftQuery, partnersQuery } from '../../features/draft/queries.ts';
import { ownApplicationQuery } from '../../features/partner/queries.ts';
import { documentQuery, understoodQuery } from '../../features/provider/verification-queries.ts';
import { HelpingPage, Visitor, Waiting } from './helping-page.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const user = person(uuid(5), { isProvider: true });
const andes = { id: uuid(1), slug: 'andes', name: 'Andes Mentors' };
const { draftSteps } = policy.profile;

type More = { known?: Still['known']; language?: Language; at?: string };

function page(draft: Draft, { known = [], language = 'en', at = '/you/helping' }: More = {}) {
  return stillOf(<HelpingPage />, language, {
    at,
    user,
    known: [
      [draftQuery.queryKey, reply('GET /api/provider/draft', draft)],
      [understoodQuery.queryKey, reply('GET /api/provider/understood', { topics: [] })],
      ...known,
    ],
  });
}

describe('becoming an expert', () => {
  it('counts the steps that are done, and leads to the next that is needed', async () => {
    const { length } = draftSteps;
    const markup = await page(aDraft(3));
    expect(wordsIn(markup)).toContain(`3 of ${length}`);
    const links = find(markup, 'li').flatMap(({ children }) => children);
    expect(links).toHaveLength(length);
    expect(
      addressOf(markup, controls(markup).find((name) => name.startsWith('Continue')) ?? ''),
    ).toBe('/you/helping/languages');
    expect(wordsIn(await page(aDraft(0), { language: 'es' }))).toContain(`0 de ${length}`);
  });

  it('says of each step whether it is done, or may be left out', async () => {
    const steps = find(await page(aDraft(1)), 'li').map(heard);
    expect(steps[0]).toContain('· done');
    expect(steps.filter((step) => step.includes('optional'))).toHaveLength(3);
    const done = find(await page(aDraft(draftSteps.length)), 'li').map(heard);
    expect(done.every((step) => step.includes('· done'))).toBe(true);
  });

  it('can be published once nothing that is needed is missing', async () => {
    const names = async (draft: Draft, language: Language = 'en') =>
      controls(await page(draft, { language }));
    const ready = aDraft(draftSteps.length);
    expect((await names(ready)).filter((name) => /publish/i.test(name))).toHaveLength(1);
    expect((await names(aDraft(2))).filter((name) => /publish/i.test(name))).toEqual([]);
    expect(
      (await names({ ...ready, state: 'published' })).filter((name) => /publish/i.test(name)),
    ).toEqual([]);
    expect(
      (await names({ ...ready, state: 'changed', changed: ['aboutMe'] })).length,
    ).toBeGreaterThan((await names({ ...ready, state: 'published' })).length);
    expect(await names({ ...ready, state: 'published' }, 'es')).toHaveLength(
      (await names({ ...ready, state: 'published' })).length,
    );
  });

  it('counts what clients do not see yet, and leads to what they see', async () => {
    const changed = (fields: string[], language: Language = 'en') =>
      page(aDraft(draftSteps.length, { state: 'changed', changed: fields }), { language });
    expect(wordsIn(await changed(['aboutMe']))).not.toBe(
      wordsIn(await changed(['aboutMe', 'career'])),
    );
    expect(wordsIn(await changed(['a', 'b'], 'es'))).toContain('2');
    const links = find(await changed(['aboutMe']), 'a').map((node) => node.getAttribute('href'));
    expect(links).toContain(`/expert/${user.id}`);
  });

  it('asks a published expert which topics are right, in words that stand alone', async () => {
    const topics = [
      { id: 'a', label: { en: 'public speaking', es: 'la oratoria' }, isRight: null },
      { id: 'b', label: { en: 'sleep', es: 'el sueño' }, isRight: false },
    ];
    const known = [
      [understoodQuery.queryKey, reply('GET /api/provider/understood', { topics })],
    ] as const;
    const published = aDraft(draftSteps.length, { state: 'published' });
    const shown = (language: Language) => page(published, { known, language });
    const pressed = (markup: Element) =>
      find(markup, 'button')
        .filter((node) => node.hasAttribute('aria-pressed'))
        .map((node) => [heard(node), node.getAttribute('aria-pressed')]);
    expect(pressed(await shown('en'))).toEqual([
      ['Public speaking', 'true'],
      ['Sleep', 'false'],
    ]);
    expect(pressed(await shown('es')).map(([name]) => name)).toEqual(['Oratoria', 'Sueño']);
  });

  it.each(['en', 'es'] as const)(
    'asks visitors to sign in, waits and fails under its title (%s)',
    async (language) => {
      const at = '/you/helping';
      const visitor = await stillOf(<Visitor />, language, { at });
      expect(headings(visitor)).toHaveLength(2);
      expect(headings(await stillOf(<Waiting />, language, { at }))).toEqual([
        headings(visitor)[0],
      ]);
      const failed = await stillOf(<HelpingPage />, language, {
        at,
        user,
        refused: lost('network'),
      });
      expect(controls(failed)).toEqual([language === 'en' ? 'Try again' : 'Reintentar']);
    },
  );
});

describe('the step of verification', () => {
  const at = '/you/helping/verification';
  const partners = [
    { ...andes, about: { en: 'A school', es: 'Una escuela' }, checks: null },
    { id: uuid(2), slug: 'salud', name: 'Salud y Vida', about: null, checks: null },
  ];
  type Verification = Partial<Draft['verification']>;
  const step = (
    verification: Verification,
    changes: Partial<Draft> = {},
    language: Language = 'en',
  ) =>
    page(aDraft(4, { ...changes, verification: { ...aDraft(0).verification, ...verification } }), {
      at,
      language,
      known: [
        [ownApplicationQuery.queryKey, { application: null, share: null }],
        [partnersQuery.queryKey, reply('GET /api/partner/list-partners', { partners })],
        [documentQuery.queryKey, reply('GET /api/provider/document', { document: null })],
      ],
    });

  it('says what verification changes, in percent of the language', async () => {
    expect(wordsIn(await step({}))).toContain('15%');
    expect(wordsIn(await step({}, {}, 'es'))).toMatch(/15 ?%/);
    expect(
      find(await step({}), 'input').filter((node) => node.getAttribute('type') === 'radio'),
    ).toHaveLength(3);
  });

  it('differs by where the verification stands', async () => {
    const states = [
      {},
      { partner: andes },
      { partner: andes, state: 'pending' as const },
      { partner: andes, state: 'verified' as const },
    ];
    for (const language of ['en', 'es'] as const)
      expect(
        new Set(await oneByOne(states, async (state) => wordsIn(await step(state, {}, language))))
          .size,
      ).toBe(states.length);
    expect(wordsIn(await step({ partner: andes, state: 'verified' }))).toContain('Andes Mentors');
  });

  it('chooses the partner that is named, or none', async () => {
    const chosen = async (fields: Draft['fields']) =>
      find(await step({}, { fields }), 'input')
        .filter((node) => node.hasAttribute('checked'))
        .map((node) => node.getAttribute('value'));
    expect(await chosen({})).toEqual(['none']);
    expect(await chosen({ partnerId: uuid(2) })).toEqual([uuid(2)]);
    expect(await chosen({ partnerId: null })).toEqual(['none']);
  });

  it('leads back to all steps', async () => {
    const links = find(await step({}), 'a').map((node) => node.getAttribute('href'));
    expect(links[0]).toBe('/you/helping');
    expect(headings(await step({}, {}, 'es'))).toHaveLength(headings(await step({})).length);
  });
});
