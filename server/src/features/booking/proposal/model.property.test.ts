import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { checkLedger } from '../../payment/ledger/check/service.ts';
import { proposalStates } from './rules.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
});
afterAll(() => t.stop());

const runs = 6;

const begin = Temporal.Instant.from('2026-12-01T08:00:00Z');
/** Half hours of three days, few enough that people get in each other's way. */
const times = [3, 4, 5].flatMap((days) =>
  [0, 30, 60, 90, 120].map((minutes) => begin.add({ hours: days * 24 + 2, minutes }).toString()),
);

const who = fc.constantFrom('client', 'provider');
const which = fc.integer({ min: 0, max: 1 });
const time = fc.integer({ min: 0, max: times.length - 1 });
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('propose'), who, which, time }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('accept'), who, which, time }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reject'), who, which, time }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw'), who, which, time }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), who, which, time }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), who, which, time }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('book'), who, which, time }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), who, which, time }) },
  ),
  { minLength: 8, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

type Meeting = { id: string; client: SignedIn; proposals: string[] };

/** What the model expects of one meeting. */
type Known = { start: string; status: string; openBy: string | null; openStart: string | null };

async function seenOf({ id, client }: Meeting): Promise<Known> {
  const { body } = await b.read(client, id);
  return {
    start: body.start,
    status: body.status,
    openBy: body.proposal?.by ?? null,
    openStart: body.proposal?.start ?? null,
  };
}

type World = { provider: SignedIn & { id: string }; meetings: Meeting[] };

/** Does one step; the meeting it was about has to be afterwards what the model says. */
async function take({ provider, meetings }: World, step: Step): Promise<void> {
  const meeting = meetings[step.which];
  if (!meeting) return;
  const actor = step.who === 'client' ? meeting.client : provider;
  const wanted = times[step.time] ?? '';
  const before = await seenOf(meeting);
  const last = meeting.proposals.at(-1);
  const expectKnown = async (change: Partial<Known>) =>
    expect(await seenOf(meeting)).toEqual({ ...before, ...change });
  const none = { openBy: null, openStart: null };
  if (step.do === 'wait') await t.advance(step.time % 2 === 0 ? 'PT5H' : 'PT26H');
  else if (step.do === 'book') await b.book(await t.signIn(), provider.id, wanted);
  else if (step.do === 'propose') {
    const { status, body } = await m.propose(actor, meeting.id, wanted);
    if (status !== 201) return expectKnown({});
    if (!meeting.proposals.includes(body.proposal.id)) meeting.proposals.push(body.proposal.id);
    await expectKnown({ openBy: step.who, openStart: wanted });
  } else if (step.do === 'move') {
    const { status } = await m.move(actor, meeting.id, wanted);
    // Moved to where it is already, nothing changes.
    const isMoved = status === 200 && wanted !== before.start;
    await expectKnown(isMoved ? { start: wanted, ...none } : {});
  } else if (step.do === 'cancel') {
    const { status } = await b.cancel(actor, meeting.id);
    await expectKnown(status === 200 ? { status: 'cancelled', ...none } : {});
  } else if (last !== undefined) {
    const reply =
      step.do === 'withdraw'
        ? await m.withdraw(actor, last)
        : await m.answer(actor, last, step.do === 'accept' ? 'accept' : 'reject');
    const isOwn = before.openBy === step.who;
    const allowed = before.openBy !== null && isOwn === (step.do === 'withdraw');
    expect(reply.status === 200).toBe(allowed);
    const isMoved = allowed && step.do === 'accept';
    const start = isMoved ? (before.openStart ?? '') : before.start;
    await expectKnown(allowed ? { start, ...none } : {});
  }
}

/** Nobody has two things at once, and what is proposed is held exactly while it is open. */
async function hold(ended: Map<string, string>): Promise<void> {
  const now = t.context.clock.now();
  const taken = await t.context.db.selectFrom('busy_times').selectAll().execute();
  const alive = taken
    .filter(({ hold_expires_at: until }) => !until || Temporal.Instant.compare(until, now) > 0)
    .toSorted((one, two) => (one.start_minute ?? 0) - (two.start_minute ?? 0));
  for (const [index, one] of alive.entries())
    for (const two of alive.slice(index + 1)) {
      const isSame = one.booking_id === two.booking_id || one.provider_id !== two.provider_id;
      expect(isSame || (two.start_minute ?? 0) >= (one.end_minute ?? 0)).toBe(true);
    }
  const rows = await t.context.db
    .selectFrom('time_proposals as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.status', 'p.starts_at', 'b.id as booking', 'b.proposed_starts_at'])
    .execute();
  for (const { id, status } of rows) {
    const before = ended.get(id);
    // What ended stays ended as it did.
    if (before !== undefined) expect(status).toBe(before);
    if (proposalStates.final.includes(status)) ended.set(id, status);
  }
  for (const { booking, proposed_starts_at: held } of rows) {
    const open = rows.filter((row) => row.booking === booking && row.status === 'open');
    expect(open.map((row) => row.starts_at.toString())).toEqual(held ? [held.toString()] : []);
  }
}

/** Each run is some twenty calls with their locks, on a machine that may be busy. */
const patienceMs = 180_000;

it(
  'whatever two meetings of one expert go through, nobody is booked twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await t.setNow(begin.toString());
        const provider = await t.provider();
        const meetings: Meeting[] = [];
        for (const start of [times[0] ?? '', times[5] ?? '']) {
          const client = await t.signIn();
          const { id } = await b.meeting(client, provider.id, start);
          meetings.push({ id, client, proposals: [] });
        }
        const ended = new Map<string, string>();
        for (const step of taken) {
          await take({ provider, meetings }, step);
          await hold(ended);
        }
        await t.drain();
        expect((await checkLedger(t.context)).differences).toEqual([]);
      }),
      // The same runs each time.
      { seed: 64, numRuns: runs, endOnFailure: true },
    );
  },
  patienceMs,
);
