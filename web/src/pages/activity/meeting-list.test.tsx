import { packageStatus, creditState, type BoughtPackage } from '@puente/contract/package-terms';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, lost, screenOf, uuid } from '../../../test/screen.tsx';
import { bookingsQuery, type BookingPage } from '../../features/booking/list-queries.ts';
import { packagesQuery } from '../../features/booking/package-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { filtersOf, wantedBy } from './filters.ts';
import { MeetingList } from './meeting-list.tsx';
import { PackageFacts, PackageSessions } from './package-facts.tsx';
import { PackageProgress } from './package-progress.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;

const aPackage = (changes: Partial<BoughtPackage> = {}): BoughtPackage => ({
  id: uuid(70),
  orderId: uuid(71),
  role: 'client',
  status: 'active',
  offeringId: uuid(72),
  offeringName: 'From job to job',
  scheduling: 'as-you-go',
  durationMinutes: 60,
  provider: { id: uuid(5), name: 'Camila', lastName: 'Rojas', profilePicture: null },
  client: { id: uuid(6), name: 'Ana', lastName: 'Soto', profilePicture: null },
  sessionsTotal: 5,
  sessionsCompleted: 2,
  credits: 0,
  price: usd(20_000),
  discount: null,
  paid: usd(20_000),
  refunded: usd(0),
  refundedByHand: usd(0),
  refundOwed: usd(0),
  earned: null,
  boughtAt: '2026-11-01T12:00:00Z',
  validUntil: '2027-11-01T02:00:00Z',
  holdExpiresAt: null,
  cancelledBy: null,
  cancelReason: null,
  sessions: [],
  cancellation: null,
  ...changes,
});

type List = {
  bookings?: Booking[];
  page?: Partial<BookingPage>;
  search?: string;
  isProvider?: boolean;
  packages?: BoughtPackage[];
  language?: Language;
};

function list({ bookings = [], page = {}, search = '', packages = [], ...more }: List) {
  const { isProvider = false, language = 'en' } = more;
  const given = `show=upcoming${search && `&${search}`}`;
  const filters = filtersOf(Object.fromEntries(new URLSearchParams(given)));
  const data: BookingPage = {
    bookings,
    next: null,
    nextCursor: null,
    waiting: [],
    counts: { upcoming: bookings.length, past: 0, cancelled: 0 },
    ...page,
  };
  return screenOf(<MeetingList />, language, {
    at: `/activity?${given}`,
    user: person('ana', { isProvider }),
    known: [
      [bookingsQuery(wantedBy(filters)).queryKey, { pages: [data], pageParams: [null] }],
      [packagesQuery.queryKey, packages],
    ],
  });
}

