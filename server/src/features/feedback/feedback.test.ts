import { errorCatalogue } from '@puente/contract/errors';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const operator = 'operator@puente.example';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { FEEDBACK_TO: operator });
});
afterAll(() => t.stop());

let callers = 0;
function send(body: unknown, options: { token?: string; from?: string } = {}) {
  callers += 1;
  return t.call('POST /api/feedback', {
    unchecked: body,
    ...(options.token ? { token: options.token } : {}),
    headers: {
      'x-forwarded-for': options.from ?? `10.8.0.${callers}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
}
function kept(text: string) {
  return t.context.db.selectFrom('feedback').selectAll().where('text', '=', text).execute();
}
const idea = { feedbackType: 'idea', feedbackText: 'More evenings, please' };

const both = ['feedbackType', 'feedbackText'];

describe('feedback', () => {
  test.each(['bug', 'idea', 'thanks', 'payment'])('about %s is kept', async (feedbackType) => {
    const text = `what I think of ${feedbackType}`;
    const reply = await send({ feedbackType, feedbackText: `  ${text} `, userName: ' Inés ' });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(await kept(text)).toMatchObject([
      { type: feedbackType, user_name: 'Inés', user_id: null },
    ]);
  });

  test.each([undefined, null, '', '  '])('without a name (%j) is from Anonymous', async (name) => {
    const feedbackText = `nameless ${callers}`;
    await send({ ...idea, feedbackText, userName: name });
    expect(await kept(feedbackText)).toMatchObject([{ user_name: 'Anonymous' }]);
  });

  test('of somebody signed in is kept with who it is', async () => {
    const me = await t.signIn();
    await send({ ...idea, feedbackText: 'signed' }, { token: me.token });
    expect(await kept('signed')).toMatchObject([{ user_id: me.userId, user_name: 'Anonymous' }]);
  });

  test('that gets words later is one entry and one mail, its author’s alone', async () => {
    const [me, other] = [await t.signIn(), await t.signIn()];
    const feedbackId = crypto.randomUUID();
    const rating = { feedbackType: 'thanks', feedbackText: 'rated well', feedbackId };
    const words = { ...rating, feedbackText: 'rated well\nslept again' };
    await send(rating, { token: me.token });
    expect(
      (await send({ ...words, feedbackText: 'not mine' }, { token: other.token })).status,
    ).toBe(400);
    expect((await send(words, { token: me.token })).status).toBe(200);
    const rows = t.context.db.selectFrom('feedback').select(['text', 'user_id']);
    expect(await rows.where('id', '=', feedbackId).execute()).toEqual([
      { text: words.feedbackText, user_id: me.userId },
    ]);
    const { rows: jobs } = await t.pool.query(
      'select key from graphile_worker.jobs where key = $1 and run_at > now()',
      [`feedback.mail:${feedbackId}`],
    );
    expect(jobs).toHaveLength(1);
    // A visitor owns nothing that could be replaced.
    expect((await send({ ...idea, feedbackText: 'of nobody', feedbackId })).status).toBe(200);
    expect(await kept('of nobody')).toHaveLength(1);
  });

  test.each([
    [undefined, both],
    [null, both],
    [[], both],
    ['"text"', both],
    [{}, both],
    [{ feedbackType: 'bug' }, ['feedbackText']],
    [{ feedbackText: 'x' }, ['feedbackType']],
    [{ feedbackType: 'bug', feedbackText: '  ' }, ['feedbackText']],
    [{ feedbackType: 'rant', feedbackText: 'x' }, ['feedbackType']],
    [{ feedbackType: ['bug'], feedbackText: 'x' }, ['feedbackType']],
    [{ feedbackType: 'bug', feedbackText: 7 }, ['feedbackText']],
  ])('is refused in the exact words for %j', async (body, paths) => {
    expect(await send(body === null ? 'null' : body)).toMatchObject({
      status: 400,
      body: {
        error: 'Invalid feedback data',
        message: 'feedbackType and feedbackText are required',
        errorCode: 'feedback-invalid',
        fields: paths.map((path) => ({ path })),
      },
    });
    expect(errorCatalogue['feedback-invalid'][0]).toBe(400);
  });

  test.each([
    ['feedbackText', { feedbackText: 'x'.repeat(policy.feedback.textMaxLength + 1) }],
    ['userName', { userName: 'x'.repeat(policy.feedback.nameMaxLength + 1) }],
    ['userName', { userName: 7 }],
    ['feedbackId', { feedbackId: 'mine' }],
  ])('names the field that is too long or no text: %s', async (path, change) => {
    expect(await send({ ...idea, ...change })).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid-input', fields: [{ path }] },
    });
  });

  test('may be as long as promised', async () => {
    const feedbackText = 'x'.repeat(policy.feedback.textMaxLength);
    expect((await send({ ...idea, feedbackText })).status).toBe(200);
  });

  test('is taken ten times a minute from one address', async () => {
    const statuses = [];
    for (let time = 0; time <= policy.feedback.perMinute; time += 1)
      statuses.push((await send(idea, { from: '10.8.9.9' })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('the operator', () => {
  const mails = async () => {
    const path = `/sandbox/mails?to=${encodeURIComponent(operator)}`;
    type Mail = { subject: string; text: string; html: string };
    return (await t.sandboxGet<{ mails: Mail[] }>(path)).mails;
  };

  test('gets a mail with the text as it was written, as text and not as a page', async () => {
    await send({ feedbackType: 'bug', feedbackText: '<b>bold</b> claim', userName: '<i>Eva' });
    await t.drain();
    const mail = (await mails()).find(({ text }) => text.includes('bold'));
    expect(mail?.subject).toBe('Feedback: a problem');
    expect(mail?.text).toContain('<i>Eva');
    expect(mail?.text).toMatch(/When: \w{3} \d+ \w+ \d{4}, \d\d:\d\d \(UTC\)/);
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt; claim');
  });

  test('gets it later when the mail server rests', async () => {
    await t.drain();
    await t.sandboxPost('/sandbox/faults', { service: 'smtp', kind: 'fail' });
    await send({ ...idea, feedbackText: 'waits for the mail' });
    await t.drain();
    const arrived = async () =>
      (await mails()).filter(({ text }) => text.includes('waits for the mail')).length;
    expect(await arrived()).toBe(0);
    // The mail server may hang up after its refusal: then the next try is the one that works.
    for (let tries = 0; tries < 3 && (await arrived()) === 0; tries += 1) {
      await t.pool.query('update graphile_worker._private_jobs set run_at = now()');
      await t.drain();
    }
    expect(await arrived()).toBe(1);
  });
});
