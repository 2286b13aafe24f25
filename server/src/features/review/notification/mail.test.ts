import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let expert: SignedIn & { id: string };
const address = 'paula.reviews@example.com';

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T06:00:00Z');
  expert = await t.provider();
});
afterAll(() => t.stop());

const mails = async () => {
  await t.drain();
  return (await bookings(t).mailsTo(address)).filter(({ headers }) =>
    (headers['message-id'] ?? '').includes('review.'),
  );
};

const told = (language: 'en' | 'es') =>
  sql`update users set email = ${address}, language = ${language}, region = 'CL'
    where id = ${expert.id}`.execute(t.context.db);

/** A client whose meeting with the expert is over. */
const client = async (name: string, hour: number): Promise<SignedIn & { bookingId: string }> => {
  const person = await t.signIn();
  const start = `2026-12-02T${String(hour).padStart(2, '0')}:00:00Z`;
  const more = { name, lastName: 'Prieto', email: `${name.toLowerCase()}@example.com` };
  const { id: bookingId } = await bookings(t).meeting(person, expert.id, start, more);
  return { ...person, bookingId };
};

const write = (who: SignedIn, stars: number, text: string) =>
  t.call('POST /api/reviews', {
    unchecked: { providerId: expert.id, stars, text },
    token: who.token,
  });

test('the expert gets one mail about a review, in their language, and none when it changes', async () => {
  const [ana, bea, cam] = [
    await client('Ana', 9),
    await client('Bea', 10),
    await client('Cam', 11),
  ];
  await t.setNow('2026-12-02T13:00:00Z');
  await told('en');
  await write(ana, 4, 'She listened first.');
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.subject).toMatch(/^Ana.* reviewed your meeting: 4 of 5 stars$/);
  expect(first?.text).toContain('She listened first.');
  expect(first?.text).toContain(`/activity/${ana.bookingId}`);
  await write(ana, 5, 'She listened first, and well.');
  expect(await mails()).toHaveLength(1);

  await told('es');
  await write(bea, 5, '');
  const latest = (await mails()).find(({ subject }) => subject.startsWith('Bea'));
  expect(latest?.subject).toMatch(/escribió una reseña: 5 de 5 estrellas$/);
  expect(latest?.text).toContain('Estrellas');

  // What is hidden by then stays unsent.
  const { body } = await write(cam, 1, 'It is about another person.');
  await sql`update reviews set hidden_at = ${'2026-12-02T13:00:00Z'}, hidden_reason = 'Another person',
    hidden_by = ${expert.id} where id = ${body.review?.id ?? ''}`.execute(t.context.db);
  expect(await mails()).toHaveLength(2);
});
