import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { whileTimeStands } from '../../../../test/still.ts';

let t: TestApp;
let c: ReturnType<typeof calendars>;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  c = calendars(t);
  b = bookings(t);
});
afterAll(() => t.stop());

/*
 * One morning of one expert, 9:00 to 13:00 in UTC, told as a story: what people see after each step
 * is held against a look at every minute that knows nothing of how the server computes it.
 */

const date = '2026-12-07';
const minutesPerHold = 15;
const opens = 9 * 60;
const closes = 13 * 60;

type Taken = { id: string; start: number; end: number; by: number; until: number | null };
type Block = { id: string; start: number; end: number };
type Morning = {
  expert: SignedIn & { id: string };
  clients: SignedIn[];
  now: number;
  rules: { gridMinutes: number; bufferMinutes: number; minimumNoticeMinutes: number };
  taken: Taken[];
  blocks: Block[];
};

const instantAt = (minute: number) =>
  Temporal.Instant.from(`${date}T00:00:00Z`).add({ minutes: minute }).toString();
const minuteIn = (instant: string) =>
  Temporal.Instant.from(`${date}T00:00:00Z`).until(instant).total('minutes');

/** Is it free for that client, or for somebody else (-1)? */
function isFree(morning: Morning, start: number, length: number, client: number): boolean {
  const { rules, taken, blocks, now } = morning;
  const live = taken.filter(({ until }) => until === null || now < until);
  const isOwn = live.some(
    (one) =>
      one.by === client && one.until !== null && one.start === start && one.end === start + length,
  );
  if (isOwn) return start >= now;
  const isOffered =
    start >= opens &&
    start + length <= closes &&
    (start - opens) % rules.gridMinutes === 0 &&
    start >= now + rules.minimumNoticeMinutes;
  const inTheWay = [...blocks, ...live.filter((one) => one.by !== client || one.until === null)];
  return (
    isOffered &&
    inTheWay.every(
      (one) =>
        start + length + rules.bufferMinutes <= one.start || one.end + rules.bufferMinutes <= start,
    )
  );
}

function freeOf(morning: Morning, length: number, client: number): number[] {
  return Array.from({ length: 24 * 60 }, (_, minute) => minute).filter((minute) =>
    isFree(morning, minute, length, client),
  );
}

/** A step of the story; what it does to the morning depends on what the product answers. */
type Step = (morning: Morning) => Promise<void>;

const start = fc.integer({ min: 0, max: 16 }).map((quarter) => opens + 15 * quarter);
const client = fc.integer({ min: 0, max: 1 });

const hold = fc
  .tuple(client, start, fc.constantFrom(30, 60))
  .map(([by, at, length]): Step => async (morning) => {
    const person = morning.clients[by];
    if (!person) return;
    const expected = isFree(morning, at, length, by);
    const { status, body } = await b.book(person, morning.expert.id, instantAt(at), {
      durationMinutes: length,
    });
    if (status !== 201) {
      // Refused is what isn't shown, and a third hold of the same time.
      if (body.errorCode !== 'hold-repeated' && body.errorCode !== 'own-clash')
        expect([at, length, expected, body.errorCode]).toEqual([at, length, false, body.errorCode]);
      return;
    }
    expect([at, length, expected]).toEqual([at, length, true]);
    const { id } = body.booking;
    morning.taken = morning.taken.filter(
      (one) => one.id !== id && (one.by !== by || one.until === null),
    );
    const until = minuteIn(body.booking.holdExpiresAt);
    morning.taken.push({ id, start: at, end: at + length, by, until });
  });
const release = client.map((by): Step => async (morning) => {
  const held = morning.taken.find(
    (one) => one.by === by && one.until !== null && morning.now < one.until,
  );
  const person = morning.clients[by];
  if (!held || !person) return;
  expect((await b.cancel(person, held.id)).status).toBe(200);
  morning.taken = morning.taken.filter((one) => one !== held);
});
const block = fc
  .tuple(start, fc.constantFrom(15, 45, 120))
  .map(([at, length]): Step => async (morning) => {
    if (at + length <= morning.now) return;
    const { status, body } = await c.block(morning.expert, instantAt(at), instantAt(at + length));
    expect(status).toBe(201);
    morning.blocks.push({ id: body.id, start: at, end: at + length });
  });
const unblock = fc.constant<Step>(async (morning) => {
  const last = morning.blocks.pop();
  if (last) expect((await c.unblock(morning.expert, last.id)).status).toBe(200);
});
const rules = fc
  .record({
    gridMinutes: fc.constantFrom(5, 15, 30, 60),
    bufferMinutes: fc.constantFrom(0, 10, 30),
    minimumNoticeMinutes: fc.constantFrom(0, 20, 90),
  })
  .map((changed): Step => async (morning) => {
    expect((await c.set(morning.expert, changed)).status).toBe(200);
    morning.rules = changed;
  });
const wait = fc
  .constantFrom(1, minutesPerHold - 1, minutesPerHold, 40)
  .map((minutes): Step => async (morning) => {
    morning.now += minutes;
    await t.setNow(instantAt(morning.now));
  });

const story = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: hold },
    { weight: 1, arbitrary: release },
    { weight: 2, arbitrary: block },
    { weight: 1, arbitrary: unblock },
    { weight: 2, arbitrary: rules },
    { weight: 2, arbitrary: wait },
  ),
  { minLength: 5, maxLength: 12 },
);

async function begin(): Promise<Morning> {
  const now = 8 * 60;
  await t.setNow(instantAt(now));
  const given = { gridMinutes: 15, bufferMinutes: 0, minimumNoticeMinutes: 0 };
  return {
    expert: await t.provider({ hours: { weeklyHours: everyDay('09:00-13:00'), ...given } }),
    clients: await Promise.all([t.signIn(), t.signIn()]),
    now,
    rules: given,
    taken: [],
    blocks: [],
  };
}

async function look(morning: Morning): Promise<void> {
  for (const [who, person] of [...morning.clients, undefined].entries())
    for (const length of [30, 60]) {
      const query = { date, durationMinutes: String(length) };
      const shown = await c.starts(morning.expert.id, query, person);
      const wanted = freeOf(morning, length, person ? who : -1);
      expect([who, length, shown.map(minuteIn)]).toEqual([who, length, wanted]);
    }
}

test('whatever happens in a morning, everybody sees what they can book and nothing else', async () => {
  await whileTimeStands(() =>
    fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const morning = await begin();
        for (const step of steps) {
          await step(morning);
          await look(morning);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    ),
  );
});
