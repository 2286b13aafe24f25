import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { profileBody, type SignedIn } from '../../../test/people.ts';
import { sendForm } from '../../../test/uploads.ts';

type Manager = Awaited<ReturnType<TestApp['manager']>>;

let t: TestApp;
let boss: Manager;
/** Managed the same partner as the boss until a moment ago. */
let former: SignedIn;
let applicant: SignedIn & { applicationId: string };
let groupLink: string;

beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T08:00:00Z');
  boss = await t.manager();
  former = await t.signIn();
  await join(former);
  const link = await t.call('POST', '/api/partner-invites/generate', {}, former);
  groupLink = link.body.token;
  const person = await t.signIn();
  await t.call('PUT', '/worker/profile', { ...profileBody, partnerId: boss.partnerSlug }, person);
  await sendForm(t, '/api/provider/document', [{ bytes: 'My degree', name: 'a.txt' }], person);
  const { body } = await t.call('GET', '/api/partner/application', undefined, person);
  applicant = { ...person, applicationId: body.application.id };
  const path = `/api/partner/managers/${former.userId}?partnerId=${boss.partnerId}`;
  const removed = await t.call('DELETE', path, undefined, boss);
  expect(removed.status).toBe(200);
});
afterAll(() => t.stop());

/** Invited by the boss and accepted. */
async function join(person: SignedIn): Promise<void> {
  const body = { partnerId: boss.partnerId, phone: person.phone };
  await t.call('POST', '/api/partner/managers', body, boss);
  const own = await t.call('GET', '/api/partner/manager-invitations', undefined, person);
  const answer = `/api/partner/manager-invitations/${own.body.invitations[0].id}/answer`;
  expect((await t.call('POST', answer, { accept: true }, person)).status).toBe(200);
}

/** The ids that a manager learns while they manage. */
const filled = ({ path }: Endpoint) =>
  path
    .replace('applications/:id', `applications/${applicant.applicationId}`)
    .replace(/providers\/:id|managers\/:id/, (part) => part.replace(':id', applicant.userId))
    .replace(':id', boss.partnerId);

describe('who managed a partner until a moment ago', () => {
  const calls = endpoints
    .filter(({ actor, takesFile }: Endpoint) => actor === 'manager' && takesFile === undefined)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

  test.each(calls)(
    'can’t %s any more, with the session that could',
    async (_, endpoint: Endpoint) => {
      const path = `${filled(endpoint)}?partnerId=${boss.partnerId}`;
      const body = endpoint.method === 'GET' ? undefined : {};
      const reply = await t.call(endpoint.method, path, body, former);
      expect([reply.status, reply.body.errorCode]).toEqual([403, 'forbidden']);
    },
  );

  test('who manages another one still is told that this one is not there', async () => {
    const rival = await t.manager();
    for (const path of ['overview', 'share', 'managers', 'log', 'applications', 'providers']) {
      const asked = `/api/partner/${path}?partnerId=${boss.partnerId}`;
      const { status, body } = await t.call('GET', asked, undefined, rival);
      expect([status, body.errorCode], path).toEqual([404, 'not-found']);
    }
    const document = `/api/partner/providers/${applicant.userId}/document`;
    expect((await t.call('GET', document, undefined, rival)).status).toBe(404);
    expect((await t.call('GET', document, undefined, boss)).status).toBe(200);
  });

  test('leaves links that the partner can take back, and no name of theirs with a stranger', async () => {
    const look = await t.call('GET', `/api/partner-invites/validate?token=${groupLink}`);
    expect(look).toMatchObject({ status: 200, body: { partner: { id: boss.partnerId } } });
    expect(JSON.stringify(look.body)).not.toContain(former.userId);
    const { body } = await t.call('GET', '/api/partner-invites', undefined, boss);
    const [made] = body.invites;
    const taken = await t.call('DELETE', `/api/partner-invites/${made.id}`, undefined, boss);
    expect(taken.status).toBe(200);
    const friend = await t.signIn();
    const joining = { token: groupLink };
    const joined = await t.call('POST', '/api/partner-invites/join', joining, friend);
    expect([joined.status, joined.body.errorCode]).toEqual([409, 'invite-revoked']);
  });

  test('can be invited again, and then manages with the session they have', async () => {
    await join(former);
    const { status, body } = await t.call('GET', '/api/partner/managed', undefined, former);
    expect([status, body.partners.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      [boss.partnerId],
    ]);
    const path = `/api/partner/managers/${former.userId}?partnerId=${boss.partnerId}`;
    expect((await t.call('DELETE', path, undefined, boss)).status).toBe(200);
  });
});
