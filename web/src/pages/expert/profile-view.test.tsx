import type { PublicProfile } from '@puente/contract/provider';
import { describe, expect, it, vi } from 'vitest';
import { usd } from '../../../test/bookings.ts';
import { anOffering, aProfile } from '../../../test/experts.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf, type Still } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { offeringsOfQuery, type Offering } from '../../features/offering/queries.ts';
import { providerQuery } from '../../features/provider/queries.ts';
import { ExpertPage } from './expert-page.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const at = `/expert/${uuid(5)}`;
type More = Partial<Still> & { offerings?: Offering[] };

function page(changes: Partial<PublicProfile>, language: Language = 'en', more: More = {}) {
  const { offerings = [], ...screen } = more;
  const profile = reply('GET /worker/profile/:id', aProfile(changes));
  return stillOf(<ExpertPage />, language, {
    at,
    known: [
      [providerQuery(profile.id, 'USD').queryKey, profile],
      [
        offeringsOfQuery(profile.id, 'USD').queryKey,
        reply('GET /api/provider-offerings', { offerings, exchange: null }),
      ],
    ],
    ...screen,
  });
}

const facts = (markup: Element) => find(markup, 'header > *').map(heard).join(' ');

describe("an expert's page", () => {
  it('says who it is, what for, when, and for how much', async () => {
    const words = wordsIn(await page({}));
    expect(words).toMatch(/Camila Rojas Verified by Andes Mentors Careers in health/);
    expect(words).toMatch(/Next available: Tomorrow, 10:00 AM Chile Time/);
    expect(words).toContain('Speaks English and Spanish');
    expect(words).toContain('Prices 1 hr $50 About me I was a nurse.');
    expect(headings(await page({}))).toEqual(['1 Camila Rojas', '2 Prices', '2 About me']);
  });

  it('speaks Spanish to those who do, with what was translated, and marks what was not', async () => {
    const markup = await page({}, 'es');
    expect(wordsIn(markup)).toContain('Carreras en salud');
    expect(wordsIn(markup)).toMatch(/Próxima hora: |mañana, 10:00/i);
    const foreign = find(markup, 'p').filter((node) => node.getAttribute('lang') === 'en');
    expect(foreign.map(heard)).toEqual(['I was a nurse.']);
    const untranslated = await page({ expertiseTranslated: '' }, 'es');
    const lines = find(untranslated, 'p').filter((node) => node.getAttribute('lang') === 'en');
    expect(lines.map(heard)).toContain('Careers in health');
  });

  it.each([null, '2026-12-01T11:59:59Z'])(
    'offers no time that is not ahead: %s',
    async (nextFree) => {
      expect(wordsIn(await page({ nextFree }))).toContain('No times available right now');
      expect(wordsIn(await page({ nextFree }))).not.toContain('Next available');
    },
  );

  it('tells the time there only where it is another one', async () => {
    expect(facts(await page({}))).not.toContain('local time');
    expect(facts(await page({ timezone: 'Asia/Kathmandu' }))).toContain(
      "Camila's local time: 5:45 PM, Nepal Time",
    );
    expect(facts(await page({ timezone: 'Asia/Kathmandu' }, 'es'))).toContain('17:45');
  });

  it('says where one can be met, and counts what is too long to be read', async () => {
    const areas = (count: number) => ({
      home: {
        areas: Array.from({ length: count }, (_, number) => ({
          id: `a${number}`,
          name: `Area${number}`,
        })),
      },
      offices: [],
    });
    expect(facts(await page({ places: areas(9), inPerson: true }))).toContain('Area7, and Area8');
    const ten = facts(await page({ places: areas(10), inPerson: true }));
    expect(ten).toContain('Area7, and 2 more');
    expect(ten).not.toContain('Area8');
    expect(facts(await page({ inPerson: true, location: 'Ñuñoa' }))).toContain(
      'Online and in person · Ñuñoa',
    );
    expect(facts(await page({ location: 'Ñuñoa' }))).toContain('Online · Ñuñoa');
  });

  it('says who verified, or that somebody did, or nothing', async () => {
    expect(controls(await page({}))).toContain('Verified by Andes Mentors');
    const plain = await page({ partner: null });
    expect(controls(plain).join()).not.toContain('Verified');
    expect(facts(plain)).toContain('Verified');
    expect(
      facts(await page({ isVerifiedProvider: false, partner: null, verifiedAt: null })),
    ).not.toContain('Verified');
  });

  it('has the price of a first meeting and what follows, each currency as the region writes it', async () => {
    vi.stubGlobal('navigator', { languages: ['es-CL'] });
    const price = { amount: 38_000, currency: 'CLP' as const };
    const firstBooking = { amount: 0, currency: 'CLP' as const };
    const own = { asked: 'USD', reason: 'rates-too-old' } as const;
    const prices = [
      { durationMinutes: 30 as const, price, firstBooking, ownCurrency: own },
      { durationMinutes: 90 as const, price: usd(12_050), firstBooking: null, ownCurrency: null },
    ];
    const spanish = wordsIn(await page({ prices }, 'es'));
    expect(spanish).toMatch(/30 min \$0 .*\$38\.000/);
    expect(spanish).toContain('US$120,50');
    const english = wordsIn(await page({ prices }));
    expect(english).toMatch(/30 min CLP 0 first meeting, then CLP 38,000/);
    expect(english).toContain('1 hr 30 min $120.50');
  });

  it('dates a rate that is old', async () => {
    const exchange = { from: 'CLP' as const, rate: 0.00105, date: '2026-11-10', isOld: true };
    expect(wordsIn(await page({ exchange }))).toContain('Nov 10, 2026');
    expect(wordsIn(await page({ exchange }, 'es'))).toMatch(/10 .*nov.* 2026/);
    expect(wordsIn(await page({ exchange: { ...exchange, isOld: false } }))).not.toContain(
      'Nov 10',
    );
  });

  it('leads to booking, and for whom it is about to changing it', async () => {
    expect(addressOf(await page({}), 'See times')).toBe(`/book/${uuid(5)}`);
    expect(addressOf(await page({}, 'es'), 'Ver horas')).toBe(`/book/${uuid(5)}`);
    const own = await page({}, 'en', { user: person(uuid(5), { isProvider: true }) });
    expect(addressOf(own, 'Edit profile')).toBe('/you/helping');
    expect(controls(own)).not.toContain('See times');
    expect(controls(own).join()).not.toMatch(/contact/i);
  });

  it.each(['en', 'es'] as const)(
    'that is gone leads on, and one that failed can be tried again (%s)',
    async (language) => {
      for (const [status, code] of [
        [404, 'not-found'],
        [400, 'invalid-input'],
      ] as const) {
        const gone = await stillOf(<ExpertPage />, language, {
          at,
          refused: refusal(status, code),
        });
        expect(find(gone, 'a').map((node) => node.getAttribute('href'))).toEqual(['/experts', '/']);
      }
      const failed = await stillOf(<ExpertPage />, language, { at, refused: lost('timeout') });
      expect(controls(failed)).toEqual([language === 'en' ? 'Try again' : 'Reintentar']);
      expect(headings(failed)).toHaveLength(2);
    },
  );
});

