import { startTestApp, type TestApp } from './app.ts';
import { packages } from './packages.ts';
import { profileBody, type SignedIn } from './people.ts';
import { mondays, plans } from './plans.ts';
import { words } from './problems.ts';
import { sendForm } from './uploads.ts';
import { newId } from '../src/lib/ids.ts';

/** Words that stand nowhere but where the one of them wrote it. */
export const marks = {
  client: 'Xochiquetzal',
  expert: 'Tlaltecuhtli',
  manager: 'Chalchiuhtlicue',
} as const;
const mark = marks.client;

const ask = (t: TestApp, who: SignedIn) => async (path: string, body: object) => {
  const reply = await t.call('POST', path, body, { token: who.token });
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

/** What a client has after some weeks: every kind of thing that has an id. */
async function clientSide(t: TestApp, client: SignedIn, expert: SignedIn & { id: string }) {
  const p = plans(t);
  const k = packages(t);
  const post = ask(t, client);
  const who = { name: mark, lastName: `${mark}s`, email: 'xochi@example.org', about: mark };
  await t.call('PUT', '/api/profile', { ...who, invoiceEmail: who.email, city: mark }, client);
  const past = await p.meeting(client, expert.id, '2026-12-01T11:00:00Z', who);
  const meeting = await p.meeting(client, expert.id, '2026-12-20T10:00:00Z', who);
  const packageId = await k.sell(expert, { scheduling: 'as-you-go' });
  const booked = await k.bookPackage(client, packageId, ['2026-12-22T11:00:00Z'], who);
  await p.pay(client, booked.body.booking.id);
  const offeringId = await p.sellPlan(expert);
  const choice = { startDate: '2026-12-07', pattern: mondays };
  const plan = await p.startPlan(client, offeringId, choice);
  const hold = await p.hold(client, expert.id, '2026-12-22T10:00:00Z', who);
  const proposed = await ask(t, expert)('/api/booking/propose-new-time', {
    bookingId: meeting.id,
    start: '2026-12-23T10:00:00Z',
    message: marks.expert,
  });
  const conversationId = newId();
  const goal = `I want to speak in public, says ${mark}`;
  const answer = await post('/api/worker/suggestions', {
    query: goal,
    conversationId,
    messageId: newId(),
  });
  const waiting = await post('/api/worker/waiting', { goal: `beekeeping with hives for ${mark}` });
  await post('/api/contacts', { contacts: [expert.id] });
  return {
    past: past.id as string,
    meeting: meeting.id as string,
    hold: hold.id as string,
    package: booked.body.package.id as string,
    plan: plan.id as string,
    order: meeting.orderId as string,
    proposal: proposed.proposal.id as string,
    conversation: conversationId,
    answer: answer.answerId as string,
    waiting: waiting.id as string,
    roomId: String(meeting.meetingLink).slice(1),
  };
}

/** What an expert has. */
async function expertSide(t: TestApp, expert: SignedIn & { id: string }) {
  const post = ask(t, expert);
  const block = await post('/api/availability/block', {
    start: '2026-12-28T10:00:00Z',
    end: '2026-12-28T11:00:00Z',
    reason: marks.expert,
  });
  const invited = await post('/api/invitations/generate', {});
  const { promo } = await post('/api/promo/codes', { promo: { code: 'XOCHI-10', percent: 10 } });
  const sold = await t.call('GET', `/api/provider-offerings?providerId=${expert.id}`);
  await sendForm(t, '/api/provider/document', [{ bytes: marks.expert, name: 'title.txt' }], expert);
  return {
    expert: expert.id,
    block: block.id as string,
    invitation: invited.invitation.id as string,
    promo: promo.id as string,
    offering: sold.body.offerings[0].id as string,
  };
}

/** What a partner has whose manager verifies the expert, and somebody who waits for an answer. */
async function partnerSide(t: TestApp, boss: Awaited<ReturnType<TestApp['manager']>>) {
  const post = ask(t, boss);
  const applicant = await t.signIn();
  const profile = { ...profileBody, partnerId: boss.partnerSlug };
  await t.call('PUT', '/worker/profile', profile, applicant);
  const own = await t.call('GET', '/api/partner/application', undefined, applicant);
  const { invite } = await post('/api/partner-invites/generate', { note: marks.manager });
  const { invitations } = await post('/api/partner/managers', {
    partnerId: boss.partnerId,
    phone: '+56922223333',
  });
  return {
    partner: boss.partnerId,
    application: own.body.application.id as string,
    applicant: applicant.userId,
    partnerInvite: invite.id as string,
    managerInvitation: invitations[0].id as string,
    manager: boss.userId,
  };
}

/** People who have one of everything, by id, and strangers of every kind beside them. */
export const household = async () => {
  const t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T08:00:00Z');
  const boss = await t.manager();
  const expert = await t.provider({ isVerified: false, profile: { partnerId: boss.partnerSlug } });
  const verified = await t.call('POST /api/partner/providers/:id/verify', {
    params: { id: expert.id },
    token: boss.token,
  });
  if (verified.status !== 200) throw new Error(JSON.stringify(verified.body));
  const client = await t.signIn();
  const ids = {
    ...(await clientSide(t, client, expert)),
    ...(await expertSide(t, expert)),
    ...(await partnerSide(t, boss)),
  };
  await t.setNow('2026-12-01T12:30:00Z');
  const reported = await ask(t, client)(`/api/booking/${ids.past}/problem`, {
    kind: 'quality',
    text: `${words} ${mark}`,
  });
  const reviewed = await ask(t, client)('/api/reviews', {
    providerId: expert.id,
    stars: 4,
    text: `Good, says ${mark}`,
  });
  const strangers = {
    client: await t.signIn(),
    provider: await t.provider(),
    manager: await t.manager(),
  };
  await t.drain();
  return {
    t,
    client,
    expert,
    boss,
    strangers,
    ids: {
      ...ids,
      problem: reported.problems[0].id as string,
      review: reviewed.review.id as string,
      user: client.userId,
    },
  };
};
export type Household = Awaited<ReturnType<typeof household>>;
