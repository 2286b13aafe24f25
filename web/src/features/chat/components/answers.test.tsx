import { chatPolicy } from '@puente/contract/policy/chat';
import type { Recommendation } from '@puente/contract/chat';
import { recommendation } from '@puente/contract/chat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usd } from '../../../../test/bookings.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../../test/reading.ts';
import { atMoment, uuid } from '../../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../../test/still.tsx';
import { setComposer } from '../composer-store.ts';
import type { Entry } from '../thread.ts';
import { AlsoPackage } from './also-package.tsx';
import { Composer } from './composer.tsx';
import { Emergency } from './emergency.tsx';
import { ExpertCard } from './expert-card.tsx';
import { LimitNote } from './limit-note.tsx';
import { SeeAll } from './see-all.tsx';
import { Wishes } from './wishes.tsx';

atMoment('2026-12-01T12:00Z');
afterEach(() => setComposer({ draft: '', isAnswering: false, closedUntil: null, fewLeft: null }));

type Language = 'en' | 'es';

const aCard = (changes: Partial<Recommendation> = {}): Recommendation =>
  recommendation.parse({
    providerId: uuid(5),
    username: null,
    name: 'Camila',
    lastName: 'Rojas',
    profilePicture: null,
    isVerifiedProvider: true,
    partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
    expertise: 'Careers in health',
    reason: 'She writes: “I was a nurse.”',
    languages: ['en', 'es'],
    inPerson: false,
    durationMinutes: 60,
    price: usd(5000),
    firstBookingPrice: null,
    nextFree: '2026-12-02T13:00:00Z',
    ...changes,
  });
const card = (changes: Partial<Recommendation> = {}, language: Language = 'en') =>
  stillOf(<ExpertCard expert={aCard(changes)} answerId={uuid(9)} />, language);

describe('a recommended expert', () => {
  it('has a name, who verified, why, when, in which languages and for how much', async () => {
    const words = wordsIn(await card());
    expect(words).toContain('Camila Rojas');
    expect(words).toContain('Verified by Andes Mentors');
    expect(words).toContain('She writes: “I was a nurse.”');
    expect(words).toContain('Tomorrow, 10:00 AM Chile Time');
    expect(words).toContain('$50 for 1 hr');
    expect(addressOf(await card(), 'See times')).toBe(`/expert/${uuid(5)}`);
    expect(headings(await card())).toEqual(['2 Camila Rojas']);
  });

  it('speaks Spanish to those who do, and says where the expert does not', async () => {
    expect(wordsIn(await card({}, 'es'))).toMatch(/Mañana, 10:00|mañana, 10:00/);
    const onlyEnglish = wordsIn(await card({ languages: ['en'] }, 'es'));
    expect(onlyEnglish).toMatch(/inglés/);
    expect(onlyEnglish).not.toBe(wordsIn(await card({ languages: ['en', 'es'] }, 'es')));
  });

  it('marks the language of a quote, also for ears, and no more of the sentence', async () => {
    const quoted = await card({ reasonLanguage: 'en' }, 'es');
    const marked = find(quoted, 'span').filter((node) => node.getAttribute('lang') === 'en');
    expect(marked.map(heard)).toEqual(['I was a nurse.']);
    const plain = await card({ reasonLanguage: 'en', reason: 'She helps nurses.' }, 'es');
    expect(find(plain, 'span').filter((node) => node.getAttribute('lang'))).toEqual([]);
  });

  it.each([null, '2026-11-30T13:00:00Z'])(
    'offers no time that is not ahead: %s',
    async (nextFree) => {
      expect(wordsIn(await card({ nextFree }))).not.toContain('Chile Time');
    },
  );

  it('has the price of a first meeting first, 0 included, and says why it is not converted', async () => {
    vi.stubGlobal('navigator', { languages: ['es-CL'] });
    const price = { amount: 38_000, currency: 'CLP' as const };
    const own = { asked: 'USD', reason: 'price-too-low' } as const;
    const free = { ...price, amount: 0 };
    const words = wordsIn(await card({ price, firstBookingPrice: free, ownCurrency: own }, 'es'));
    expect(words).toMatch(/\$0 .*\$38\.000/);
    expect(words).toContain('USD');
  });

  it('counts the meetings of a package in words', async () => {
    const also = async (sessions: number, language: Language) =>
      wordsIn(await stillOf(<AlsoPackage of={{ sessions, price: usd(20_000) }} />, language));
    expect(await also(5, 'en')).toBe('Also as a package of 5: $200');
    expect(await also(5, 'es')).toContain('5');
  });
});

