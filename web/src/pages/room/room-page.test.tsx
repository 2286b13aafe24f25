import { roomRefusal, type RoomRefusal } from '@puente/contract/meeting';
import { afterEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../../test/experts.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { roomQuery, type Room } from '../../features/meeting/queries.ts';
import { room as visit } from '../../features/meeting/room.ts';
import { providerQuery } from '../../features/provider/queries.ts';
import { local } from '../../lib/storage.ts';
import { AfterMeeting } from './after-meeting.tsx';
import { RoomPage } from './room-page.tsx';

atMoment('2026-12-10T12:55Z');

type Language = 'en' | 'es';
const at = '/Abcdefgh12';
const booking = {
  id: uuid(1),
  start: '2026-12-10T13:00:00Z',
  end: '2026-12-10T14:00:00Z',
  otherId: uuid(5),
  otherName: 'Camila Rojas',
  otherPicture: null,
  ownName: 'Ana Soto',
};
const aRoom = (changes: Partial<Room> = {}): Room => ({
  roomId: 'Abcdefgh12',
  role: 'guest',
  state: 'open',
  opensAt: '2026-12-10T12:50:00Z',
  closesAt: '2026-12-10T14:15:00Z',
  booking,
  ...changes,
});

function room(found: Room | ReturnType<typeof lost>, language: Language = 'en') {
  const user = person('ana');
  const known = found instanceof Error ? found : reply('GET /api/meeting/:roomId', found);
  return stillOf(<RoomPage />, language, {
    at,
    user,
    known: [[roomQuery('Abcdefgh12', user.id).queryKey, known]],
  });
}

describe("a room's page", () => {
  it('before its time says when it begins and opens, in the zone of the reader', async () => {
    const early = aRoom({ state: 'early', opensAt: '2026-12-11T12:50:00Z' });
    expect(wordsIn(await room(early))).toMatch(/10:00 AM Chile Time .*Tomorrow, 9:50 AM/);
    expect(wordsIn(await room(early, 'es'))).toMatch(/Hoy, 10:00 hora de Chile .*Mañana, 09:50/);
    expect(headings(await room(early))).toHaveLength(1);
  });

  it('of strangers says nothing of whose meeting it is', async () => {
    const strange = { role: 'stranger', booking: null } as const;
    for (const state of ['early', 'over', 'cancelled', 'open'] as const)
      expect(wordsIn(await room(aRoom({ ...strange, state })))).not.toMatch(/Camila|Ana/);
  });

  it.each(['en', 'es'] as const)(
    'has a title of its own in each state, and a way on (%s)',
    async (language) => {
      const states = ['early', 'over', 'cancelled'] as const;
      const markups = await oneByOne(states, (state) => room(aRoom({ state }), language));
      const titles = markups.map((markup) => headings(markup).find((one) => one.startsWith('1 ')));
      expect(new Set(titles).size).toBe(states.length);
      for (const markup of markups) expect(find(markup, 'a').length).toBeGreaterThan(0);
    },
  );

  it('that nobody knows, and one that did not load, are told apart', async () => {
    for (const language of ['en', 'es'] as const) {
      const gone = await room(refusal(404, 'not-found'), language);
      const failed = await room(lost('network'), language);
      expect(headings(gone)).toHaveLength(1);
      expect(headings(gone)).not.toEqual(headings(failed));
      const again = language === 'en' ? 'Try again' : 'Reintentar';
      expect(controls(failed)).toContain(again);
      expect(controls(gone)).not.toContain(again);
    }
  });

  it('waits under its name until anything is known', async () => {
    const waiting = await stillOf(<RoomPage />, 'en', { at, user: person('ana') });
    expect(headings(waiting)).toHaveLength(1);
    expect(controls(waiting).length).toBeLessThan(2);
  });
});

describe('who stands before the door, or has gone through it', () => {
  const before = visit.get();
  afterEach(() => visit.set(before));
  const shown = (
    view: Partial<typeof before>,
    changes: Partial<Room> = {},
    language: Language = 'en',
  ) => {
    visit.set({ ...before, ...view });
    return room(aRoom(changes), language);
  };
  const refused = (errorCode: RoomRefusal, language: Language = 'en') =>
    shown({ phase: 'refused', refusal: { errorCode } }, {}, language);

  it('is told whether the host is there, and when the connection is lost', async () => {
    const told = [
      await shown({ phase: 'knocking', isHostHere: true, isConnected: true }),
      await shown({ phase: 'knocking', isHostHere: false, isConnected: true }),
      await shown({ phase: 'knocking', isHostHere: true, isConnected: false }),
    ];
    expect(new Set(told.map(wordsIn)).size).toBe(told.length);
    for (const markup of told) expect(controls(markup)).toContain('Stop waiting');
  });

  it('can come back while the room is open, and is asked near its end how it was', async () => {
    const left = await shown({ phase: 'left' });
    expect(wordsIn(left)).toContain('11:15 AM');
    expect(controls(left)).not.toContain('Good');
    const nearEnd = { ...booking, end: '2026-12-10T13:00:00Z' };
    expect(controls(await shown({ phase: 'left' }, { booking: nearEnd }))).toContain('Good');
    expect(wordsIn(await shown({ phase: 'left' }, {}, 'es'))).toContain('11:15');
  });

  it('reads why they are not let in, each reason in its own words', async () => {
    const reasons = roomRefusal.options.filter(
      (code) => !['booking-cancelled', 'room-closed', 'room-not-open'].includes(code),
    );
    for (const language of ['en', 'es'] as const) {
      const told = await oneByOne(reasons, async (code) => wordsIn(await refused(code, language)));
      expect(new Set(told).size).toBe(reasons.length);
    }
    expect(headings(await refused('booking-cancelled'))).toEqual(
      headings(await room(aRoom({ state: 'cancelled' }))),
    );
    expect(headings(await refused('room-closed'))[0]).toBe('1 This meeting is over');
    expect(headings(await refused('room-not-open'))).toEqual(headings(await room(aRoom())));
  });

  it('waits as long as the server said before they try again', async () => {
    const wait = await shown({
      phase: 'refused',
      refusal: { errorCode: 'too-many-requests', retryAfter: 90 },
    });
    const [again] = find(wait, 'button').filter((node) => node.hasAttribute('disabled'));
    expect(again && heard(again)).toContain('1:30');
  });

  it('is told where the meeting went on elsewhere', async () => {
    for (const language of ['en', 'es'] as const) {
      const markup = await shown({ phase: 'replaced' }, {}, language);
      expect(headings(markup)).toHaveLength(1);
      expect(controls(markup).length).toBeGreaterThan(1);
    }
  });
});

describe('after a meeting', () => {
  const after = (isClient: boolean, nextFree: string | null = null, language: Language = 'en') =>
    stillOf(<AfterMeeting booking={booking} isClient={isClient} />, language, {
      known: [
        [
          providerQuery(booking.otherId, 'USD').queryKey,
          reply('GET /worker/profile/:id', aProfile({ nextFree })),
        ],
      ],
    });

  it('both are asked how it was, the client alone for another one', async () => {
    expect(controls(await after(false))).toEqual(['Close', 'Good', 'Okay', 'Bad']);
    expect(controls(await after(true))).toEqual(['Close', 'Good', 'Okay', 'Bad', 'See times']);
    expect(addressOf(await after(true), 'See times')).toBe(`/book/${uuid(5)}`);
    expect(headings(await after(true, null, 'es'))).toHaveLength(2);
  });

  it('the next time is told only while it is ahead', async () => {
    expect(wordsIn(await after(true, '2026-12-11T13:00:00Z'))).toContain(
      'Meet Camila again Next available: Tomorrow, 10:00 AM Chile Time',
    );
    expect(wordsIn(await after(true, '2026-12-10T12:00:00Z'))).not.toContain('Next available');
    expect(wordsIn(await after(true))).not.toContain('Next available');
  });

  it('with somebody who has left names nobody, and leads to no times of theirs', async () => {
    const gone = { ...booking, otherName: '' };
    const markup = await stillOf(<AfterMeeting booking={gone} isClient />, 'en');
    expect(controls(markup)).not.toContain('See times');
    for (const language of ['en', 'es'] as const) {
      const over = wordsIn(await room(aRoom({ state: 'over', booking: gone }), language));
      expect(over).not.toMatch(/ \.| {2}/);
      expect(over).not.toBe(wordsIn(await room(aRoom({ state: 'over' }), language)));
    }
  });

  it('nobody is asked twice', async () => {
    local.set('askedMeetings', [booking.id]);
    expect(find(await after(true), 'h2').map(heard)).toEqual(['Meet Camila again']);
    expect((await after(false)).innerHTML).toBe('');
    local.remove('askedMeetings');
  });
});
