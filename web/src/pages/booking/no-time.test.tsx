import type { OwnMeeting } from '@puente/contract/errors';
import type { PaymentState } from '@puente/contract/payment';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { aProfile } from '../../../test/experts.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { nearSlotsQuery } from '../../features/availability/queries.ts';
import { bookingAtQuery, type Booking } from '../../features/booking/queries.ts';
import { paymentStateQuery } from '../../features/payment/queries.ts';
import { ApiError } from '../../lib/api.ts';
import type { BookingFlow } from './booking-flow.ts';
import { DoneStep } from './done-step.tsx';
import { HoldOver } from './hold-over.tsx';
import { HoldRefused, holdRefusalOf } from './hold-refused.tsx';
import { ownClashOf } from './own-clash.tsx';
import { TimesGone } from './package-clashes.tsx';
import { SlotGone, slotRefusalOf } from './slot-gone.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const zone = 'America/Santiago';
const start = '2026-12-10T13:00:00Z';
const flow: BookingFlow = {
  providerId: uuid(5),
  step: 'about',
  chosen: { start, minutes: 60, zone },
  zone,
  bookingId: null,
  search: { start, minutes: 60 },
  go: () => undefined,
};
const at = `/book/${uuid(5)}?step=about`;
const slotAt = (time: string) => ({
  start: time,
  end: new Date(Date.parse(time) + 3_600_000).toISOString(),
});

function refused(
  more: Partial<ConstructorParameters<typeof ApiError>[1]>,
  wait: number | null = null,
) {
  return new ApiError(409, { message: 'Words of the server', ...more }, 'unknown', wait);
}

