import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailGateway } from './port.ts';
import { createSmtpMail } from './smtp.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let mail: MailGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
  mail = createSmtpMail({
    url: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    from: 'Puente <hola@puente.example>',
    replyTo: 'ayuda@puente.example',
  });
});
afterAll(() => sandbox.stop());

type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  from: string;
  to: string[];
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string; method?: string }[];
};

async function inbox() {
  const reply = await fetch(`${sandbox.url}/sandbox/mails`);
  const { mails } = (await reply.json()) as { mails: ReceivedMail[] };
  const [newest] = mails;
  if (!newest) throw new Error('no mail came');
  return newest;
}

const letter = {
  to: 'clara@example.com',
  subject: 'Reunión confirmada: mañana',
  text: 'Hola, Clara.',
  html: '<p>Hola, Clara.</p>',
  messageId: 'booking.confirmed.0.client.1234',
};

describe('a mail by SMTP', () => {
  it('arrives in both forms, from the role address, under its stable id', async () => {
    await mail.send(letter);
    expect(await inbox()).toMatchObject({
      from: 'Puente <hola@puente.example>',
      to: ['clara@example.com'],
      subject: letter.subject,
      text: expect.stringContaining('Hola, Clara.'),
      html: expect.stringContaining('<p>Hola, Clara.</p>'),
      headers: {
        'message-id': '<booking.confirmed.0.client.1234@puente.example>',
        'auto-submitted': 'auto-generated',
        'reply-to': 'ayuda@puente.example',
      },
    });
  });

  it('carries an invitation that calendars understand', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await mail.send({ ...letter, calendar: { method: 'CANCEL', content } });
    const { attachments } = await inbox();
    const parts = attachments.map((part) => part.contentType);
    expect(parts).toContain('text/calendar');
    expect(attachments.some((part) => part.method === 'CANCEL')).toBe(true);
    expect(attachments.some((part) => part.filename === 'invite.ics')).toBe(true);
  });

  it('fails loudly when the server refuses it, so that it is tried again', async () => {
    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'smtp', kind: 'fail' }),
    });
    await expect(mail.send(letter)).rejects.toThrow('451');
    await expect(mail.send(letter)).resolves.toBeUndefined();
  });
});