describe('help in danger', () => {
  const line = (phone: string, changes: object = {}) => ({
    country: 'CL',
    phone,
    name: 'Línea de vida',
    texts: {
      en: { name: 'Lifeline', note: 'Day and night, free' },
      es: { name: 'Línea de vida', note: null },
    },
    ...changes,
  });
  const lines = [line('*4141'), line('600 360 7777'), line('https://help.example/now')];
  const entry: Entry = {
    id: uuid(1),
    role: 'assistant',
    content: 'Estoy aquí.',
    createdAt: '2026-12-01T12:00:00Z',
    language: 'es',
    kind: 'emergency',
    emergencyLines: lines,
    replies: { en: 'I am here.\n\nYou are not alone.', es: 'Estoy aquí.\n\nNo estás a solas.' },
  };
  const help = (changes: Partial<Entry> = {}) =>
    stillOf(<Emergency entry={{ ...entry, ...changes }} lines={lines} />, 'en');

  it('is in the language they wrote in, with the other one by a tap', async () => {
    expect(wordsIn(await help())).toMatch(
      /^Estoy aquí\. Línea de vida .*No estás a solas\. .*In English$/,
    );
    expect(wordsIn(await help({ language: 'en' }))).toMatch(
      /^I am here\. Lifeline Day and night, free/,
    );
    expect(controls(await help({ language: 'en' })).at(-1)).toBe('En español');
    const { replies: _, ...kept } = entry;
    expect(controls(await stillOf(<Emergency entry={kept} lines={lines} />, 'en'))).toHaveLength(3);
  });

  it('has numbers that can be called as they are, named', async () => {
    const names = controls(await help()).slice(0, 3);
    expect(names).toEqual([
      'Línea de vida: *4141',
      'Línea de vida: 600 360 7777',
      'Línea de vida: https://help.example/now',
    ]);
    expect(await oneByOne(names, async (name) => addressOf(await help(), name))).toEqual([
      'tel:*4141',
      'tel:6003607777',
      'https://help.example/now',
    ]);
  });
});

describe('what an answer took into account', () => {
  it('can be taken back, each by its name', async () => {
    const wishes = [{ name: 'budget' as const, label: 'up to $50.00', lift: 'Forget the price' }];
    for (const language of ['en', 'es'] as const) {
      const [name] = controls(
        await stillOf(<Wishes wishes={wishes} onSend={() => undefined} />, language),
      );
      expect(name).toContain('up to $50.00');
      expect(name).not.toBe('up to $50.00');
    }
  });

  it('leads to the list with its words and wishes, in whole units of money', async () => {
    const list = async (browse: Parameters<typeof SeeAll>[0]['browse']) =>
      find(await stillOf(<SeeAll browse={browse} />, 'en'), 'a')[0];
    const link = await list({
      q: 'sleep',
      count: 12,
      maxPrice: { amount: 38_000, currency: 'CLP' },
    });
    expect(link?.getAttribute('href')).toMatch(/^\/experts\?q=sleep&price=.*38000.*currency=CLP$/);
    expect(link && heard(link)).toContain('12');
    const dollars = await list({ maxPrice: { amount: 4550, currency: 'USD' } });
    expect(dollars?.getAttribute('href')).toContain('45.5');
    expect(dollars && heard(dollars)).not.toBe(link && heard(link));
  });
});

describe('the input of the chat', () => {
  const composer = (language: Language = 'en') =>
    stillOf(<Composer onSend={() => undefined} />, language);
  const isOff = (markup: Element) =>
    find(markup, 'button').some((node) => node.hasAttribute('disabled'));

  it('can be sent once something is typed, and not while an answer is on its way', async () => {
    expect(isOff(await composer())).toBe(true);
    setComposer({ draft: '   ' });
    expect(isOff(await composer())).toBe(true);
    setComposer({ draft: 'I can not sleep' });
    expect(isOff(await composer())).toBe(false);
    setComposer({ isAnswering: true });
    expect(isOff(await composer())).toBe(true);
  });

  it('says near the end how many characters are left, in words', async () => {
    setComposer({ draft: 'x'.repeat(chatPolicy.messageMaxLength - 201) });
    expect(find(await composer(), 'p')).toEqual([]);
    setComposer({ draft: 'x'.repeat(chatPolicy.messageMaxLength - 1) });
    const one = wordsIn(await composer());
    setComposer({ draft: 'x'.repeat(chatPolicy.messageMaxLength) });
    expect(wordsIn(await composer())).not.toBe(one);
    expect(find(await composer('es'), 'p').map(heard)[0]).toContain('0');
  });

  it('is closed while no exchange is left, and says until when in the zone that was chosen', async () => {
    const note = (language: Language = 'en') => stillOf(<LimitNote />, language);
    expect((await note()).innerHTML).toBe('');
    setComposer({ closedUntil: '2026-12-02T02:30:00Z' });
    expect(find(await composer(), 'textarea').every((node) => node.hasAttribute('disabled'))).toBe(
      true,
    );
    expect(wordsIn(await note())).toContain('today at 11:30 PM (Chile Time)');
    expect(wordsIn(await note('es'))).toContain('hoy a las 23:30 (hora de Chile)');
  });

  it('counts the last exchanges', async () => {
    const left = async (count: number, language: Language = 'en') => {
      setComposer({ fewLeft: { count, renewsAt: '2026-12-02T02:30:00Z' } });
      return wordsIn(await stillOf(<LimitNote />, language));
    };
    expect(await left(1)).not.toBe((await left(2)).replace('2', '1'));
    expect(await left(1, 'es')).not.toBe((await left(2, 'es')).replace('2', '1'));
    expect(await left(3)).toContain(String(chatPolicy.exchanges));
  });
});
