import { describe, expect, it, vi } from 'vitest';
import { anExpert } from '../../../test/experts.ts';
import {
  addressOf,
  controls,
  find,
  headings,
  heard,
  wordsIn,
  attributesOf,
} from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { filtersOf } from '../../features/directory/filters.ts';
import { expertsQuery, type Expert, type Page } from '../../features/directory/queries.ts';
import { partnerQuery } from '../../features/partner/face-queries.ts';
import { GroupPage } from '../group/group-page.tsx';
import { ExpertsPage, Waiting } from './experts-page.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const viewer = { currency: 'USD', timezone: 'America/Santiago' } as const;
const counts: Page['counts'] = { fields: [], languages: [], partners: [] };

const aPage = (experts: Expert[], changes: Partial<Page> = {}) => ({
  pages: [
    reply('GET /api/experts', {
      experts,
      total: experts.length,
      partner: null,
      isNearest: false,
      counts,
      emergencyLines: [],
      nextCursor: null,
      ...changes,
    }),
  ],
  pageParams: [''],
});

function list(
  experts: Expert[],
  changes: Partial<Page> = {},
  search = '',
  language: Language = 'en',
) {
  const filters = filtersOf(Object.fromEntries(new URLSearchParams(search)), 'USD');
  return stillOf(<ExpertsPage />, language, {
    at: `/experts${search && `?${search}`}`,
    known: [[expertsQuery(filters, viewer).queryKey, aPage(experts, changes)]],
  });
}

/** What is told of one expert. */
const row = async (changes: Partial<Expert>, language: Language = 'en') => {
  const rows = find(await list([anExpert(changes)], {}, '', language), 'li').map(heard);
  return rows.find((one) => one.includes(changes.name ?? 'Camila')) ?? '';
};

describe('the list of experts', () => {
  it('counts them in words, and says when they only come near', async () => {
    expect(wordsIn(await list([anExpert()]))).toContain('1 expert ');
    expect(wordsIn(await list([anExpert(), anExpert({ id: uuid(6) })]))).toContain('2 experts');
    expect(wordsIn(await list([anExpert()], {}, '', 'es'))).toContain('1 especialista ');
    const nearest = wordsIn(await list([anExpert()], { isNearest: true }, 'q=juggling'));
    expect(nearest).toContain('No one does exactly that yet. These come nearest.');
  });

  it('says for each who, what for, when, in which language and for how much', async () => {
    expect(await row({})).toMatch(
      /^Camila Rojas Verified by Andes Mentors Careers in health Next time: .*10:00 AM \(Chile Time, GMT-3\) English and Spanish|Speaks/,
    );
    expect(await row({})).toContain('$50 for 1 hr');
    expect(await row({}, 'es')).toContain('Carreras en salud');
    expect(await row({ inPerson: true, location: 'Ñuñoa' })).toContain('· Ñuñoa');
  });

  it.each([null, '2026-12-01T11:00:00Z'])(
    'offers no time that is not ahead: %s',
    async (nextFree) => {
      expect(await row({ nextFree })).not.toContain('Next time');
    },
  );

  it('tells the price of a first meeting first', async () => {
    const price = { amount: 38_000, currency: 'CLP' as const };
    const firstBooking = { amount: 19_000, currency: 'CLP' as const };
    expect(await row({ price, firstBooking })).toMatch(/CLP 19,000 .*CLP 38,000/);
    vi.stubGlobal('navigator', { languages: ['es-CL'] });
    expect(await row({ price, firstBooking }, 'es')).toMatch(/\$19\.000 .*\$38\.000/);
  });

  it('leads to each, and to more while there are more', async () => {
    const markup = await list([anExpert()], { total: 30, nextCursor: 'x'.repeat(8) });
    expect(addressOf(markup, 'Camila Rojas')).toBe(`/expert/${uuid(5)}`);
    expect(controls(markup)).toContain('Show more');
    const end = await list([anExpert()], { total: 300 });
    expect(wordsIn(end)).toContain("That's as many as we list at once.");
    expect(wordsIn(await list([anExpert()]))).not.toContain("That's as many");
  });

  it('of nobody says so, and takes filters back where there are some', async () => {
    const filtered = await list([], {}, 'field=law');
    expect(headings(filtered)).toContain('2 No one fits all of that');
    expect(headings(await list([], {}, 'field=law', 'es')).length).toBe(headings(filtered).length);
  });

  it('names in danger whom to call, before anybody', async () => {
    const line = {
      country: 'CL',
      phone: '*4141',
      name: 'Prevención del suicidio',
      texts: {
        en: { name: 'Suicide prevention', note: null },
        es: { name: 'Prevención del suicidio', note: null },
      },
    };
    const long = { ...line, phone: '600 360 7777' };
    const web = { ...line, phone: 'https://help.example/now' };
    const markup = await list([], { emergencyLines: [line, long, web] }, 'q=x');
    expect(addressOf(markup, '*4141')).toBe('tel:*4141');
    expect(addressOf(markup, '600 360 7777')).toBe('tel:6003607777');
    expect(addressOf(markup, 'help.example')).toBe('https://help.example/now');
    expect(wordsIn(markup)).toContain('Suicide prevention');
    expect(headings(markup)).not.toContain('2 No one fits all of that');
    expect(wordsIn(await list([], { emergencyLines: [line] }, 'q=x', 'es'))).toContain(
      'Prevención',
    );
  });

  it.each(['en', 'es'] as const)(
    'waits and fails in its frame, with the filters (%s)',
    async (language) => {
      const waiting = await stillOf(<Waiting />, language, { at: '/experts' });
      const failed = await stillOf(<ExpertsPage />, language, {
        at: '/experts',
        refused: lost('network'),
      });
      expect(headings(waiting)).toEqual([headings(failed)[0]]);
      expect(controls(failed)).toContain(language === 'en' ? 'Try again' : 'Reintentar');
      expect(find(failed, 'select').length).toBeGreaterThan(0);
    },
  );
});

