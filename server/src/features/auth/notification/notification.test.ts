import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
const { newPhone, from, send, codeOf } = codeCalls(() => t);

const password = 'tres gatos en la luna';
const other = 'cinco perros bajo el sol';
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

type Mail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
type Person = SignedIn & { email: string };
let people = 0;
function newEmail() {
  people += 1;
  return `told-${people}@example.org`;
}
function as(person: { token: string }) {
  return { token: person.token, ...from() };
}
function save(person: { token: string }, profile: object) {
  return t.call('PUT /api/profile', { body: profile, ...as(person) });
}
function change(person: { token: string }, body: object) {
  return t.call('POST /api/auth/update-password', { unchecked: body, ...as(person) });
}
/** Everything mailed to an address, the newest first. */
async function mailsTo(email: string): Promise<Mail[]> {
  await t.drain();
  const path = `/sandbox/mails?to=${encodeURIComponent(email)}`;
  return (await t.sandboxGet<{ mails: Mail[] }>(path)).mails;
}
async function subjects(email: string) {
  return (await mailsTo(email)).map(({ subject }) => subject);
}
/** Somebody with an address, signed in by a phone's browser. */
async function somebody(profile: object = {}): Promise<Person> {
  const phone = newPhone();
  const email = newEmail();
  await send(phone);
  const { headers } = from();
  const given = { phoneNumber: phone, code: await codeOf(phone), detectedLanguage: 'en' };
  const { body } = await t.call('POST /api/auth/check-verification', {
    body: given,
    headers: { ...headers, 'user-agent': firefox },
  });
  const person = { token: body.sessionToken, userId: body.userData.id, phone, email };
  await save(person, { email, language: 'en', timezone: 'UTC', name: 'Lucía', ...profile });
  return person;
}
async function withPassword(profile: object = {}): Promise<Person> {
  const person = await somebody(profile);
  await change(person, { newPassword: password });
  return person;
}
/** The token of the newest mailed link. */
async function resetTokenOf(person: Person): Promise<string> {
  await t.call('POST /api/auth/reset-password', { body: { email: person.email }, ...from() });
  const found = (await mailsTo(person.email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]);
  return found.find(Boolean) ?? '';
}

const words = {
  en: {
    set: 'Your account now has a password',
    changed: 'Your password was changed',
    removed: 'Your password was removed',
    reset: 'Your password was reset',
    emailChanged: 'Your email address was changed',
    emailRemoved: 'Your email address was removed',
    hello: 'Hi,',
    when: 'When: Wed 2 Dec 2026, 09:30 (Santiago, GMT-3)',
    everywhere: '“Sign out everywhere”',
    device: 'Device: Firefox, Android',
  },
  es: {
    set: 'Tu cuenta ahora tiene contraseña',
    changed: 'Se cambió tu contraseña',
    removed: 'Se quitó tu contraseña',
    reset: 'Tienes una contraseña nueva',
    emailChanged: 'Se cambió tu correo',
    emailRemoved: 'Se quitó tu correo',
    hello: 'Hola:',
    when: 'Cuándo: mié 2 dic 2026, 09:30 (Santiago, GMT-3)',
    everywhere: '«Cerrar sesión en todas partes»',
    device: 'Dispositivo: Firefox, Android',
  },
};

describe.each(['en', 'es'] as const)('in the language of the person (%s)', (language) => {
  const w = words[language];
  const profile = { language, timezone: 'America/Santiago' };

  test('a password that is set, changed, taken away and reset is told, with what to do', async () => {
    await t.setNow('2026-12-02T12:30:00Z');
    const person = await somebody(profile);
    await change(person, { newPassword: password });
    await change(person, { currentPassword: password, newPassword: other });
    await change(person, { currentPassword: other, newPassword: null });
    await change(person, { newPassword: password });
    const token = await resetTokenOf(person);
    const reset = { token, phoneNumber: person.phone, newPassword: other };
    const { headers } = from();
    await t.call('POST /api/auth/confirm-reset-password', {
      body: reset,
      headers: { ...headers, 'user-agent': firefox },
    });
    const mails = (await mailsTo(person.email)).filter(({ text }) => !text.includes('#token='));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      [w.set, w.changed, w.removed, w.set, w.reset].toSorted(),
    );
    for (const { text, html } of mails) {
      expect(text).toContain(w.hello);
      expect(text).toContain(w.when);
      expect(text).toContain(w.device);
      expect(text).toContain(w.everywhere);
      expect(text).toContain(person.phone.slice(-2));
      expect(html).toContain(`<html lang="${language}">`);
      for (const form of [text, html]) {
        expect(form).toContain('http://localhost:3000/you/security');
        for (const secret of [password, other, person.token, token, person.phone, 'Lucía'])
          expect(form).not.toContain(secret);
      }
    }
  });

  test('another address is told at the one before, and so is none', async () => {
    await t.setNow('2026-12-02T12:30:00Z');
    const person = await somebody(profile);
    const [next, last] = [newEmail(), newEmail()];
    await save(person, { email: next });
    const [mail, ...more] = await mailsTo(person.email);
    expect([mail?.subject, more]).toEqual([w.emailChanged, []]);
    for (const part of [w.when, w.device, w.everywhere]) expect(mail?.text).toContain(part);
    expect(JSON.stringify(mail)).not.toContain(next);
    expect(await subjects(next)).toEqual([]);
    await save(person, { email: null });
    expect(await subjects(next)).toEqual([w.emailRemoved]);
    await save(person, { email: last });
    expect(await subjects(last)).toEqual([]);
  });
});

