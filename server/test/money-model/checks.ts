import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkLedger } from '../../src/features/payment/ledger/check/service.ts';
import type { BookingFacts, OrderFacts } from './facts.ts';
import { type Deal, promoUses, type Session, type Story } from './story.ts';
import { instantAt } from './time.ts';
import type { World } from './world.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const grantedOf = ({ refunds }: OrderFacts): number =>
  sum(refunds.filter(({ status }) => status !== 'withdrawn').map(({ amount }) => amount));

const receivedOf = ({ payments }: OrderFacts): number =>
  sum(payments.map(({ received }) => received ?? 0));

/** Of one order: what no sequence of calls may ever break. */
const checkMoney = (order: OrderFacts): void => {
  const { postings, refunds, sessions, receipts, payments, id } = order;
  const [received, granted] = [receivedOf(order), grantedOf(order)];
  const refundsIn = (...states: string[]) =>
    sum(refunds.filter(({ status }) => states.includes(status)).map(({ amount }) => amount));
  expect(
    postings.filter(({ total }) => total !== 0),
    `unbalanced: ${id}`,
  ).toEqual([]);
  expect(payments.filter(({ status }) => status === 'succeeded').length).toBeLessThanOrEqual(1);
  expect({
    id,
    atGateway: sum(postings.map(({ atGateway }) => atGateway)),
    owed: sum(postings.map(({ payable }) => payable)),
  }).toEqual({
    id,
    atGateway: received - refundsIn('succeeded'),
    owed: 0 - refundsIn('requested', 'failed'),
  });
  expect(granted, `refunded more than was paid: ${id}`).toBeLessThanOrEqual(received);
  const documents = received > 0 ? [{ amount: received, credited: granted }] : [];
  expect(receipts, `receipt and credit notes of ${id}`).toEqual(documents);
  if (order.kind !== 'meeting') expect(sum(sessions.map(({ share }) => share))).toBe(order.amount);
  // A code's maker adds to what is paid: fees are cut from both.
  for (const {
    share,
    promo_share: promo,
    platform_fee: platform,
    partner_fee: partner,
  } of sessions)
    expect(platform + partner).toBeLessThanOrEqual(share + promo);
};

/** Each session of a package is one thing: a credit, one meeting, spent, or paid back. */
const checkCredits = ({ package: bought, sessions, bookings }: OrderFacts): void => {
  if (!bought || bought.status === 'reserved') return;
  for (const { number, status, booking_id: bookingId } of sessions) {
    const meetings = bookings.filter(
      (one) => one.session_number === number && one.status === 'confirmed',
    );
    const expected = status === 'placed' ? [bookingId] : [];
    expect(
      meetings.map(({ id }) => id),
      `session ${number} of ${bought.id}`,
    ).toEqual(expected);
  }
};

type Taken = { bookingId: string; clientId: string; providerId: string; from: number; to: number };

const takenBy = (booking: BookingFacts, clientId: string, now: number): Taken[] => {
  const { id, status, provider_id: providerId } = booking;
  const isLive =
    status === 'confirmed' || (status === 'held' && now < (booking.hold_expires_at ?? 0));
  if (!isLive) return [];
  const of = { bookingId: id, clientId, providerId };
  const own = { ...of, from: booking.starts_at, to: booking.ends_at };
  const { proposed_starts_at: from, proposed_ends_at: to, proposed_until: until } = booking;
  return from !== null && to !== null && now < (until ?? 0) ? [own, { ...of, from, to }] : [own];
};

/** Nobody is in two places: not the expert, not the client. */
const checkTimes = (orders: readonly OrderFacts[], now: number): void => {
  const taken = orders
    .flatMap(({ bookings, client_id: client }) =>
      bookings.flatMap((one) => takenBy(one, client, now)),
    )
    .toSorted((one, other) => one.from - other.from);
  for (const [at, one] of taken.entries())
    for (const other of taken.slice(at + 1)) {
      const isSamePerson = one.providerId === other.providerId || one.clientId === other.clientId;
      if (one.bookingId === other.bookingId || !isSamePerson || other.from >= one.to) continue;
      expect.fail(`booked twice: ${one.bookingId} and ${other.bookingId}`);
    }
};

