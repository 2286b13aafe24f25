import { partnerPolicy } from '@puente/contract/policy/partner';
import { describe, expect, it, vi } from 'vitest';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { someSettings } from '../../../test/partners.ts';
import { FaceForm } from './components/face-form.tsx';
import { FacePreview } from './components/face-preview.tsx';
import { problemsOf, typedFace } from './components/face-rules.ts';
import { OwnApplication } from './components/own-application.tsx';
import type { PartnerSettings } from './face-queries.ts';
import { ownApplicationQuery, type OwnApplication as Own } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const form = (changes: Partial<PartnerSettings> = {}, language: Language = 'en') =>
  stillOf(
    <FaceForm
      settings={reply('GET /api/partner/:id/settings', someSettings(changes))}
      logo={<p>Logo</p>}
      onReload={() => Promise.resolve(undefined)}
    />,
    language,
  );

describe('how a partner shows itself', () => {
  it('tells its address, and until which day here those of before lead on', async () => {
    const formerSlugs = [{ slug: 'andino', until: '2027-03-01T02:00:00Z' }];
    const words = wordsIn(await form({ formerSlugs }));
    expect(words).toContain('Your page: puente.example/partners/andes.');
    expect(words).toContain('andino still leads here until Sunday, February 28, 2027');
    expect(wordsIn(await form({ formerSlugs }, 'es'))).toContain('28 de febrero de 2027');
  });

  it('tells of each colour how readable it is, and what becomes of one that is not', async () => {
    const { theme } = someSettings();
    const verdicts = async (changes: Partial<typeof theme>, language: Language = 'en') =>
      find(await form({ theme: { ...theme, ...changes } }, language), 'div')
        .filter((node) => node.getAttribute('role') === 'status')
        .map(heard);
    const [blue, yellow] = await verdicts({});
    expect(blue).toMatch(/^Used as you chose it\. .* contrast of \d+\.\d:1/);
    expect(yellow).toMatch(/^(Used as you chose it|Adjusted)/);
    vi.stubGlobal('navigator', { languages: ['es-CL'] });
    expect((await verdicts({ primaryColor: '#777777' }, 'es'))[0]).toMatch(/\d+,\d:1/);
  });

  it('takes so many links and fields, and then no more', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        label: `L${at}`,
        url: `https://a${at}.example`,
      }));
    const { maxLinks } = partnerPolicy;
    expect(controls(await form({ resourceLinks: links(maxLinks - 1) }))).toContain('Add a link');
    const full = await form({ resourceLinks: links(maxLinks) });
    expect(controls(full)).not.toContain('Add a link');
    expect(controls(full).filter((name) => name.startsWith('Remove link'))).toHaveLength(maxLinks);
    const fields = ['arts', 'careers', 'home', 'languages'] as const;
    const off = async (given: PartnerSettings['fields']) =>
      find(await form({ fields: given }), 'button').filter((node) => node.hasAttribute('disabled'))
        .length;
    expect(await off([...fields])).toBeGreaterThan(0);
    expect(await off([...fields.slice(1)])).toBe(0);
  });

  it('is asked in Spanish as in English, with every field named', async () => {
    const count = async (language: Language) =>
      find(await form({}, language), 'input', 'textarea').length;
    expect(await count('es')).toBe(await count('en'));
    expect(headings(await form({}, 'es')).length).toBe(headings(await form()).length);
  });

  it('is judged where it is wrong, a link in its place', () => {
    const face = typedFace(someSettings());
    const wrong = { label: '', url: 'http://a.example' };
    const right = { label: 'A', url: 'https://a.example' };
    expect([...problemsOf(face)]).toEqual([]);
    expect([...problemsOf({ ...face, resourceLinks: [right, wrong] })]).toEqual(['link1']);
    expect([...problemsOf({ ...face, name: '<b>' })]).toEqual(['name']);
    expect([...problemsOf({ ...face, slug: 'a' })]).toEqual(['slug']);
    expect([...problemsOf({ ...face, welcome: { en: 'Hi', es: '' } })]).toEqual(['welcome']);
    const theme = { ...face.theme, headerColor: 'red' };
    expect([...problemsOf({ ...face, theme })]).toEqual(['headerColor']);
  });

  it('is seen by day and by night, in the words of the reader or in ours', async () => {
    const preview = async (changes: Partial<PartnerSettings>, language: Language = 'en') =>
      wordsIn(
        await stillOf(
          <FacePreview face={typedFace(someSettings(changes))} logo={null} />,
          language,
        ),
      );
    expect(await preview({})).toMatch(/Welcome to Andes .*By day .*Welcome to Andes .*At night/);
    expect(await preview({}, 'es')).toContain('Te damos la bienvenida');
    expect(await preview({ welcome: { en: '', es: '' } })).toContain(
      'What would you like help with?',
    );
    expect(
      await preview({ resourceLinks: [{ label: 'Our help', url: 'https://a.example' }] }),
    ).toContain('Our help');
  });
});

describe('the own request to be verified', () => {
  type Application = NonNullable<Own['application']>;
  const at = '2026-11-28T15:00:00Z';
  const asked = (status: Application['status'], message = ''): Application => ({
    id: uuid(1),
    partner: { id: uuid(2), slug: 'andes', name: 'Andes Mentors' },
    status,
    askedAt: at,
    changedAt: at,
    history: [
      { status: 'waiting', by: 'expert', message: 'Please', at },
      ...(message ? [{ status, by: 'partner' as const, message, at }] : []),
    ],
  });
  const shown = (own: Partial<Own>, language: Language = 'en') =>
    stillOf(<OwnApplication />, language, {
      known: [
        [
          ownApplicationQuery.queryKey,
          reply('GET /api/partner/application', { application: null, share: null, ...own }),
        ],
      ],
    });

  it('is nothing where nobody was asked, or all is well', async () => {
    expect((await shown({})).innerHTML).toBe('');
    for (const status of ['approved', 'withdrawn'] as const)
      expect(controls(await shown({ application: asked(status) }))).toEqual([]);
  });

  it.each([
    ['waiting', ['Take the request back']],
    ['more-asked', ['Send again', 'Take the request back']],
    ['refused', ['Send again']],
  ] as const)('that is %s can be %j', async (status, ways) => {
    expect(controls(await shown({ application: asked(status, 'Which year?') }))).toEqual(ways);
    expect(controls(await shown({ application: asked(status, 'x') }, 'es'))).toHaveLength(
      ways.length,
    );
  });

  it('has the words of the partner, as they were written, or none', async () => {
    const markup = await shown({ application: asked('refused', '<b>No</b>\nSorry') });
    expect(wordsIn(markup)).toContain("Andes Mentors didn't verify you <b>No</b> Sorry");
    expect(markup.innerHTML).not.toContain('<b>');
    expect(wordsIn(await shown({ application: asked('more-asked') }))).not.toContain('Please');
    expect(wordsIn(await shown({ application: asked('more-asked', 'x') }, 'es'))).toContain(
      'Andes Mentors te pide algo más',
    );
  });

  it('tells the share that is to come, by its day here', async () => {
    const share = {
      basisPoints: 500,
      next: { basisPoints: 750, countsFrom: '2026-12-15T02:00:00Z' },
    };
    expect(wordsIn(await shown({ application: asked('approved'), share }))).toContain(
      'From Monday, December 14, 2026, Andes Mentors keeps 7.5% instead of 5%.',
    );
    expect(wordsIn(await shown({ application: asked('approved'), share }, 'es'))).toMatch(
      /lunes, 14 de diciembre de 2026, Andes Mentors recibe 7,5 ?% en vez de 5 ?%/,
    );
  });
});