describe('no mail is sent', () => {
  test('for what was refused', async () => {
    const person = await withPassword();
    const told = await subjects(person.email);
    expect(told).toEqual([words.en.set]);
    await change(person, { newPassword: other });
    await change(person, { currentPassword: other, newPassword: null });
    await change(person, { currentPassword: password, newPassword: 'lucia1234567' });
    const reset = { token: 'x'.repeat(43), phoneNumber: person.phone, newPassword: other };
    await t.call('POST /api/auth/confirm-reset-password', { body: reset, ...from() });
    await t.advance('PT2M');
    await send(person.phone);
    const code = wrongFor(await codeOf(person.phone));
    const guess = { phoneNumber: person.phone, code, password: other };
    await t.call('POST /api/auth/register', { body: guess, ...from() });
    const taken = { username: 'taken.name' };
    await save(await somebody(), taken);
    expect((await save(person, { ...taken, email: newEmail() })).status).toBe(409);
    expect(await subjects(person.email)).toEqual(told);
  });

  test('where nothing changed', async () => {
    const person = await withPassword();
    const told = await subjects(person.email);
    await change(person, { currentPassword: password, newPassword: password });
    await save(person, { email: person.email });
    await save(person, { email: person.email.toUpperCase() });
    await save(person, { name: 'Ana' });
    expect(await subjects(person.email)).toEqual(told);
    const plain = await somebody();
    await change(plain, { newPassword: null });
    expect(await subjects(plain.email)).toEqual([]);
  });

  test('to who has no address, and not to one that is given with a first password', async () => {
    const plain = await t.signIn(newPhone());
    expect((await change(plain, { newPassword: password })).status).toBe(200);
    const [phone, email] = [newPhone(), newEmail()];
    await send(phone);
    const given = { phoneNumber: phone, code: await codeOf(phone), password, email };
    expect((await t.call('POST /api/auth/register', { body: given, ...from() })).status).toBe(200);
    await t.drain();
    const { rows } = await t.pool.query('select 1 from account_notifications where user_id = $1', [
      plain.userId,
    ]);
    expect(rows).toEqual([]);
    expect(await subjects(email)).toEqual([]);
  });

  test('of an account that is gone before it is made', async () => {
    const person = await withPassword();
    await t.call('DELETE /api/profile', { body: { confirmed: true }, ...as(person) });
    expect(await subjects(person.email)).toEqual([]);
  });
});

describe('a mail of a change', () => {
  test('by a code and a password tells who had an address', async () => {
    const person = await withPassword();
    await t.advance('PT2M');
    await send(person.phone);
    const code = await codeOf(person.phone);
    const given = { phoneNumber: person.phone, code, password: other };
    await t.call('POST /api/auth/register', { body: given, ...from() });
    expect(await subjects(person.email)).toContain(words.en.changed);
  });

  test('comes once for two changes at once of which one wins', async () => {
    const person = await withPassword();
    const replies = await Promise.all(
      [other, 'siete lobos en la nieve'].map((newPassword) =>
        change(person, { currentPassword: password, newPassword }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await subjects(person.email)).filter((one) => one === words.en.changed)).toHaveLength(
      1,
    );
    const [first, second, next] = [await somebody(), await somebody(), newEmail()];
    await Promise.all([save(first, { email: next }), save(first, { email: next })]);
    expect(await subjects(first.email)).toEqual([words.en.emailChanged]);
    expect(await subjects(second.email)).toEqual([]);
  });

  test('is the same mail when the job runs again', async () => {
    const person = await withPassword();
    const { rows } = await t.pool.query(
      `select graphile_worker.add_job('auth.notice-mail', json_build_object('noticeId', id))
       from account_notifications where user_id = $1`,
      [person.userId],
    );
    expect(rows).toHaveLength(1);
    const mails = await mailsTo(person.email);
    const ids = mails.map(({ headers }) => headers['message-id']);
    expect(ids[0]).toMatch(/^<auth\.notice\.password-set\./);
    expect(new Set(ids)).toHaveProperty('size', 1);
  });

  test('names no device that is called like a web address', async () => {
    const person = await withPassword();
    await t.pool.query(`update sessions set device = $1 where user_id = $2`, [
      'https://evil.example, Android',
      person.userId,
    ]);
    await change(person, { currentPassword: password, newPassword: other });
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('Device: Unknown device');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  test('comes ten times an hour to an address, and is forgotten after a day', async () => {
    const person = await somebody();
    const another = newEmail();
    for (let count = 0; count < 24; count += 1)
      await save(person, { email: count % 2 ? person.email : another });
    expect(await subjects(person.email)).toHaveLength(10);
    expect(await subjects(another)).toHaveLength(10);
    await t.advance('PT1H');
    await save(person, { email: another });
    expect(await subjects(person.email)).toHaveLength(11);
    const taken = await t.call('GET /api/profile/export', { ...as(person) });
    expect(taken.body).toHaveProperty(
      ['noticesMailed', 10],
      expect.objectContaining({ kind: 'email-changed', email: person.email }),
    );
    await t.advance('P1DT1S');
    expect((await t.pool.query('select 1 from account_notifications')).rows).toEqual([]);
  });
});