/** A month of a plan is paid once, however often it was charged; what came too late goes back. */
const checkMonths = (orders: readonly OrderFacts[]): void => {
  const kept = orders.filter(({ payments }) =>
    payments.some(({ received, slot_lost: isLost }) => received !== null && !isLost),
  );
  const months = kept.flatMap(({ plan }) => (plan ? [`${plan.id} ${plan.period}`] : []));
  expect(months, 'months that were charged twice').toEqual([...new Set(months)]);
};

/** Orders of which nothing changed since they were checked. */
const checked = new WeakSet<OrderFacts>();

export const checkInvariants = (orders: readonly OrderFacts[], now: number): void => {
  for (const order of orders.filter((one) => !checked.has(one))) {
    checkMoney(order);
    checkCredits(order);
    checked.add(order);
  }
  checkMonths(orders);
  checkTimes(orders, now);
};

/** Lets the story learn what payments came to: that is up to chance, but never to any end. */
const learn = (deal: Deal, order: OrderFacts, now: number, holdMs: number): void => {
  if (deal.status !== 'held' && deal.status !== 'lapsed') return;
  const paid = order.payments.find(({ status }) => status === 'succeeded');
  const held = deal.sessions.filter(({ state }) => state === 'held' || state === 'lapsed');
  const become = (state: Session['state']) => {
    for (const session of held) session.state = state;
  };
  if (paid) {
    expect(deal.isCharged, `${deal.orderId} is paid and no card was charged`).toBe(true);
    deal.status = paid.slot_lost ? 'lost' : 'paid';
    become(paid.slot_lost ? 'lapsed' : 'placed');
    // Money that came too late goes back whole.
    if (paid.slot_lost) deal.granted = deal.amount;
  } else if (deal.status === 'held' && order.bookings.some(({ status }) => status === 'expired')) {
    const isOver = deal.isReleased || now >= deal.boughtAt + holdMs;
    expect(isOver, `${deal.orderId} lost its hold too early`).toBe(true);
    deal.status = 'lapsed';
    become('lapsed');
  }
};

/** A session, as the story and the database both can say it. */
const sessionLine = (state: string, start: number | null, moves: number): string =>
  state === 'placed' ? `placed ${instantAt(start ?? 0).toString()}, moved ${moves}` : state;

const storySays = ({ sessions }: Deal): string[] =>
  sessions.map(({ state, start, ownMoves }) => sessionLine(state, start, ownMoves));

const meetingStates = {
  held: 'held',
  confirmed: 'placed',
  expired: 'lapsed',
  cancelled: 'cancelled',
};

const databaseSays = ({ package: bought, sessions, bookings }: OrderFacts): string[] => {
  const lineOf = (state: string, booking: BookingFacts | undefined) =>
    sessionLine(state, booking?.starts_at ?? null, booking?.own_moves ?? 0);
  if (!bought) return bookings.map((one) => lineOf(meetingStates[one.status], one));
  return sessions.map((session) =>
    lineOf(
      session.status,
      bookings.find(({ id }) => id === session.booking_id),
    ),
  );
};

/** Things happened at once, in an order that nobody foretells: the story goes on from what is. */
export const adopt = (deal: Deal, order: OrderFacts, now: number, holdMs: number): void => {
  learn(deal, order, now, holdMs);
  deal.isOpenEnded = true;
  if (deal.status !== 'paid') return;
  const { package: bought, sessions: units, bookings } = order;
  for (const [at, session] of deal.sessions.entries()) {
    const unit = units[at];
    const id = unit ? unit.booking_id : deal.itemId;
    const booking = bookings.find((one) => one.id === id);
    session.state = unit?.status ?? (booking?.status === 'cancelled' ? 'cancelled' : 'placed');
    if (booking?.proposed_until == null || session.state !== 'placed') session.proposal = null;
    if (!booking || session.state !== 'placed') continue;
    const { starts_at: start, own_moves: ownMoves } = booking;
    const isNew = session.bookingId !== booking.id;
    const countsFrom = isNew ? start : Math.min(session.countsFrom, start);
    Object.assign(session, { bookingId: booking.id, start, ownMoves, countsFrom });
    if (isNew) session.placedAt = now;
  }
  const isCancelled = bought ? bought.status === 'cancelled' : bookings[0]?.status === 'cancelled';
  if (isCancelled) deal.status = 'ended';
};

