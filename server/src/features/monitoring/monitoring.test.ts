import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startSentrySink } from '../../../test/sentry-sink.ts';

let t: TestApp;
let sink: Awaited<ReturnType<typeof startSentrySink>>;
beforeAll(async () => {
  sink = await startSentrySink();
  t = await startTestApp(undefined, { SENTRY_DSN: sink.dsn });
});
afterAll(async () => {
  await t.stop();
  await sink.stop();
});

let callers = 0;
/** From another address each time, unless one is given: limits are by address. */
function report(body: unknown, options: { token?: string; from?: string } = {}) {
  callers += 1;
  const from = options.from ?? `10.7.${Math.floor(callers / 200)}.${(callers % 200) + 1}`;
  return t.call('POST /api/error-monitoring', {
    unchecked: body,
    ...(options.token ? { token: options.token } : {}),
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
  });
}
function crash(message: string) {
  return {
    timestamp: '2026-11-21T10:00:00Z',
    error: { name: 'TypeError', message },
  };
}
async function kept(message: string) {
  const rows = await t.context.db.selectFrom('crash_reports').selectAll().execute();
  return rows.filter((row) => JSON.stringify(row.report).includes(message));
}

describe('a page that broke', () => {
  test('is kept once, however often it is told, and counted', async () => {
    const first = await report(crash('told thrice'));
    expect(first).toMatchObject({ status: 202, body: { received: true } });
    expect(first.body.reportId).toMatch(/^[0-9a-f]{12}$/);
    await report(crash('told thrice'));
    const third = await report(crash('told thrice'));
    expect(third.body.reportId).toBe(first.body.reportId);
    const rows = await kept('told thrice');
    expect(rows).toMatchObject([{ count: 3 }]);
    expect(rows[0]?.fingerprint.toString('hex')).toContain(first.body.reportId);
  });

  test('is counted rightly when many tell it at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => report(crash('told at once'))));
    expect(await kept('told at once')).toMatchObject([{ count: 12 }]);
  });

  test('is kept without tokens, codes, phones and who it was', async () => {
    const me = await t.signIn();
    await report(
      {
        ...crash(`secretive: ${me.phone}, Bearer ${me.token}, code 123456`),
        url: `http://localhost/?authToken=${me.token}&phone=${encodeURIComponent(me.phone)}`,
        bookingContext: { step: 'pay', phone: me.phone },
      },
      { token: me.token },
    );
    const [row] = await kept('secretive');
    const text = JSON.stringify(row);
    for (const secret of [me.token, me.phone.slice(1), me.userId, '123456'])
      expect(text).not.toContain(secret);
    expect(row?.report).toMatchObject({ bookingContext: { step: 'pay', phone: '[hidden]' } });
  });

  test('is heard from a page whose session has ended, and from one that has another shape', async () => {
    expect((await report(crash('told too late'), { token: 'ended' })).status).toBe(202);
    expect(await kept('told too late')).toHaveLength(1);
    const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`;
    const odd = `{"error":{"message":"told oddly","stack":"${'s '.repeat(4500)}"},"deviceInfo":{"deep":${deep}}}`;
    expect((await report(odd)).status).toBe(202);
    const [row] = await kept('told oddly');
    expect(row?.report).toMatchObject({ error: { name: 'Error' } });
    await report({ message: 'told without an object', stack: 'at f (app.js:1:2)' });
    expect((await kept('told without an object'))[0]?.report).toMatchObject({
      error: { message: 'told without an object', stack: 'at f (app.js:1:2)' },
    });
  });

  test('is refused over 32 kB, as the bytes come', async () => {
    const { reportMaxBytes } = policy.crash;
    const most = { ...crash('large'), userAgent: 'x'.repeat(7000), path: 'x'.repeat(7000) };
    const full = JSON.stringify({ ...most, url: 'x'.repeat(7000), componentStack: '' });
    const room = 'y'.repeat(policy.crash.textMaxLength - 1);
    const padded = (bytes: number) => full + ' '.repeat(bytes - full.length);
    expect(full.length + room.length).toBeLessThan(reportMaxBytes);
    expect((await report(padded(reportMaxBytes))).status).toBe(202);
    const refused = { status: 413, body: { errorCode: 'too-large' } };
    expect(await report(padded(reportMaxBytes + 1))).toMatchObject(refused);
    // Without a length in front, so that only counting what comes can tell.
    const streamed = await fetch(`${t.url}/api/error-monitoring`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([padded(reportMaxBytes + 1)]).stream(),
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
  });

  test('is heard ten times a minute from one address', async () => {
    const replies = [];
    for (let time = 0; time <= policy.crash.perMinute; time += 1)
      replies.push(await report(crash('flood'), { from: '10.9.9.9' }));
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429]);
    expect(replies.at(-1)?.body.errorCode).toBe('too-many-requests');
    expect(replies.at(-1)?.headers['retry-after']).toBeDefined();
  });

  test.each([
    [{}],
    [{ timestamp: '2026-11-21T10:00:00Z', error: null, stack: 'what broke is missing' }],
    [{ ...crash('x'), error: 7 }],
    [{ ...crash('x'), url: {} }],
    [[]],
  ])('is refused when it is no report: %#', async (body) => {
    expect(await report(body)).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid-input' },
    });
  });
});

describe('what was reported', () => {
  test('goes on to Sentry, once for each crash that waits, without secrets', async () => {
    await t.drain();
    const before = sink.received.length;
    await report(crash('for sentry: +56912345678'));
    await report(crash('for sentry: +56912345678'));
    await t.drain();
    const sent = sink.received.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.event.contexts['crash']).toMatchObject({ count: 2 });
    expect(sent[0]?.text).toContain('for sentry');
    expect(sent[0]?.text).not.toContain('56912345678');
  });

  test('is not lost when Sentry fails: it stays here and is sent later', async () => {
    sink.answerWith(503);
    await report(crash('sentry is down'));
    await t.drain();
    expect(await kept('sentry is down')).toHaveLength(1);
    sink.answerWith(200);
    await t.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await t.drain();
    expect(sink.received.some(({ text }) => text.includes('sentry is down'))).toBe(true);
  });

  test('is forgotten thirty days after it was last heard of', async () => {
    await report(crash('goes away'));
    await report(crash('comes again'));
    await t.advance('P20D');
    await report(crash('comes again'));
    await t.advance('P9DT23H');
    expect(await kept('goes away')).toHaveLength(1);
    await t.advance('PT2H');
    expect(await kept('goes away')).toHaveLength(0);
    expect(await kept('comes again')).toHaveLength(1);
  });
});
