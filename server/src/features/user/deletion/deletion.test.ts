import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { payments } from '../../../../test/payments.ts';
import { sendForm } from '../../../../test/uploads.ts';
import { newId } from '../../../lib/ids.ts';

let t: TestApp;
let calls: ReturnType<typeof payments>;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
  calls = payments(t);
});
afterAll(() => t.stop());

function leave(who: { token: string }, body: object | null = { confirmed: true }) {
  return t.call('DELETE /api/profile', { body: body ?? undefined, ...who });
}
function read(who: { token: string }) {
  return t.call('GET /api/profile', { ...who });
}
/** Every text of the database outside the ledger, to look for what must be gone. */
async function everyText(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.context.db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(to_jsonb(r)::text, ' ') as text from ${sql.table(name)} r`.execute(
        t.context.db,
      );
      return rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}

describe('deleting the own account', () => {
  test('wants to be confirmed, by the person alone', async () => {
    const person = await t.signIn();
    for (const body of [null, {}, { confirmed: false }])
      expect(await leave(person, body)).toMatchObject({
        status: 400,
        body: { errorCode: 'confirmation-missing' },
      });
    expect((await leave(person, { confirmed: 'yes' })).body.errorCode).toBe('invalid-input');
    expect((await t.call('DELETE /api/profile', { body: { confirmed: true } })).status).toBe(401);
    const other = await t.signIn();
    expect((await leave(person, { confirmed: true, userId: other.userId })).status).toBe(403);
    expect((await read(person)).status).toBe(200);
  });

  test('ends every way in, and the phone begins anew', async () => {
    const person = await t.signIn();
    await t.call('PUT /api/profile', { body: { name: 'Ana', username: 'ana.leaves' }, ...person });
    expect((await leave(person)).body).toEqual({ deleted: true });
    expect((await read(person)).status).toBe(401);
    const validated = await t.call('POST /api/auth/validate', { body: { token: person.token } });
    expect(validated.body.valid).toBe(false);
    await t.advance('PT2M');
    const again = await t.signIn(person.phone);
    expect(again.userId).not.toBe(person.userId);
    expect((await read(again)).body).toMatchObject({
      name: '',
      username: null,
      isOnboarded: false,
    });
    const taken = await t.call('PUT /api/profile', { body: { username: 'ana.leaves' }, ...again });
    expect(taken.status).toBe(200);
  });

  test('done twice at once is done once', async () => {
    const person = await t.signIn();
    const replies = await Promise.all([1, 2, 3].map(() => leave(person)));
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of replies) expect([200, 401]).toContain(status);
  });

  test('leaves nothing of the person anywhere', async () => {
    const [person, friend] = [await t.signIn(), await t.signIn()];
    const expert = await t.provider();
    const secret = 'Xochiquetzal';
    const mail = 'xochi@example.org';
    const names = { name: secret, lastName: `${secret}s`, email: mail, invoiceEmail: mail };
    const place = { city: secret, state: secret, country: 'MX', username: 'xochiquetzal' };
    await t.call('PUT /api/profile', { body: { ...names, ...place }, ...person });
    await t.call('POST /api/contacts', { body: { contacts: [person.userId] }, ...friend });
    await t.call('POST /api/contacts', { body: { contacts: [expert.id] }, ...person });
    const said = { role: 'user', content: secret, createdAt: '2026-12-01T08:00:00Z' };
    const chat = { newMessages: [{ id: newId(), ...said }] };
    await t.call('POST /api/auth/update-chat-history', { unchecked: chat, ...person });
    await sql`insert into feedback (id, user_id, type, text, user_name, created_at)
      values (${newId()}, ${person.userId}, 'idea', 'bigger', ${secret}, ${t.context.clock.now()})`.execute(
      t.context.db,
    );
    const details = { ...names, about: secret };
    const booked = await calls.meeting(person, expert.id, '2026-12-02T10:00:00Z', details);
    await calls.cancel(person, booked.id, { reason: secret });
    await t.drain();
    await t.drain();
    expect((await everyText()).includes(secret)).toBe(true);
    expect((await leave(person)).body).toEqual({ deleted: true });
    const left = (await everyText()).toLowerCase();
    for (const trace of [secret.toLowerCase(), mail]) expect(left.includes(trace)).toBe(false);
    const phones = await sql<{ phone: string }>`
      select phone from users where id = ${person.userId}`.execute(t.context.db);
    expect(phones.rows[0]?.phone).toBe(`deleted:${person.userId}`);
    // The books and the other side keep the meeting.
    const theirs = await calls.read(expert, booked.id);
    expect(theirs.body).toMatchObject({ status: 'cancelled', client: { name: '', lastName: '' } });
    await calls.expectLedgerToAgree();
    const contacts = await t.call('GET /api/contacts', { ...friend });
    expect(contacts.body.contacts).toEqual([]);
    expect(
      (await t.call('GET /api/contacts/:id', { params: { id: person.userId }, ...friend })).status,
    ).toBe(404);
  });

  test('of an expert takes the profile, the hours and the picture off the page', async () => {
    const expert = await t.provider({
      profile: { username: 'gone.expert', lastName: 'Quetzalcoatl' },
    });
    const client = await t.signIn();
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const { url } = (await sendForm(t, '/api/profile-picture', [{ bytes }], expert)).body;
    const quote = await calls.quote(client, expert.id, '2026-12-05T10:00:00Z');
    expect(quote.status).toBe(201);
    const question = { query: 'I want to get better at public speaking' };
    const answer = await t.call('POST /api/worker/suggestions', { body: question, ...client });
    const ids = answer.body.recommendations.map((one: { providerId: string }) => one.providerId);
    expect(ids).toContain(expert.id);
    expect((await leave(expert)).status).toBe(200);
    await t.drain();
    expect(existsSync(join(t.context.config.dataDir, url))).toBe(false);
    const day = '?date=2026-12-05';
    for (const path of [
      `/worker/profile/${expert.id}`,
      '/api/validate/gone.expert',
      `/api/availability/slots/${expert.id}${day}`,
    ])
      expect((await t.call('GET', path)).status, path).toBe(404);
    expect((await calls.quote(client, expert.id, '2026-12-05T10:00:00Z')).status).toBe(404);
    const late = await t.call('POST /api/booking/book', {
      body: {
        quoteId: quote.body.id,
        name: 'C',
        lastName: 'S',
        email: 'c@example.org',
        about: 'x',
      },
      ...client,
    });
    expect([404, 409]).toContain(late.status);
    expect((await everyText()).includes('Quetzalcoatl')).toBe(false);
    const { rows } = await sql`select 1 from provider_vectors where provider_id = ${expert.id}
      union all select 1 from provider_terms where provider_id = ${expert.id}
      union all select 1 from schedules where provider_id = ${expert.id}`.execute(t.context.db);
    expect(rows).toEqual([]);
  });
});

describe('an account that is not settled', () => {
  const expectOpen = async (who: SignedIn, ...paths: string[]) => {
    const reply = await leave(who);
    expect(reply).toMatchObject({ status: 409, body: { errorCode: 'account-not-settled' } });
    expect(reply.body.fields?.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect((await read(who)).status).toBe(200);
  };

  test('stays while a time is held or a meeting is to come, for both sides', async () => {
    const [client, expert] = [await t.signIn(), await t.provider()];
    const start = t.context.clock.now().add({ hours: 48 }).round('hour').toString();
    const hold = await calls.hold(client, expert.id, start.replace(/T\d\d/, 'T11'));
    await expectOpen(client, 'bookings');
    await expectOpen(expert, 'bookings');
    await calls.pay(client, hold.id);
    await expectOpen(client, 'bookings');
    await expectOpen(expert, 'bookings', 'balance');
    await calls.cancel(client, hold.id);
    await expectOpen(client, 'payments');
    await t.drain();
    await t.drain();
    expect((await leave(client)).status).toBe(200);
    expect((await leave(expert)).status).toBe(200);
    await calls.expectLedgerToAgree();
  });

  test('stays while a payment is under way that outlived its hold', async () => {
    const [client, expert] = [await t.signIn(), await t.provider()];
    const day = t.context.clock.now().add({ hours: 72 }).toString().slice(0, 10);
    const hold = await calls.hold(client, expert.id, `${day}T12:00:00Z`);
    await calls.startPayment(client, hold.id);
    await expectOpen(client, 'bookings', 'payments');
    await calls.fault('stripe', 'payment_intents.retrieve', 'fail', { times: 100 });
    await t.advance('PT20M');
    await expectOpen(client, 'payments');
    await expectOpen(expert, 'payments');
    await calls.clearFaults();
    await t.advance('PT20M');
    await t.drain();
    expect((await leave(client)).status).toBe(200);
  });

  test('of an expert stays while earnings wait to be paid out', async () => {
    const [client, expert] = [await t.signIn(), await t.provider()];
    const day = t.context.clock.now().add({ hours: 72 }).toString().slice(0, 10);
    await calls.meeting(client, expert.id, `${day}T13:00:00Z`);
    await t.advance('P7D');
    await expectOpen(expert, 'balance');
    expect((await leave(client)).status).toBe(200);
    const seen = await t.call('GET /api/bookings', { ...expert });
    expect(seen.body.bookings[0]).toMatchObject({
      status: 'completed',
      client: { name: '', lastName: '', profilePicture: null },
      about: '',
      paid: { amount: 6000 },
    });
  });
});

describe('an account that goes while something comes', () => {
  test('gets no mail that was still to be sent', async () => {
    const [client, expert] = [await t.signIn(), await t.provider()];
    const email = 'leaving@example.org';
    const day = t.context.clock.now().add({ hours: 72 }).toString().slice(0, 10);
    const booked = await calls.meeting(client, expert.id, `${day}T14:00:00Z`, { email });
    // So late that nothing goes back, and nothing is on its way.
    await t.advance('PT44H');
    const before = (await calls.mailsTo(email)).length;
    // The mails of this wait in the queue, as if its worker were away.
    const { status } = await calls.cancel(client, booked.id);
    expect(status).toBe(200);
    expect((await leave(client)).status).toBe(200);
    await t.drain();
    expect(await calls.mailsTo(email)).toHaveLength(before);
  });

  test('either has its booking or is gone, never both', async () => {
    const outcomes = new Set<string>();
    const day = t.context.clock.now().add({ hours: 96 }).toString().slice(0, 10);
    for (let round = 0; round < 8; round += 1) {
      const [client, expert] = [await t.signIn(), await t.provider()];
      const leaver = round % 2 === 0 ? client : expert;
      const [gone, booked] = await Promise.all([
        leave(leaver),
        calls.book(client, expert.id, `${day}T10:00:00Z`),
      ]);
      expect(gone.status === 200 && booked.status === 201).toBe(false);
      for (const { status } of [gone, booked]) expect(status).toBeLessThan(500);
      outcomes.add(`${gone.status} ${booked.status}`);
      const { rows } = await sql`select 1 from bookings b
        join users u on u.id in (b.client_id, b.provider_id)
        where u.deleted_at is not null and b.status in ('held', 'confirmed')
          and b.ends_at > ${t.context.clock.now()}`.execute(t.context.db);
      expect(rows).toEqual([]);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  test.each(['client_id', 'provider_id'] as const)(
    'is never booked with, even when its %s was read before it went',
    async (side) => {
      const [client, expert] = [await t.signIn(), await t.provider()];
      const day = t.context.clock.now().add({ hours: 96 }).toString().slice(0, 10);
      const quote = (await calls.quote(client, expert.id, `${day}T11:00:00Z`)).body;
      const { db } = t.context;
      const leaver = side === 'client_id' ? client : expert;
      await sql`update users set deleted_at = ${t.context.clock.now()}
        where id = ${leaver.userId}`.execute(db);
      const insert = sql`with placed as (
          insert into orders (id, kind, quote_id, buyer_id, seller_id, currency, amount, terms,
            status, created_at)
          select ${newId()}, 'meeting', id, client_id, provider_id, currency, amount, terms, 'open',
            created_at
          from quotes where id = ${quote.id}
          returning *
        )
        insert into bookings (id, order_id, client_id, provider_id, starts_at,
          ends_at, status, hold_expires_at, currency, price, room_id, name, last_name, email, client_timezone, client_language,
          created_at)
        select ${newId()}, placed.id, client_id, provider_id, starts_at, ends_at, 'held',
          expires_at, q.currency, 1, 'Abcdefgh12', '', '', '', 'UTC', 'en', q.created_at
        from placed join quotes q on q.id = placed.quote_id`;
      await expect(insert.execute(db)).rejects.toThrow(/is gone/);
    },
  );

  test('signs in anew, also while it is being deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await t.signIn();
      await t.advance('PT2M');
      const [gone, back] = await Promise.all([leave(person), t.signIn(person.phone)]);
      expect([200, 401]).toContain(gone.status);
      const own = await read(back);
      if (back.userId === person.userId && gone.status === 200) expect(own.status).toBe(401);
      else expect(own.status).toBe(200);
    }
  });
});