describe('a time that somebody else took', () => {
  const gone = (alternatives: ReturnType<typeof slotAt>[], language: Language = 'en') =>
    stillOf(
      <SlotGone
        error={refused({ errorCode: 'slot-taken', alternatives })}
        flow={flow}
        start={start}
      />,
      language,
      { at, known: [[bookingAtQuery(uuid(5), start).queryKey, null]] },
    );

  it('has the nearest ones by day and time, and the way to all', async () => {
    const markup = await gone([slotAt('2026-12-10T14:00:00Z'), slotAt('2026-12-11T03:30:00Z')]);
    const names = controls(markup);
    expect(names).toHaveLength(3);
    expect(wordsIn(markup)).toContain('11:00 AM');
    // Half past midnight there is another day.
    expect(wordsIn(markup)).toMatch(/Fri, Dec 11, 12:30 AM|12:30 AM/);
    expect(wordsIn(markup)).not.toContain('Words of the server');
    expect(wordsIn(await gone([slotAt('2026-12-10T14:00:00Z')], 'es'))).toContain('11:00');
  });

  it('has the way to all where nothing is near', async () => {
    expect(controls(await gone([]))).toHaveLength(1);
    expect(controls(await gone([], 'es'))).toHaveLength(1);
  });

  it('says nothing before it is known whether it was oneself', async () => {
    const markup = await stillOf(
      <SlotGone error={refused({ errorCode: 'slot-taken' })} flow={flow} start={start} />,
      'en',
      { at },
    );
    expect(markup.innerHTML).toBe('');
  });

  it('is told apart from other refusals', () => {
    const taken = refused({ errorCode: 'slot-taken' });
    const clash = refused({ errorCode: 'own-clash' });
    const limit = refused({ errorCode: 'hold-limit-reached' });
    expect([taken, clash, limit].map((one) => slotRefusalOf(one) !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect([taken, clash, limit].map((one) => ownClashOf(one) !== null)).toEqual([
      false,
      true,
      false,
    ]);
    expect([taken, clash, limit].map((one) => holdRefusalOf(one) !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect([slotRefusalOf(new Error('x')), holdRefusalOf(null), ownClashOf(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a time that is not held', () => {
  const hold = (changes: Partial<OwnMeeting> = {}): OwnMeeting => ({
    bookingId: uuid(30),
    role: 'client',
    status: 'held',
    start,
    end: '2026-12-10T13:45:00Z',
    holdExpiresAt: '2026-12-01T12:10:00Z',
    person: { id: uuid(6), name: 'Bruno', lastName: 'Díaz' },
    ...changes,
  });
  const shown = (error: ApiError, language: Language = 'en') =>
    stillOf(<HoldRefused error={error} flow={flow} onReleased={() => undefined} />, language, {
      at,
    });

  it('because of others names each with when, and pays or releases it', async () => {
    const limit = (ownMeetings: OwnMeeting[]) =>
      refused({ errorCode: 'hold-limit-reached', ownMeetings });
    const markup = await shown(limit([hold()]));
    expect(find(markup, 'li').map(heard)[0]).toContain('Bruno Díaz');
    const [finish, release] = controls(markup);
    expect(finish).toContain('Bruno Díaz');
    expect(release).toContain('Bruno Díaz');
    expect(addressOf(markup, finish ?? '')).toContain(`/book/${uuid(6)}?step=pay`);
    expect(addressOf(markup, finish ?? '')).toContain('minutes=45');
    expect(controls(await shown(limit([hold()]), 'es'))).not.toEqual([finish, release]);
  });

  it('of somebody who has left is named as that, of a secret one nothing can be done', async () => {
    const left = hold({ person: { id: uuid(6), name: '', lastName: '' } });
    const error = refused({ errorCode: 'hold-limit-reached', ownMeetings: [left] });
    expect(wordsIn(await shown(error))).toContain('Deleted account');
    expect(wordsIn(await shown(error, 'es'))).toContain('Cuenta eliminada');
    const secret = hold({ person: null, bookingId: null });
    const unknown = refused({ errorCode: 'hold-limit-reached', ownMeetings: [secret] });
    expect(controls(await shown(unknown))).toEqual([]);
  });

  it('again too often says until when, where the server said it', async () => {
    const wait = await shown(refused({ errorCode: 'hold-repeated' }, 900));
    expect(wordsIn(wait)).toContain('9:15 AM (Chile Time)');
    expect(controls(wait)).toHaveLength(1);
    expect(wordsIn(await shown(refused({ errorCode: 'hold-repeated' })))).not.toContain('9:15');
    expect(wordsIn(await shown(refused({ errorCode: 'hold-repeated' }, 900), 'es'))).toContain(
      '09:15',
    );
  });
});

describe('several times of which some are gone', () => {
  const gone = (starts: string[], language: Language = 'en') =>
    stillOf(
      <TimesGone
        gone={{
          key: 'x',
          clashes: starts.map((one) => ({
            start: one,
            alternatives: [slotAt('2026-12-10T18:00:00Z')],
          })),
        }}
        flow={flow}
        starts={[start]}
      />,
      language,
      { at },
    );

  it('are struck through, each with what is free near it', async () => {
    const markup = await gone([start]);
    expect(find(markup, 's').map(heard)[0]).toContain('10:00 AM');
    expect(controls(markup)).toHaveLength(2);
    expect(wordsIn(await gone([start, '2026-12-11T13:00:00Z']))).not.toBe(wordsIn(markup));
    expect(find(await gone([start], 'es'), 's').map(heard)[0]).toContain('10:00');
  });
});

describe('a hold that is over', () => {
  const booking = aBooking({
    status: 'expired',
    provider: { ...aBooking().provider, id: uuid(5) },
  });
  const filter = { providerId: uuid(5), minutes: 60, zone };
  const over = (slots: ReturnType<typeof slotAt>[], language: Language = 'en') =>
    stillOf(<HoldOver flow={flow} booking={booking} />, language, {
      at,
      known: [[nearSlotsQuery(filter, '2026-12-10').queryKey, { slots }]],
    });

  it('can be held again while the time is free, beside the nearest others', async () => {
    const free = await over([slotAt(booking.start), slotAt('2026-12-10T15:00:00Z')]);
    expect(wordsIn(free)).toContain('10:00 AM (Chile Time)');
    expect(controls(free)).toHaveLength(3);
    const taken = await over([slotAt('2026-12-10T15:00:00Z')]);
    expect(controls(taken)).toHaveLength(2);
    expect(wordsIn(taken)).not.toContain('10:00 AM (Chile Time)');
    expect(controls(await over([], 'es'))).toHaveLength(1);
  });
});

describe('the end of booking', () => {
  const provider = aProfile();
  const paid = (changes: Partial<PaymentState>): PaymentState => ({
    orderId: uuid(40),
    bookingId: 'booking-1',
    paymentIntentId: 'pi_1',
    status: 'succeeded',
    bookingStatus: 'confirmed',
    amount: usd(5000),
    declineCode: null,
    slotLost: false,
    ...changes,
  });
  const end = (
    state: Partial<PaymentState>,
    changes: Partial<Booking> = {},
    language: Language = 'en',
  ) =>
    stillOf(<DoneStep flow={flow} provider={provider} booking={aBooking(changes)} />, language, {
      at: `/book/${uuid(5)}?step=done`,
      known: [[paymentStateQuery('booking-1').queryKey, paid(state)]],
    });

  it('is the meeting: with whom, when, how long, and what was paid', async () => {
    const words = wordsIn(await end({}));
    expect(words).toContain('Thu, Dec 10, 10:00 AM');
    expect(words).toContain('1 hr');
    expect(words).toContain('$50.00');
    const links = find(await end({}), 'a').map((node) => node.getAttribute('href'));
    expect(links).toContain('/activity/booking-1');
    expect(headings(await end({}, {}, 'es'))).toHaveLength(headings(await end({})).length);
  });

  it('is nothing to pay where it was free', async () => {
    const free = wordsIn(await end({ amount: usd(0) }, { price: usd(0) }));
    expect(free).not.toContain('$50.00');
    expect(free).not.toContain('$0.00');
  });

  it('differs by what became of the payment, and never looks done where it is not', async () => {
    const states = [
      {},
      { status: 'processing', bookingStatus: 'held' },
      { status: 'requires-payment', bookingStatus: 'held' },
      { status: 'cancelled', bookingStatus: 'expired' },
      { bookingStatus: 'cancelled' },
      { bookingStatus: 'expired', slotLost: true },
    ] as const;
    for (const language of ['en', 'es'] as const) {
      const titles = await oneByOne(
        states,
        async (state) => headings(await end(state, {}, language))[0],
      );
      expect(new Set(titles).size).toBe(states.length);
    }
  });
});
