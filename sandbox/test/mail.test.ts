import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { call, refusalOf, startForTest } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

function mailerAt(sandbox: RunningSandbox, more: object = {}) {
  const mailer = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ...more });
  onTestFinished(() => mailer.close());
  return mailer;
}

const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Sesión\r\nEND:VCALENDAR\r\n';

const confirmation = {
  from: 'Puente <hello@puente.example>',
  to: ['ana@example.com', 'ben@example.com'],
  subject: 'Tu reserva está confirmada ✓',
  text: 'Hola Ana, nos vemos mañana.',
  html: '<p>Hola <b>Ana</b>, <a href="https://puente.example/aB3">entra aquí</a></p>',
  icalEvent: { method: 'REQUEST', filename: 'invite.ics', content: calendar },
  attachments: [{ filename: 'recibo.pdf', content: Buffer.from([0x25, 0x50, 0xff]) }],
};

test('a mail arrives whole: both bodies, both people, calendar file and attachment', async () => {
  const sandbox = await startForTest();
  await mailerAt(sandbox).sendMail(confirmation);
  const { mails } = (await call(sandbox, '/sandbox/mails')).body;
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({
    from: 'Puente <hello@puente.example>',
    to: ['ana@example.com', 'ben@example.com'],
    subject: 'Tu reserva está confirmada ✓',
    text: expect.stringContaining('nos vemos mañana'),
    html: expect.stringContaining('<b>Ana</b>'),
  });
  expect(mail.headers['message-id']).toBeTruthy();
  const invite = mail.attachments.find(
    ({ contentType }: { contentType: string }) => contentType === 'text/calendar',
  );
  expect(invite).toMatchObject({ encoding: 'utf-8', method: 'REQUEST' });
  expect(invite.content).toContain('SUMMARY:Sesión');
  const receipt = mail.attachments.find(
    ({ filename }: { filename: string }) => filename === 'recibo.pdf',
  );
  expect(receipt).toMatchObject({ encoding: 'base64', content: 'JVD/' });
  expect((await call(sandbox, `/sandbox/mails/${mail.id}`)).body.id).toBe(mail.id);
});

test('mails are found by recipient, hidden ones too, newest first', async () => {
  const sandbox = await startForTest();
  const mailer = mailerAt(sandbox);
  await mailer.sendMail({ ...confirmation, subject: 'one', bcc: 'hidden@example.com' });
  await mailer.sendMail({ ...confirmation, subject: 'two', to: 'ana+tag@example.com' });
  const subjects = async (query: string) =>
    (await call(sandbox, `/sandbox/mails${query}`)).body.mails.map(
      ({ subject }: { subject: string }) => subject,
    );
  expect(await subjects('')).toEqual(['two', 'one']);
  expect(await subjects('?to=HIDDEN@example.com')).toEqual(['one']);
  expect(await subjects('?to=ana+tag@example.com')).toEqual(['two']);
  expect(await subjects('?to=nobody@example.com')).toEqual([]);
  expect((await call(sandbox, '/sandbox/mails', { method: 'DELETE' })).status).toBe(204);
  expect(await subjects('')).toEqual([]);
});

test('a mail is shown locked in: no script, no other origin, links open elsewhere', async () => {
  const sandbox = await startForTest();
  await mailerAt(sandbox).sendMail({ ...confirmation, html: '<script>alert(1)</script><p>hi</p>' });
  const [mail] = (await call(sandbox, '/sandbox/mails')).body.mails;
  const shown = await call(sandbox, `/sandbox/mails/${mail.id}/html`);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox');
  expect(policy).not.toContain('allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("default-src 'none'");
  expect(shown.raw).toContain('<base target="_blank">');
  const index = mail.attachments.findIndex(
    ({ filename }: { filename: string }) => filename === 'recibo.pdf',
  );
  const file = await call(sandbox, `/sandbox/mails/${mail.id}/attachments/${index}`);
  expect(file.headers.get('content-disposition')).toContain('recibo.pdf');
  expect((await call(sandbox, '/sandbox/mails/mail_none')).body.errorCode).toBe('not-found');
});

test('any password is taken, and none', async () => {
  const sandbox = await startForTest();
  const mailer = mailerAt(sandbox, { auth: { user: 'any', pass: 'thing' }, ignoreTLS: true });
  expect((await mailer.sendMail(confirmation)).accepted).toHaveLength(2);
});

test('faults: fail is a 451, drop takes the mail and loses it, duplicate delivers it twice', async () => {
  const sandbox = await startForTest();
  const mailer = mailerAt(sandbox);
  const count = async () => (await call(sandbox, '/sandbox/mails')).body.mails.length;
  const fault = (kind: string) =>
    call(sandbox, '/sandbox/faults', { json: { service: 'smtp', kind } });
  await fault('fail');
  expect(await refusalOf(mailer.sendMail(confirmation))).toMatchObject({ responseCode: 451 });
  await fault('drop');
  expect((await mailer.sendMail(confirmation)).accepted).toHaveLength(2);
  expect(await count()).toBe(0);
  await fault('duplicate');
  await mailer.sendMail(confirmation);
  expect(await count()).toBe(2);
  await mailer.sendMail(confirmation);
  expect(await count()).toBe(3);
});