describe('packages and plans on the page', () => {
  const shown = (offering: Partial<Offering>, language: Language = 'en') =>
    page({}, language, { offerings: [anOffering(offering)] });

  it('say how much for how many, and what a meeting comes to', async () => {
    const words = wordsIn(await shown({}));
    expect(words).toContain('From job to job Package · 5 sessions of 1 hr $200 $40 per session');
    const plan = { type: 'subscription', sessions: 1, pricePerSession: usd(20_000) } as const;
    expect(wordsIn(await shown(plan))).toContain(
      'Monthly plan · 1 session of 1 hr each month $200 a month',
    );
    expect(wordsIn(await shown(plan, 'es'))).toContain('1 sesión de 1 h');
  });

  it('are heard with the price before the discount as that', async () => {
    expect(wordsIn(await shown({ discountedPrice: usd(0), pricePerSession: usd(0) }))).toContain(
      '$0 instead of $200 $0 per session',
    );
  });

  it('are bought each by a link that names them', async () => {
    const links = find(await shown({}), 'article > *')
      .map(heard)
      .join(' ');
    expect(links).toContain(': From job to job');
    const hrefs = find(await shown({ type: 'subscription', scheduling: null }), 'a').map((node) =>
      node.getAttribute('href'),
    );
    expect(hrefs).toContain(`/plan/new/${uuid(5)}/${uuid(81)}`);
  });
});
