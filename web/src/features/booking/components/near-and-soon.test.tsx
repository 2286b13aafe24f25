import { bookingStatus, type Booking } from '@puente/contract/booking';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../../test/bookings.ts';
import { addressOf, controls, find, headings, heard } from '../../../../test/markup.ts';
import { wordsIn } from '../../../../test/page.tsx';
import { atMoment, screenOf, uuid } from '../../../../test/screen.tsx';
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
    return screenOf(<NearMeeting meeting={meeting} isBar={isBar} />, language);
  };

  it('is a line before its last hour, and then is counted by the minute', () => {
    expect(wordsIn(near(600))).toMatch(/^Today, 7:00 PM Chile Time .* with Camila$/);
    expect(wordsIn(near(60))).toContain('1 hr');
    expect(wordsIn(near(59))).toContain('59 min');
    expect(wordsIn(near(1, {}, { language: 'es' }))).toContain('1 min');
    expect(wordsIn(near(0))).not.toMatch(/\d+ min/);
  });

  it('leads to its page, and to the room once that is open', () => {
    const [soon, open] = [near(30), near(5)];
    expect(find(soon, 'a').map(({ attributes }) => attributes['href'])).toEqual([
      '/activity/booking-1',
    ]);
    expect(find(open, 'a').map(({ attributes }) => attributes['href'])).toEqual(['/Abcdefgh12']);
    const inPerson = near(5, { roomId: null });
    expect(find(inPerson, 'a').map(({ attributes }) => attributes['href'])).toEqual([
      '/activity/booking-1',
    ]);
  });

  it('is the same in the bar above a conversation, in one line', () => {
    for (const language of languages)
      for (const minutes of [600, 30, 5])
        expect(controls(near(minutes, {}, { isBar: true, language }))).toHaveLength(1);
  });

  it('is gone once it is over, and names somebody who has left', () => {
    expect(near(-60)).toBe('');
    const left = { person: { id: uuid(5), name: '', profilePicture: null } };
    expect(wordsIn(near(600, left))).toContain('Deleted account');
    expect(wordsIn(near(5, left, { language: 'es' }))).toContain('Cuenta eliminada');
  });
});

describe('the way into the room', () => {
  const join = (changes: Partial<Booking>, more: Partial<Parameters<typeof JoinRoom>[0]> = {}) =>
    screenOf(<JoinRoom booking={aBooking(changes)} zone={zone} {...more} />, 'en');

  it('says when it opens, and then leads in', () => {
    expect(wordsIn(join({ roomOpensAt: inMinutes(50) }))).toContain(
      'today at 9:50 AM (Chile Time)',
    );
    expect(
      addressOf(
        join({ roomOpensAt: inMinutes(-1) }),
        controls(join({ roomOpensAt: inMinutes(-1) }))[0] ?? '',
      ),
    ).toBe('/Abcdefgh12');
  });

  it('is in lists only for the next day, and only online', () => {
    expect(join({ roomOpensAt: inMinutes(25 * 60) }, { onlySoon: true })).toBe('');
    expect(join({ roomOpensAt: inMinutes(60) }, { onlySoon: true })).not.toBe('');
    expect(join({ mode: 'office', roomOpensAt: inMinutes(60) }, { onlySoon: true })).toBe('');
    expect(join({ meetingLink: null })).toBe('');
    expect(join({ meetingLink: null }, { isNew: true })).toContain('Chile Time');
  });
});

