import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
let calls: ReturnType<typeof bookings>;
let client: SignedIn;
let expert: SignedIn & { id: string };
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
  calls = bookings(t);
  [client, expert] = [await t.signInByCode(), await t.provider()];
  await t.call('PUT /api/profile', {
    body: { name: 'Clara', email: 'own@example.org' },
    ...client,
  });
  await t.call('PUT /api/profile', { body: { email: 'expert-secret@example.org' }, ...expert });
  await calls.meeting(client, expert.id, '2026-12-02T10:00:00Z');
  await t.call('POST /api/contacts', { body: { contacts: [expert.id] }, ...client });
  const message = { role: 'user', content: 'I want to speak', createdAt: '2026-12-01T08:00:00Z' };
  const body = { newMessages: [{ id: newId(), ...message }] };
  await t.call('POST /api/auth/update-chat-history', { unchecked: body, ...client });
  await sql`insert into feedback (id, user_id, type, text, user_name, created_at)
    values (${newId()}, ${client.userId}, 'idea', 'A bigger button', 'Clara', ${t.context.clock.now()})`.execute(
    t.context.db,
  );
});
afterAll(() => t.stop());

function take(who: { token: string }) {
  return t.call('GET /api/profile/export', { ...who });
}

describe('the own data', () => {
  test('is a file with everything about a client', async () => {
    const { status, body, headers } = await take(client);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="puente.json"');
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      exportedAt: expect.stringMatching(/^2026-12-01T08/),
      profile: { phoneNumber: client.phone, name: 'Clara', email: 'own@example.org' },
      expertProfile: null,
      calendar: null,
      bookings: [
        {
          role: 'client',
          status: 'confirmed',
          about: 'Speaking without freezing',
          given: { email: 'clara@example.com' },
          provider: { id: expert.id, name: 'Paula' },
          paid: { amount: 6000, currency: 'USD' },
        },
      ],
      payments: [{ status: 'succeeded', amount: { amount: 6000, currency: 'USD' } }],
      refunds: [],
      earnings: [],
      contacts: [{ id: expert.id, name: 'Paula' }],
      chat: [{ content: 'I want to speak' }],
      conversations: [{ title: 'I want to speak', count: 1 }],
      feedback: [{ feedbackText: 'A bigger button' }],
      sessions: [{ endsAt: expect.any(String) }],
      codesSent: [{ purpose: 'sign-in', channel: 'sms' }],
    });
  });

  test('is a file with everything about an expert', async () => {
    const { body } = await take(expert);
    expect(body).toMatchObject({
      expertProfile: { expertise: 'Public speaking', verification: 'verified' },
      calendar: { timezone: 'UTC', weeklyHours: expect.any(Array), blocks: [] },
      bookings: [{ role: 'provider', client: { name: 'Clara' } }],
      payments: [],
      earnings: [{ kind: 'charge', amount: { amount: 5100, currency: 'USD' } }],
    });
    expect(body.bookings).not.toHaveProperty([0, 'given']);
  });

  test('holds no secret, and of others no more than they show', async () => {
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'hex') as hash from sessions`.execute(t.context.db);
    const mine = JSON.stringify((await take(client)).body);
    const theirs = JSON.stringify((await take(expert)).body);
    for (const text of [mine, theirs])
      for (const secret of [client.token, expert.token, ...rows.map(({ hash }) => hash)])
        expect(text).not.toContain(secret);
    expect(mine).not.toContain(expert.phone);
    expect(mine).not.toContain('expert-secret@example.org');
    expect(theirs).not.toContain(client.phone);
    for (const address of ['clara@example.com', 'own@example.org'])
      expect(theirs).not.toContain(address);
  });

  test('is for oneself alone', async () => {
    expect((await t.call('GET /api/profile/export')).status).toBe(401);
    const path = `/api/profile/export?userId=${expert.userId}`;
    expect((await t.call('GET', path, undefined, client)).status).toBe(403);
    const stranger = await t.signIn();
    const { body } = await take(stranger);
    expect(body).toMatchObject({ bookings: [], payments: [], contacts: [], chat: [] });
    expect(JSON.stringify(body)).not.toContain('Clara');
  });
});
