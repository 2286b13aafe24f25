import { bookingStatus, type Booking } from '@puente/contract/booking';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../../test/bookings.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../../test/reading.ts';
import { atMoment, uuid } from '../../../../test/replies.ts';
import { stillOf } from '../../../../test/still.tsx';
import type { NearMeeting as Meeting } from '../../../shell/near-meeting.ts';
import { BookAgain } from './book-again.tsx';
import { BookingCard } from './booking-card.tsx';
import { HoldLeft } from './hold-notice.tsx';
import { JoinRoom } from './join-room.tsx';
import { NearMeeting } from './near-meeting.tsx';
import { PromoField } from './promo-field.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import { SuccessSteps } from './success-steps.tsx';
import { VenueLine, VenueWhen } from './venue.tsx';
import { WayChoice } from './way-choice.tsx';

atMoment('2026-12-10T12:00Z');

type Language = 'en' | 'es';
const zone = 'America/Santiago';
const languages = ['en', 'es'] as const;

const inMinutes = (minutes: number) =>
  new Date(Date.parse('2026-12-10T12:00Z') + minutes * 60_000).toISOString();

describe('the meeting that is near', () => {
  const near = (
    minutes: number,
    changes: Partial<Meeting> = {},
    more: { isBar?: boolean; language?: Language } = {},
  ) => {
    const { isBar = false, language = 'en' } = more;
    const meeting: Meeting = {
      bookingId: 'booking-1',
      person: { id: uuid(5), name: 'Camila', profilePicture: null },
      start: inMinutes(minutes),
      end: inMinutes(minutes + 60),
      roomOpensAt: inMinutes(minutes - 10),
      roomId: 'Abcdefgh12',
      ...changes,
    };
    return stillOf(<NearMeeting meeting={meeting} isBar={isBar} />, language);
  };

  it('is a line before its last hour, and then is counted by the minute', async () => {
    expect(wordsIn(await near(600))).toMatch(/^Today, 7:00 PM Chile Time .* with Camila$/);
    expect(wordsIn(await near(60))).toContain('1 hr');
    expect(wordsIn(await near(59))).toContain('59 min');
    expect(wordsIn(await near(1, {}, { language: 'es' }))).toContain('1 min');
    expect(wordsIn(await near(0))).not.toMatch(/\d+ min/);
  });

  it('leads to its page, and to the room once that is open', async () => {
    const [soon, open] = [await near(30), await near(5)];
    expect(find(soon, 'a').map((node) => node.getAttribute('href'))).toEqual([
      '/activity/booking-1',
    ]);
    expect(find(open, 'a').map((node) => node.getAttribute('href'))).toEqual(['/Abcdefgh12']);
    const inPerson = await near(5, { roomId: null });
    expect(find(inPerson, 'a').map((node) => node.getAttribute('href'))).toEqual([
      '/activity/booking-1',
    ]);
  });

  it('is the same in the bar above a conversation, in one line', async () => {
    for (const language of languages)
      for (const minutes of [600, 30, 5])
        expect(controls(await near(minutes, {}, { isBar: true, language }))).toHaveLength(1);
  });

  it('is gone once it is over, and names somebody who has left', async () => {
    expect((await near(-60)).innerHTML).toBe('');
    const left = { person: { id: uuid(5), name: '', profilePicture: null } };
    expect(wordsIn(await near(600, left))).toContain('Deleted account');
    expect(wordsIn(await near(5, left, { language: 'es' }))).toContain('Cuenta eliminada');
  });
});

describe('the way into the room', () => {
  const join = (changes: Partial<Booking>, more: Partial<Parameters<typeof JoinRoom>[0]> = {}) =>
    stillOf(<JoinRoom booking={aBooking(changes)} zone={zone} {...more} />, 'en');

  it('says when it opens, and then leads in', async () => {
    expect(wordsIn(await join({ roomOpensAt: inMinutes(50) }))).toContain(
      'today at 9:50 AM (Chile Time)',
    );
    expect(
      addressOf(
        await join({ roomOpensAt: inMinutes(-1) }),
        controls(await join({ roomOpensAt: inMinutes(-1) }))[0] ?? '',
      ),
    ).toBe('/Abcdefgh12');
  });

  it('is in lists only for the next day, and only online', async () => {
    expect((await join({ roomOpensAt: inMinutes(25 * 60) }, { onlySoon: true })).innerHTML).toBe(
      '',
    );
    expect((await join({ roomOpensAt: inMinutes(60) }, { onlySoon: true })).innerHTML).not.toBe('');
    expect(
      (await join({ mode: 'office', roomOpensAt: inMinutes(60) }, { onlySoon: true })).innerHTML,
    ).toBe('');
    expect((await join({ meetingLink: null })).innerHTML).toBe('');
    expect((await join({ meetingLink: null }, { isNew: true })).innerHTML).toContain('Chile Time');
  });
});