describe('the page of a partner', () => {
  const partner = {
    id: uuid(1),
    slug: 'andes',
    name: 'Andes Mentors',
    about: { en: 'A school', es: 'Una escuela' },
    checks: null,
    config: {
      welcomeMessage: 'Hello',
      welcome: { en: 'Hello', es: 'Hola' },
      resourceLinks: [{ label: 'Help', url: 'https://andes.example/help' }],
      theme: {
        primaryColor: '#1d4ed8',
        secondaryColor: '#ffff00',
        headerColor: '#2f6f5e',
        logo: null,
      },
    },
  };
  const page = (
    experts: Expert[],
    changes: Partial<typeof partner> = {},
    language: Language = 'en',
  ) =>
    stillOf(<GroupPage />, language, {
      at: '/partners/andes',
      known: [
        [partnerQuery('andes').queryKey, reply('GET /api/partner/:id', { ...partner, ...changes })],
        [expertsQuery({ partner: 'andes' }, viewer).queryKey, aPage(experts)],
      ],
    });

  it('says who it is in the language of its reader, and leads to its chat', async () => {
    const markup = await page([anExpert()]);
    expect(headings(markup)).toEqual([
      '1 Andes Mentors',
      '2 Who we are',
      '2 The people of Andes Mentors',
      '2 Camila Rojas',
    ]);
    expect(wordsIn(markup)).toContain('Hello');
    expect(addressOf(markup, 'Tell Andes Mentors what you need')).toBe('/?pId=andes');
    const spanish = wordsIn(await page([anExpert()], {}, 'es'));
    expect(spanish).toContain('Hola');
    expect(spanish).toContain('Una escuela');
  });

  it('leads to its own pages in another tab, and says so', async () => {
    const [link] = find(await page([]), 'a').filter((node) =>
      node.getAttribute('href')?.startsWith('https:'),
    );
    expect(attributesOf(link)).toMatchObject({ target: '_blank' });
    expect(link?.getAttribute('rel')).toMatch(/noopener|noreferrer/);
    expect(link && heard(link)).toBe('Help (opens in a new tab)');
  });

  it('without people, words and a picture is a page all the same', async () => {
    const bare = await page([], { about: null as never, config: undefined as never });
    expect(headings(bare)).toEqual([
      '1 Andes Mentors',
      '2 The people of Andes Mentors',
      '2 No experts here yet',
    ]);
    expect(find(bare, 'img')).toEqual([]);
  });

  it.each(['en', 'es'] as const)('that is not there leads on (%s)', async (language) => {
    const gone = await stillOf(<GroupPage />, language, {
      at: '/partners/gone',
      refused: refusal(404, 'not-found'),
    });
    expect(find(gone, 'a').map((node) => node.getAttribute('href'))).toEqual(['/experts', '/']);
  });
});