/** The story and the database say the same, to the last cent, session by session. */
export const compare = (
  story: Story,
  orders: readonly OrderFacts[],
  now: number,
  holdMs: number,
): void => {
  for (const deal of story.deals) {
    const order = orders.find(({ id }) => id === deal.orderId);
    if (!order) throw new Error(`no order ${deal.orderId}`);
    learn(deal, order, now, holdMs);
    if (deal.isOpenEnded) deal.granted = grantedOf(order);
    expect(grantedOf(order), `refunded of ${deal.orderId}`).toBe(deal.granted);
    const isLost = order.payments.some(({ slot_lost: isOfNothing }) => isOfNothing);
    expect(isLost, `${deal.orderId} could not be had`).toBe(deal.status === 'lost');
    if (deal.status === 'paid' || deal.status === 'ended')
      expect(databaseSays(order), `sessions of ${deal.orderId}`).toEqual(storySays(deal));
  }
};

/** Of a story's end: nothing is on its way, and the gateway's own lists say the same. */
export const checkGateway = async (
  { context }: World,
  story: Story,
  orders: readonly OrderFacts[],
): Promise<void> => {
  const createdSince = instantAt(story.begin).subtract({ seconds: 1 });
  const intents = await Array.fromAsync(context.cards.listIntents({ createdSince }));
  const refunds = await Array.fromAsync(context.cards.listRefunds({ createdSince }));
  const paidBack = (intentId: string) =>
    sum(
      refunds
        .filter((one) => one.intentId === intentId && one.status === 'succeeded')
        .map(({ amount }) => amount),
    );
  const theirs = intents
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, received }) => ({ id, received, paidBack: paidBack(id) }));
  const ours = orders.flatMap((order) =>
    order.payments
      .filter(({ received }) => received !== null)
      .map(({ intent_id: id, received }) => ({ id, received, paidBack: grantedOf(order) })),
  );
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(ours.toSorted(byId), 'the books beside the gateway').toEqual(theirs.toSorted(byId));
  const open = orders.flatMap(({ refunds: all }) =>
    all.filter(({ status }) => status === 'requested'),
  );
  expect(open, 'refunds on their way').toEqual([]);
};

/** A code is used as often as it may be, by all and by each. */
export const checkPromo = async ({ context }: World, story: Story): Promise<void> => {
  if (!story.hasPromo) return;
  const { rows } = await sql<{ person: string; uses: number }>`
    select u.person_id as person, count(*)::int as uses from promo_uses u
    join promo_codes c on c.id = u.promo_id join orders o on o.id = u.order_id
    where c.code = ${story.promoCode} and u.returned_at is null and o.status = 'paid'
    group by 1`.execute(context.db);
  expect(sum(rows.map(({ uses }) => uses))).toBeLessThanOrEqual(promoUses.all);
  for (const { uses } of rows) expect(uses).toBeLessThanOrEqual(promoUses.own);
};

/** Of all stories together: the product's own check, and numbers without gaps. */
export const checkWhole = async ({ context }: World): Promise<void> => {
  const { differences, inFlight, refundedByHand } = await checkLedger(context);
  expect({ differences, inFlight, refundedByHand }).toEqual({
    differences: [],
    inFlight: [],
    refundedByHand: [],
  });
  const { rows } = await sql<{ series: string; documents: number; last: number; inOrder: boolean }>`
    with numbered as (
      select 'receipt' as series, number, issued_at from receipts
      union all select 'credit-note', number, issued_at from credit_notes),
    beside as (
      select *, lag(issued_at) over (partition by series order by number) <= issued_at as is_later
      from numbered)
    select series, count(*)::int as documents, max(number)::int as last,
      bool_and(coalesce(is_later, true)) as "inOrder" from beside group by 1`.execute(context.db);
  for (const { series, documents, last, inOrder } of rows)
    expect({ series, last, inOrder }).toEqual({ series, last: documents, inOrder: true });
};