describe('a meeting in the list', () => {
  const card = (changes: Partial<Booking>, language: Language = 'en', isOpen = false) =>
    stillOf(
      <BookingCard booking={aBooking(changes)} zone={zone} search={{}} isOpen={isOpen} />,
      language,
      { at: '/activity' },
    );

  it('says with whom, when, how long and for how much', async () => {
    expect(wordsIn(await card({}))).toMatch(/Sunita Gurung .*10:00 AM .*1 hr · \$50\.00/);
    expect(headings(await card({}))).toEqual(['3 Sunita Gurung']);
    expect(wordsIn(await card({ role: 'provider' }))).toMatch(/Ana Soto/);
    expect(wordsIn(await card({ price: usd(0) }))).not.toContain('$0.00');
    expect(wordsIn(await card({ refunded: usd(2500) }))).toContain('$25.00');
    expect(wordsIn(await card({}, 'es'))).toContain('USD 50.00');
  });

  it('of a package is one of so many, and costs nothing of its own', async () => {
    const words = wordsIn(await card({ sessionNumber: 2, sessionsTotal: 5 }));
    expect(words).toMatch(/2 of 5/);
    expect(words).not.toContain('$50.00');
  });

  it('with somebody who has left is named, and not booked again', async () => {
    const left = { ...aBooking().provider, name: '', lastName: '' };
    const markup = await card({ provider: left, status: 'completed' });
    expect(headings(markup)).toEqual(['3 Deleted account']);
    expect(controls(markup)).toEqual(['Deleted account']);
    expect(controls(await card({ status: 'completed' })).length).toBe(2);
  });

  it.each(bookingStatus.options)('that is %s has what can be done now alone', async (status) => {
    const held = { holdExpiresAt: inMinutes(10) };
    const names = controls(
      await card({ status, meetingLink: null, ...(status === 'held' && held) }),
    );
    const isOver = status === 'completed' || status === 'cancelled';
    expect(names).toHaveLength(status === 'held' || isOver ? 2 : 1);
    expect(controls(await card({ status, meetingLink: null }, 'es'))[0]).toBe('Sunita Gurung');
  });

  it('waits for an answer to another time, or for the answer of the other side', async () => {
    const badge = async (isOwn: boolean, language: Language) =>
      wordsIn(
        await stillOf(<ProposalBadge proposal={{ isOwn } as Booking['proposal']} />, language),
      );
    for (const language of languages)
      expect(await badge(true, language)).not.toBe(await badge(false, language));
    expect((await stillOf(<ProposalBadge proposal={null} />, 'en')).innerHTML).toBe('');
  });
});

