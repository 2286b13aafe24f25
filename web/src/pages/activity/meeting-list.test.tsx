import { packageStatus, creditState, type BoughtPackage } from '@puente/contract/package-terms';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, uuid } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
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
  return stillOf(<MeetingList />, language, {
    at: `/activity?${given}`,
    user: person('ana', { isProvider }),
    known: [
      [bookingsQuery(wantedBy(filters)).queryKey, { pages: [data], pageParams: [null] }],
      [packagesQuery.queryKey, packages],
    ],
  });
}

describe('the meetings of a person', () => {
  it('are none yet: clients ask the chat, experts share their link', async () => {
    const links = async (isProvider: boolean, language: Language = 'en') =>
      find(await list({ isProvider, language }), 'a').map((node) => node.getAttribute('href'));
    expect(await links(false)).toEqual(['/']);
    expect(await links(true)).toEqual(['/you/link']);
    expect(await links(false, 'es')).toEqual(['/']);
    expect(headings(await list({}))).toHaveLength(1);
  });

  it('are counted by group, the open one marked', async () => {
    const counts = { upcoming: 1, past: 1200, cancelled: 0 };
    const markup = await list({ bookings: [aBooking()], page: { counts } });
    const tabs = find(markup, 'a').slice(0, 3).map(heard);
    expect(tabs.map((tab) => tab.replace(/^\D+/, ''))).toEqual(['1', '1,200', '0']);
    const now = find(markup, 'a').filter((node) => node.getAttribute('aria-current') === 'page');
    expect(now.map(heard)).toHaveLength(1);
    expect(
      wordsIn(await list({ bookings: [aBooking()], page: { counts }, language: 'es' })),
    ).toMatch(/1[,. ]?200/);
  });

  it('that wait for an answer or a payment stand first, under a name of their own', async () => {
    const waiting = [aBooking({ id: 'w', status: 'held', holdExpiresAt: '2026-12-01T12:10:00Z' })];
    for (const language of languages) {
      const both = await list({ bookings: [aBooking()], page: { waiting }, language });
      expect(headings(both).filter((one) => one.startsWith('2 '))).toHaveLength(2);
      expect(headings(await list({ bookings: [aBooking()], language }))).toHaveLength(2);
    }
  });

  it('are searched from six on, and by role where somebody has both', async () => {
    const many = (count: number) =>
      list({
        bookings: [aBooking()],
        page: { counts: { upcoming: count, past: 0, cancelled: 0 } },
      });
    expect(find(await many(5), 'input')).toHaveLength(0);
    expect(find(await many(6), 'input')).toHaveLength(1);
    expect(
      controls(await list({ bookings: [aBooking()], isProvider: true })).length,
    ).toBeGreaterThan(controls(await list({ bookings: [aBooking()] })).length);
  });

  it('that a search does not find can be had back', async () => {
    const markup = await list({
      search: 'q=nobody',
      page: { counts: { upcoming: 0, past: 0, cancelled: 0 } },
    });
    expect(wordsIn(markup)).toContain('nobody');
    expect(headings(markup)).toHaveLength(1);
    expect(controls(markup).at(-1)).not.toBe('');
  });

  it('of a package stand together, also one that has no meeting', async () => {
    const partOf = { id: uuid(70), kind: 'package' as const, name: 'From job to job' };
    const two = [aBooking({ partOf }), aBooking({ id: 'b2', partOf })];
    const together = await list({ bookings: two, packages: [aPackage({ credits: 1 })] });
    expect(wordsIn(together).match(/From job to job/g)).toHaveLength(1);
    expect(wordsIn(together)).toMatch(/2 of 5/);
    const alone = await list({
      packages: [aPackage({ credits: 3 })],
      page: { counts: { upcoming: 0, past: 1, cancelled: 0 } },
    });
    expect(wordsIn(alone)).toContain('From job to job');
    expect(
      wordsIn(
        await list({
          packages: [aPackage()],
          page: { counts: { upcoming: 0, past: 1, cancelled: 0 } },
        }),
      ),
    ).not.toContain('From job to job');
  });

  it('that did not load can be asked for again, under their groups', async () => {
    for (const language of languages) {
      const failed = await stillOf(<MeetingList />, language, {
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
  const progress = async (changes: Partial<BoughtPackage>, language: Language = 'en') =>
    wordsIn(await stillOf(<PackageProgress bought={aPackage(changes)} />, language));
  const facts = async (changes: Partial<BoughtPackage>, language: Language = 'en') =>
    wordsIn(
      await stillOf(<PackageFacts bought={aPackage(changes)} zone="America/Santiago" />, language),
    );

  it('says how far it is, and how many sessions have no time, by who reads it', async () => {
    expect(await progress({})).toContain('From job to job 2 of 5');
    expect(await progress({ credits: 1 })).not.toBe(await progress({ credits: 2 }));
    expect(await progress({ credits: 1 })).not.toBe(
      await progress({ credits: 1, role: 'provider' }),
    );
    expect(await progress({ credits: 1, role: 'provider' })).toContain('Ana');
    const left = { id: uuid(6), name: '', lastName: '', profilePicture: null };
    expect(await progress({ credits: 1, role: 'provider', client: left })).toContain(
      'Deleted account',
    );
    expect(await progress({ credits: 2, role: 'provider', client: left }, 'es')).toContain(
      'Cuenta eliminada',
    );
  });

  it('has a word for each state but those that go by themselves', async () => {
    for (const language of languages) {
      const words = await oneByOne(packageStatus.options, (status) =>
        progress({ status }, language),
      );
      expect(new Set(words).size).toBe(packageStatus.options.length - 1);
    }
  });

  it('tells what was paid, went back, is owed and was earned, each where there is any', async () => {
    expect(await facts({})).toContain('$200.00');
    expect(await facts({})).not.toMatch(/\$0\.00/);
    const moved = await facts({ refunded: usd(4000), refundOwed: usd(1000), earned: usd(7200) });
    for (const amount of ['$40.00', '$10.00', '$72.00']) expect(moved).toContain(amount);
    expect(await facts({ price: usd(0), paid: usd(0) })).not.toContain('$0.00');
    expect(await facts({}, 'es')).toContain('USD 200.00');
  });

  it('is valid until a moment in the zone of its reader', async () => {
    expect(await facts({})).toContain('October 31, 2027 at 11:00 PM');
  });

  it('says who ended it and why, also once they have left', async () => {
    expect(await facts({ cancelledBy: 'provider', cancelReason: 'Ill' })).toContain(
      'By Camila Ill',
    );
    expect(await facts({ cancelledBy: 'platform' })).toContain('By Puente');
    const left = { id: uuid(5), name: '', lastName: '', profilePicture: null };
    expect(await facts({ cancelledBy: 'provider', provider: left })).toContain(
      'By Deleted account',
    );
  });

  it('has each session with its number, its time and what became of it', async () => {
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
      const markup = await stillOf(
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
