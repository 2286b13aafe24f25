import type { ProblemKind } from '@puente/contract/problem';
import { startTestApp } from './app.ts';
import { payments } from './payments.ts';
import type { SignedIn } from './people.ts';
import { enterRoom } from './rooms.ts';

/** Long enough for a report, an objection and a reason. */
export const words = 'The sound was gone for most of it.';

/** Everybody and everything that tests of problems begin with; each meeting has a day of its own. */
export const problemScene = async () => {
  const t = await startTestApp();
  const p = payments(t);
  await t.setNow('2026-12-01T08:00:00Z');
  const client = await t.signIn();
  const provider = await t.provider();
  const stranger = await t.signIn();

  /** A paid meeting from 10:00 to 11:00 UTC of a day to come; the clock stands at its start. */
  const meeting = async (more: { expert?: { id: string }; details?: object } = {}) => {
    // Sessions end while the days of other meetings pass.
    for (const person of [client, provider, stranger])
      Object.assign(person, await t.signIn(person.phone));
    const day = t.context.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 2 });
    const start = `${day.toString()}T10:00:00Z`;
    const expert = more.expert ?? provider;
    const { id, meetingLink } = await p.meeting(client, expert.id, start, more.details ?? {});
    await t.setNow(start);
    const instant = Temporal.Instant.from(start);
    /** An instant by what lies between it and the start: `PT10M`, `-PT1S`. */
    const at = (duration: string) => instant.add(duration).toString();
    return { id: id as string, roomId: String(meetingLink).slice(1), at };
  };
  type Meeting = Awaited<ReturnType<typeof meeting>>;

  /** Somebody is in the room from one instant to another; the clock goes along. */
  const sit = async (who: SignedIn, { roomId, at }: Meeting, from: string, to: string) => {
    await t.setNow(at(from));
    const visit = await enterRoom(t, roomId, { token: who.token });
    await visit.next('entered');
    await t.setNow(at(to));
    visit.send({ type: 'leave' });
    await visit.closed;
  };

  const read = (who: SignedIn, id: string) =>
    t.call('GET /api/booking/:id/problem', { params: { id }, token: who.token });
  const report = (who: SignedIn, id: string, kind: ProblemKind, text: string | undefined = words) =>
    t.call('POST /api/booking/:id/problem', {
      params: { id },
      body: { kind, ...(text === undefined || text === '' ? {} : { text }) },
      token: who.token,
    });
  const answer = (
    who: SignedIn,
    id: string,
    body: { problemId: string; response: 'refund' | 'object'; amount?: number; text?: string },
  ) => t.call('POST /api/booking/:id/problem/answer', { params: { id }, body, token: who.token });

  /** A report that must succeed; its id. */
  const reported = async (who: SignedIn, id: string, kind: ProblemKind): Promise<string> => {
    const { body, status } = await report(who, id, kind);
    const own = body.problems?.find(({ isOwn }) => isOwn);
    if (status !== 201 || !own) throw new Error(`report: ${JSON.stringify(body)}`);
    return own.id;
  };
  /** What the client got back, minor units, with the ledger checked. */
  const refunded = async (id: string): Promise<number> => {
    await t.drain();
    await p.expectLedgerToAgree();
    return (await p.read(client, id)).body.refunded.amount;
  };
  /** When the time to answer the first report of a meeting is over, so much later or earlier. */
  const deadline = async (id: string, duration = 'PT0S') => {
    const until = (await read(client, id)).body.problems[0]?.answerUntil ?? '';
    return Temporal.Instant.from(until).add(duration).toString();
  };
  /** From the report to the deadline, whole hours. */
  const hoursToAnswer = async (id: string) => {
    const [problem] = (await read(client, id)).body.problems;
    const at = Temporal.Instant.from(problem?.at ?? '');
    return at.until(problem?.answerUntil ?? '').total('hours');
  };
  /** The state of the first report of a meeting. */
  const stateOf = async (id: string) => (await read(client, id)).body.problems[0]?.state;
  return {
    t,
    p,
    client,
    provider,
    stranger,
    meeting,
    sit,
    read,
    report,
    reported,
    answer,
    refunded,
    stateOf,
    deadline,
    hoursToAnswer,
  };
};
export type ProblemScene = Awaited<ReturnType<typeof problemScene>>;