describe('where two people meet', () => {
  const venue: NonNullable<Booking['venue']> = {
    name: null,
    address: 'Los Leones 10, Providencia',
    area: 'Providencia',
    region: 'Santiago, Chile',
    timezone: zone,
  };

  it('says each part of the place once, and what is left of one that is forgotten', async () => {
    const line = async (changes: Partial<typeof venue>) =>
      wordsIn(await stillOf(<VenueLine venue={{ ...venue, ...changes }} />, 'en'));
    expect(await line({})).toMatch(/Los Leones 10, Providencia Santiago, Chile$/);
    expect(await line({ address: 'Los Leones 10' })).toMatch(
      /Los Leones 10 Providencia, Santiago, Chile$/,
    );
    expect(await line({ address: null, area: null })).toMatch(/Santiago, Chile$/);
  });

  it('goes by the clocks there, and tells the own where they differ', async () => {
    const when = async (there: string | null) =>
      wordsIn(
        await stillOf(
          <VenueWhen
            at="2026-12-10T13:00:00Z"
            venue={there ? { ...venue, timezone: there } : null}
            zone={zone}
          />,
          'en',
        ),
      );
    expect(await when(null)).toContain('10:00 AM Chile Time');
    expect(await when(zone)).toBe(await when(null));
    expect(await when('Asia/Kathmandu')).toMatch(/6:45 PM Nepal Time .*10:00 AM Chile Time/);
  });

  it('is chosen among the ways that the expert has', async () => {
    const ways = async (
      places: Parameters<typeof WayChoice>[0]['places'],
      language: Language = 'en',
    ) =>
      find(
        await stillOf(
          <WayChoice places={places} way={{ mode: 'virtual' }} onChange={() => undefined} />,
          language,
        ),
        'label',
      ).map(heard);
    const area = { id: 'cl-1', name: 'Ñuñoa' };
    const office = { id: uuid(3), name: 'Main office', address: 'Los Leones 10', area };
    expect(await ways({ home: null, offices: [] })).toHaveLength(1);
    const all = await ways({ home: { areas: [area] }, offices: [office] });
    expect(all).toHaveLength(3);
    expect(all[1]).toContain('Ñuñoa');
    expect(all[2]).toBe('Main office Los Leones 10');
    expect((await ways({ home: { areas: [area] }, offices: [] }, 'es'))[1]).toContain('Ñuñoa');
  });
});

describe('what follows a booking', () => {
  it('counts the reminders that are still to come', async () => {
    const steps = async (minutes: number, isConfirmed: boolean, language: Language = 'en') =>
      find(
        await stillOf(
          <SuccessSteps
            booking={aBooking({ start: inMinutes(minutes) })}
            isConfirmed={isConfirmed}
          />,
          language,
        ),
        'li',
      ).map(heard);
    expect(await steps(3 * 1440, true)).toHaveLength(2);
    expect((await steps(3 * 1440, true))[1]).not.toBe((await steps(600, true))[1]);
    expect(await steps(30, true)).toHaveLength(1);
    expect(await steps(30, false)).toHaveLength(2);
    expect(await steps(3 * 1440, true, 'es')).toHaveLength(2);
  });

  it('books again the same length in the same way, by who may', async () => {
    const again = async (changes: Partial<Booking>) =>
      find(
        await stillOf(<BookAgain booking={aBooking({ status: 'completed', ...changes })} />, 'en'),
        'a',
      )[0]?.getAttribute('href');
    expect(await again({})).toBe('/book/sunita?minutes=60');
    expect(await again({ mode: 'home', durationMinutes: 90 })).toBe(
      '/book/sunita?minutes=90&meet=home',
    );
    expect(await again({ mode: 'office', officeId: uuid(3) })).toContain(`meet=${uuid(3)}`);
    expect(await again({ role: 'provider' })).toBeUndefined();
    expect(await again({ status: 'confirmed' })).toBeUndefined();
  });

  it('a hold is counted for eyes by the second, for ears by the minute, never above its length', async () => {
    const left = async (seconds: number, language: Language = 'en') =>
      wordsIn(
        await stillOf(
          <HoldLeft until={inMinutes(seconds / 60)} onEnd={() => undefined} />,
          language,
        ),
      );
    expect(await left(600)).toContain('10:00');
    expect(await left(60)).toContain('1:00');
    expect(await left(3600)).toContain('15:00');
    expect(await left(60)).not.toBe((await left(61)).replace('1:01', '1:00'));
    expect(await left(60, 'es')).toContain('1:00');
  });

  it('a promo code can be given and taken back', async () => {
    const nothing = () => undefined;
    const ways = { apply: nothing, remove: nothing, forget: nothing };
    const promo = { ...ways, code: null, isApplying: false, error: null };
    for (const language of languages) {
      expect(controls(await stillOf(<PromoField promo={promo} />, language))).toHaveLength(1);
      const given = await stillOf(<PromoField promo={{ ...promo, code: 'SUN-2027' }} />, language);
      expect(wordsIn(given)).toContain('SUN-2027');
      expect(controls(given)).toHaveLength(1);
    }
  });
});