describe('the meetings of a person', () => {
  it('are none yet: clients ask the chat, experts share their link', () => {
    const links = (isProvider: boolean, language: Language = 'en') =>
      find(list({ isProvider, language }), 'a').map(({ attributes }) => attributes['href']);
    expect(links(false)).toEqual(['/']);
    expect(links(true)).toEqual(['/you/link']);
    expect(links(false, 'es')).toEqual(['/']);
    expect(headings(list({}))).toHaveLength(1);
  });

  it('are counted by group, the open one marked', () => {
    const counts = { upcoming: 1, past: 1200, cancelled: 0 };
    const markup = list({ bookings: [aBooking()], page: { counts } });
    const tabs = find(markup, 'a').slice(0, 3).map(heard);
    expect(tabs.map((tab) => tab.replace(/^\D+/, ''))).toEqual(['1', '1,200', '0']);
    const now = find(markup, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(now.map(heard)).toHaveLength(1);
    expect(wordsIn(list({ bookings: [aBooking()], page: { counts }, language: 'es' }))).toMatch(
      /1[,. ]?200/,
    );
  });

  it('that wait for an answer or a payment stand first, under a name of their own', () => {
    const waiting = [aBooking({ id: 'w', status: 'held', holdExpiresAt: '2026-12-01T12:10:00Z' })];
    for (const language of languages) {
      const both = list({ bookings: [aBooking()], page: { waiting }, language });
      expect(headings(both).filter((one) => one.startsWith('2 '))).toHaveLength(2);
      expect(headings(list({ bookings: [aBooking()], language }))).toHaveLength(2);
    }
  });

  it('are searched from six on, and by role where somebody has both', () => {
    const many = (count: number) =>
      list({
        bookings: [aBooking()],
        page: { counts: { upcoming: count, past: 0, cancelled: 0 } },
      });
    expect(find(many(5), 'input')).toHaveLength(0);
    expect(find(many(6), 'input')).toHaveLength(1);
    expect(controls(list({ bookings: [aBooking()], isProvider: true })).length).toBeGreaterThan(
      controls(list({ bookings: [aBooking()] })).length,
    );
  });

  it('that a search does not find can be had back', () => {
    const markup = list({
      search: 'q=nobody',
      page: { counts: { upcoming: 0, past: 0, cancelled: 0 } },
    });
    expect(wordsIn(markup)).toContain('nobody');
    expect(headings(markup)).toHaveLength(1);
    expect(controls(markup).at(-1)).not.toBe('');
  });

  it('of a package stand together, also one that has no meeting', () => {
    const partOf = { id: uuid(70), kind: 'package' as const, name: 'From job to job' };
    const two = [aBooking({ partOf }), aBooking({ id: 'b2', partOf })];
    const together = list({ bookings: two, packages: [aPackage({ credits: 1 })] });
    expect(wordsIn(together).match(/From job to job/g)).toHaveLength(1);
    expect(wordsIn(together)).toMatch(/2 of 5/);
    const alone = list({
      packages: [aPackage({ credits: 3 })],
      page: { counts: { upcoming: 0, past: 1, cancelled: 0 } },
    });
    expect(wordsIn(alone)).toContain('From job to job');
    expect(
      wordsIn(
        list({ packages: [aPackage()], page: { counts: { upcoming: 0, past: 1, cancelled: 0 } } }),
      ),
    ).not.toContain('From job to job');
  });

  it('that did not load can be asked for again, under their groups', () => {
    for (const language of languages) {
      const failed = screenOf(<MeetingList />, language, {
        at: '/activity',
        user: person('ana'),
        refused: lost('network'),
      });
      expect(find(failed, 'nav')).toHaveLength(1);
      expect(controls(failed).at(-1)).toBe(language === 'en' ? 'Try again' : 'Reintentar');
    }
  });
});

describe('a package', () => {
  const progress = (changes: Partial<BoughtPackage>, language: Language = 'en') =>
    wordsIn(screenOf(<PackageProgress bought={aPackage(changes)} />, language));
  const facts = (changes: Partial<BoughtPackage>, language: Language = 'en') =>
    wordsIn(
      screenOf(<PackageFacts bought={aPackage(changes)} zone="America/Santiago" />, language),
    );

  it('says how far it is, and how many sessions have no time, by who reads it', () => {
    expect(progress({})).toContain('From job to job 2 of 5');
    expect(progress({ credits: 1 })).not.toBe(progress({ credits: 2 }));
    expect(progress({ credits: 1 })).not.toBe(progress({ credits: 1, role: 'provider' }));
    expect(progress({ credits: 1, role: 'provider' })).toContain('Ana');
    const left = { id: uuid(6), name: '', lastName: '', profilePicture: null };
    expect(progress({ credits: 1, role: 'provider', client: left })).toContain('Deleted account');
    expect(progress({ credits: 2, role: 'provider', client: left }, 'es')).toContain(
      'Cuenta eliminada',
    );
  });

  it('has a word for each state but those that go by themselves', () => {
    for (const language of languages) {
      const words = packageStatus.options.map((status) => progress({ status }, language));
      expect(new Set(words).size).toBe(packageStatus.options.length - 1);
    }
  });

  it('tells what was paid, went back, is owed and was earned, each where there is any', () => {
    expect(facts({})).toContain('$200.00');
    expect(facts({})).not.toMatch(/\$0\.00/);
    const moved = facts({ refunded: usd(4000), refundOwed: usd(1000), earned: usd(7200) });
    for (const amount of ['$40.00', '$10.00', '$72.00']) expect(moved).toContain(amount);
    expect(facts({ price: usd(0), paid: usd(0) })).not.toContain('$0.00');
    expect(facts({}, 'es')).toContain('USD 200.00');
  });

  it('is valid until a moment in the zone of its reader', () => {
    expect(facts({})).toContain('October 31, 2027 at 11:00 PM');
  });

  it('says who ended it and why, also once they have left', () => {
    expect(facts({ cancelledBy: 'provider', cancelReason: 'Ill' })).toContain('By Camila Ill');
    expect(facts({ cancelledBy: 'platform' })).toContain('By Puente');
    const left = { id: uuid(5), name: '', lastName: '', profilePicture: null };
    expect(facts({ cancelledBy: 'provider', provider: left })).toContain('By Deleted account');
  });

  it('has each session with its number, its time and what became of it', () => {
    const sessions = creditState.options.map((state, at) => ({
      number: at + 1,
      state,
      paidAmount: usd(4000),
      refunded: usd(state === 'refunded' ? 4000 : 0),
      bookingId: state === 'free' ? null : uuid(80 + at),
      start: state === 'free' ? null : '2026-12-03T02:00:00Z',
      end: state === 'free' ? null : '2026-12-03T03:00:00Z',
    }));
    for (const language of languages) {
      const markup = screenOf(
        <PackageSessions bought={aPackage({ sessions })} zone="America/Santiago" />,
        language,
        { at: '/activity' },
      );
      const rows = find(markup, 'li').map(heard);
      expect(new Set(rows.map((row) => row.replace(/\d+/, ''))).size).toBe(rows.length);
      expect(find(markup, 'a')).toHaveLength(creditState.options.length - 1);
      if (language === 'en') expect(rows[1]).toContain('December 2, 2026 at 11:00 PM');
    }
  });
});