describe('a meeting in the list', () => {
  const card = (changes: Partial<Booking>, language: Language = 'en', isOpen = false) =>
    screenOf(
      <BookingCard booking={aBooking(changes)} zone={zone} search={{}} isOpen={isOpen} />,
      language,
      { at: '/activity' },
    );

  it('says with whom, when, how long and for how much', () => {
    expect(wordsIn(card({}))).toMatch(/Sunita Gurung .*10:00 AM .*1 hr · \$50\.00/);
    expect(headings(card({}))).toEqual(['3 Sunita Gurung']);
    expect(wordsIn(card({ role: 'provider' }))).toMatch(/Ana Soto/);
    expect(wordsIn(card({ price: usd(0) }))).not.toContain('$0.00');
    expect(wordsIn(card({ refunded: usd(2500) }))).toContain('$25.00');
    expect(wordsIn(card({}, 'es'))).toContain('USD 50.00');
  });

  it('of a package is one of so many, and costs nothing of its own', () => {
    const words = wordsIn(card({ sessionNumber: 2, sessionsTotal: 5 }));
    expect(words).toMatch(/2 of 5/);
    expect(words).not.toContain('$50.00');
  });

  it('with somebody who has left is named, and not booked again', () => {
    const left = { ...aBooking().provider, name: '', lastName: '' };
    const markup = card({ provider: left, status: 'completed' });
    expect(headings(markup)).toEqual(['3 Deleted account']);
    expect(controls(markup)).toEqual(['Deleted account']);
    expect(controls(card({ status: 'completed' })).length).toBe(2);
  });

  it.each(bookingStatus.options)('that is %s has what can be done now alone', (status) => {
    const held = { holdExpiresAt: inMinutes(10) };
    const names = controls(card({ status, meetingLink: null, ...(status === 'held' && held) }));
    const isOver = status === 'completed' || status === 'cancelled';
    expect(names).toHaveLength(status === 'held' || isOver ? 2 : 1);
    expect(controls(card({ status, meetingLink: null }, 'es'))[0]).toBe('Sunita Gurung');
  });

  it('waits for an answer to another time, or for the answer of the other side', () => {
    const badge = (isOwn: boolean, language: Language) =>
      wordsIn(screenOf(<ProposalBadge proposal={{ isOwn } as Booking['proposal']} />, language));
    for (const language of languages)
      expect(badge(true, language)).not.toBe(badge(false, language));
    expect(screenOf(<ProposalBadge proposal={null} />, 'en')).toBe('');
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

  it('says each part of the place once, and what is left of one that is forgotten', () => {
    const line = (changes: Partial<typeof venue>) =>
      wordsIn(screenOf(<VenueLine venue={{ ...venue, ...changes }} />, 'en'));
    expect(line({})).toMatch(/Los Leones 10, Providencia Santiago, Chile$/);
    expect(line({ address: 'Los Leones 10' })).toMatch(
      /Los Leones 10 Providencia, Santiago, Chile$/,
    );
    expect(line({ address: null, area: null })).toMatch(/Santiago, Chile$/);
  });

  it('goes by the clocks there, and tells the own where they differ', () => {
    const when = (there: string | null) =>
      wordsIn(
        screenOf(
          <VenueWhen
            at="2026-12-10T13:00:00Z"
            venue={there ? { ...venue, timezone: there } : null}
            zone={zone}
          />,
          'en',
        ),
      );
    expect(when(null)).toContain('10:00 AM Chile Time');
    expect(when(zone)).toBe(when(null));
    expect(when('Asia/Kathmandu')).toMatch(/6:45 PM Nepal Time .*10:00 AM Chile Time/);
  });

  it('is chosen among the ways that the expert has', () => {
    const ways = (places: Parameters<typeof WayChoice>[0]['places'], language: Language = 'en') =>
      find(
        screenOf(
          <WayChoice places={places} way={{ mode: 'virtual' }} onChange={() => undefined} />,
          language,
        ),
        'label',
      ).map(heard);
    const area = { id: 'cl-1', name: 'Ñuñoa' };
    const office = { id: uuid(3), name: 'Main office', address: 'Los Leones 10', area };
    expect(ways({ home: null, offices: [] })).toHaveLength(1);
    const all = ways({ home: { areas: [area] }, offices: [office] });
    expect(all).toHaveLength(3);
    expect(all[1]).toContain('Ñuñoa');
    expect(all[2]).toBe('Main office Los Leones 10');
    expect(ways({ home: { areas: [area] }, offices: [] }, 'es')[1]).toContain('Ñuñoa');
  });
});

describe('what follows a booking', () => {
  it('counts the reminders that are still to come', () => {
    const steps = (minutes: number, isConfirmed: boolean, language: Language = 'en') =>
      find(
        screenOf(
          <SuccessSteps
            booking={aBooking({ start: inMinutes(minutes) })}
            isConfirmed={isConfirmed}
          />,
          language,
        ),
        'li',
      ).map(heard);
    expect(steps(3 * 1440, true)).toHaveLength(2);
    expect(steps(3 * 1440, true)[1]).not.toBe(steps(600, true)[1]);
    expect(steps(30, true)).toHaveLength(1);
    expect(steps(30, false)).toHaveLength(2);
    expect(steps(3 * 1440, true, 'es')).toHaveLength(2);
  });

  it('books again the same length in the same way, by who may', () => {
    const again = (changes: Partial<Booking>) =>
      find(
        screenOf(<BookAgain booking={aBooking({ status: 'completed', ...changes })} />, 'en'),
        'a',
      )[0]?.attributes['href'];
    expect(again({})).toBe('/book/sunita?minutes=60');
    expect(again({ mode: 'home', durationMinutes: 90 })).toBe('/book/sunita?minutes=90&meet=home');
    expect(again({ mode: 'office', officeId: uuid(3) })).toContain(`meet=${uuid(3)}`);
    expect(again({ role: 'provider' })).toBeUndefined();
    expect(again({ status: 'confirmed' })).toBeUndefined();
  });

  it('a hold is counted for eyes by the second, for ears by the minute, never above its length', () => {
    const left = (seconds: number, language: Language = 'en') =>
      wordsIn(
        screenOf(<HoldLeft until={inMinutes(seconds / 60)} onEnd={() => undefined} />, language),
      );
    expect(left(600)).toContain('10:00');
    expect(left(60)).toContain('1:00');
    expect(left(3600)).toContain('15:00');
    expect(left(60)).not.toBe(left(61).replace('1:01', '1:00'));
    expect(left(60, 'es')).toContain('1:00');
  });

  it('a promo code can be given and taken back', () => {
    const nothing = () => undefined;
    const ways = { apply: nothing, remove: nothing, forget: nothing };
    const promo = { ...ways, code: null, isApplying: false, error: null };
    for (const language of languages) {
      expect(controls(screenOf(<PromoField promo={promo} />, language))).toHaveLength(1);
      const given = screenOf(<PromoField promo={{ ...promo, code: 'SUN-2027' }} />, language);
      expect(wordsIn(given)).toContain('SUN-2027');
      expect(controls(given)).toHaveLength(1);
    }
  });
});
