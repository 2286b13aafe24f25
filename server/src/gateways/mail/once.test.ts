import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { Db } from '../../db/connection.ts';
import { DatabaseUnavailable } from '../../db/outage.ts';
import { newId } from '../../lib/ids.ts';
import { sendOnce } from './once.ts';
import type { Mail } from './port.ts';
import { createSmtpMail } from './smtp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

function letter(): Mail {
  return {
    to: `${newId()}@example.com`,
    subject: 'Confirmed',
    text: 'See you.',
    html: '<p>See you.</p>',
    messageId: `booking.confirmed.0.client.${newId()}`,
  };
}

/** As each process has it. */
function mailOf(db: Db = t.context.db) {
  const { gateways } = t.context.config;
  return sendOnce({ db, clock: t.context.clock }, createSmtpMail(gateways.mail));
}

async function received({ to }: Mail): Promise<number> {
  return (await t.sandboxGet<{ mails: unknown[] }>(`/sandbox/mails?to=${to}`)).mails.length;
}

describe('a mail whose job runs again', () => {
  it('is not sent again when the mail server took it, whoever sent it', async () => {
    const mail = letter();
    await mailOf().send(mail);
    await mailOf().send(mail);
    await t.context.mail.send(mail);
    expect(await received(mail)).toBe(1);
  });

  it('is not sent again when the database was away after it was taken', async () => {
    const mail = letter();
    let isAway = true;
    const plugin = {
      transformQuery: ({ node }: { node: { kind: string } }) => {
        if (isAway && node.kind === 'InsertQueryNode')
          throw new DatabaseUnavailable(new Error('gone'));
        return node as never;
      },
      transformResult: async ({ result }: { result: never }) => result,
    };
    const gateway = mailOf(t.context.db.withPlugin(plugin as never));
    await expect(gateway.send(mail)).rejects.toBeInstanceOf(DatabaseUnavailable);
    isAway = false;
    await gateway.send(mail);
    expect(await received(mail)).toBe(1);
    // It is written down now, for every process.
    await mailOf().send(mail);
    expect(await received(mail)).toBe(1);
  });

  it('is sent again when the mail server refused it', async () => {
    const mail = letter();
    await t.sandboxPost('/sandbox/faults', { service: 'smtp', kind: 'fail' });
    await expect(mailOf().send(mail)).rejects.toThrow('451');
    await mailOf().send(mail);
    expect(await received(mail)).toBe(1);
  });
});
