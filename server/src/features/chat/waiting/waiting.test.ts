import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { profileBody, type SignedIn } from '../../../../test/people.ts';
import { lookForExpert, sendFoundMail } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.provider();
});
afterAll(() => t.stop());

const plain = 'I work with care, I listen first, and I have done this for more than ten years now.';
const blank = { career: plain, uniqueValue: plain, challengeStory: plain };

const beekeeper = {
  ...blank,
  name: 'Berta',
  lastName: 'Paz',
  expertise: 'Beekeeping: hives, swarms and honey',
  expertiseTranslated: 'Apicultura: colmenas, enjambres y miel',
  aboutMe:
    'I keep bees since I was a child and teach beekeeping to people who want their first hive at home.',
  idealClient: 'Beginners in beekeeping who want a first hive and are afraid to lose the swarm.',
};
const bees = 'I want to start beekeeping with a hive';

let people = 0;
/** Somebody with an address of their own; `null` for none. */
async function person(email?: string | null): Promise<SignedIn & { email: string }> {
  people += 1;
  const own = email === undefined ? `waiting-${people}@example.org` : email;
  const who = await t.signIn();
  if (own !== null)
    await t.call('PUT /api/profile', { body: { name: 'Clara', email: own }, ...who });
  return { ...who, email: own ?? '' };
}

/** A person asks for a thing that nobody else in this file asks for. */
function wait(who: SignedIn, goal: string, more: object = {}) {
  return t.call('POST /api/worker/waiting', { body: { goal, ...more }, ...who });
}
const list = async (who: SignedIn) => (await t.call('GET /api/worker/waiting', who)).body.goals;

type Mail = { subject: string; text: string; html: string };
async function mailsTo({ email }: { email: string }): Promise<Mail[]> {
  const path = `/sandbox/mails?to=${encodeURIComponent(email)}`;
  return (await t.sandboxGet<{ mails: Mail[] }>(path)).mails;
}
const tokenIn = ({ text }: Mail): string => /#stop=([\w-]+)/.exec(text)?.[1] ?? '';

/** Verified experts whose profile others replace: nobody in a test meets the one before. */
function change(expert: SignedIn, profile: object) {
  return t.call('PUT /worker/profile', { unchecked: { ...profileBody, ...profile }, ...expert });
}

/** The beekeeper comes, is told of, and turns to public speaking again. */
async function untilBeekeeper(during: (expert: SignedIn & { id: string }) => Promise<void>) {
  const expert = await t.provider({ profile: beekeeper });
  await t.drain();
  try {
    await during(expert);
  } finally {
    await change(expert, {});
    await t.drain();
  }
}

describe('an answer that found no one', () => {
  test.each([
    [bees, 'en'],
    ['quiero empezar con una colmena y aprender apicultura', 'es'],
  ] as const)('offers to be told when someone comes: "%s"', async (query, language) => {
    const { body } = await t.call('POST /api/worker/suggestions', { body: { query, language } });
    expect(body.kind).toBe('nobody');
    expect(body.actions).toContainEqual({ kind: 'wait', goal: query, language, partnerId: null });
  });

  test('offers it not beside help lines, nor when only a wish stands in the way', async () => {
    const ask = async (query: string) =>
      (await t.call('POST /api/worker/suggestions', { body: { query, language: 'en' } })).body;
    const hurt = await ask('my partner hits me and I want a hive of bees');
    expect(hurt.emergencyLines.length).toBeGreaterThan(0);
    const dear = await ask('I freeze when I speak in public, for at most $1');
    expect(dear.kind).toBe('nobody');
    for (const { actions = [] } of [hurt, dear])
      expect(actions.filter(({ kind }) => kind === 'wait')).toEqual([]);
  });
});

describe('a goal that waits', () => {
  test('is kept once, however often and however it is written', async () => {
    const me = await person();
    const same = [bees, `${bees}.`, bees.toUpperCase(), bees, ` ${bees} `];
    const replies = await Promise.all(same.map((goal) => wait(me, goal)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(me)).toMatchObject([{ language: 'en', expert: null }]);
    const days = Temporal.Instant.from(replies[0]?.body.until ?? '')
      .since(t.context.clock.now())
      .total('hours');
    expect(Math.round(days / 24)).toBe(policy.waiting.days);
  });

  test('is one of ten at most, also when the last two come at once', async () => {
    const me = await person();
    for (let at = 1; at < policy.waiting.maxOpen; at += 1)
      expect((await wait(me, `${bees} number ${at}`)).status).toBe(200);
    const last = await Promise.all([wait(me, `${bees} here`), wait(me, `${bees} there`)]);
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'waiting-limit-reached',
    });
    const [first] = await list(me);
    await t.call('DELETE /api/worker/waiting/:id', { params: { id: first?.id ?? '' }, ...me });
    expect((await wait(me, `${bees} elsewhere`)).status).toBe(200);
  });

  test('is seen and taken back by its person alone', async () => {
    const [me, other] = [await person(), await person()];
    const { id } = (await wait(me, bees)).body;
    expect(await list(other)).toEqual([]);
    const remove = (who: SignedIn) =>
      t.call('DELETE /api/worker/waiting/:id', { params: { id }, ...who });
    expect(await remove(other)).toMatchObject({ status: 404, body: { errorCode: 'not-found' } });
    expect((await remove(me)).status).toBe(200);
    expect((await remove(me)).status).toBe(404);
    expect(await list(me)).toEqual([]);
  });

  test.each([[{ goal: ' ' }], [{ goal: 'x'.repeat(2001) }], [{ goal: bees, language: 'de' }]])(
    'is refused where it is none: %j',
    async (body) => {
      const me = await person();
      expect((await t.call('POST /api/worker/waiting', { unchecked: body, ...me })).status).toBe(
        400,
      );
    },
  );

  test('is refused for a partner that does not exist, or for what someone does', async () => {
    const me = await person();
    const partnerId = '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0';
    expect((await wait(me, bees, { partnerId })).body).toMatchObject({ errorCode: 'not-found' });
    expect(await wait(me, 'I freeze when I have to speak in public')).toMatchObject({
      status: 409,
      body: { errorCode: 'expert-there' },
    });
  });

  test('ends by itself after half a year', async () => {
    const me = await person();
    await wait(me, bees);
    await t.advance(`P${policy.waiting.days}DT1H`);
    expect(await list(await t.signIn(me.phone))).toEqual([]);
    const rows = await t.context.db
      .selectFrom('waiting_goals')
      .select('id')
      .where('user_id', '=', me.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('when an expert comes', () => {
  test('each person is told by one mail in their language, whatever language they asked in', async () => {
    const [me, ella] = [await person(), await person()];
    await t.call('PUT /api/profile', { body: { language: 'es' }, ...ella });
    await wait(me, bees);
    await wait(ella, bees);
    await untilBeekeeper(async (expert) => {
      const [mail] = await mailsTo(me);
      expect(mail?.subject).toBe('Berta Paz can help with what you were looking for');
      expect(mail?.text).toContain(`/expert/${expert.id}`);
      expect((await mailsTo(ella))[0]?.subject).toBe(
        'Berta Paz puede ayudarte con lo que buscabas',
      );
      // What was looked for is nobody else's business.
      for (const one of [...(await mailsTo(me)), ...(await mailsTo(ella))])
        expect(`${one.subject} ${one.text}`).not.toContain(bees);
      expect(await list(me)).toMatchObject([
        { expert: { id: expert.id, name: 'Berta', lastName: 'Paz' } },
      ]);
      await change(expert, { ...beekeeper, aboutMe: `${beekeeper.aboutMe} And honey.` });
      await t.drain();
      expect(await mailsTo(me)).toHaveLength(1);
      expect(await mailsTo(ella)).toHaveLength(1);
    });
  });

  test('one mail goes, also when several processes look and send at the same time', async () => {
    const me = await person();
    const { id: goalId } = (await wait(me, bees)).body;
    await untilBeekeeper(async ({ id: providerId }) => {
      await Promise.all([1, 2, 3].map(() => lookForExpert(t.context, { providerId })));
      await sendFoundMail(t.context, { goalId });
      await t.drain();
      expect(await mailsTo(me)).toHaveLength(1);
    });
  });

  test('who only comes near, is not verified, or waits themselves is not told of', async () => {
    const me = await person();
    await wait(me, bees);
    await t.provider({ isVerified: false, profile: beekeeper });
    const own = await t.provider({ profile: { name: 'Own' } });
    await t.call('PUT /api/profile', { body: { email: 'own-hive@example.org' }, ...own });
    await wait(own, `${bees} of my own`);
    await t.drain();
    expect(await mailsTo(me)).toEqual([]);
    await change(own, beekeeper);
    await t.drain();
    expect(await mailsTo(me)).toHaveLength(1);
    expect(await mailsTo({ email: 'own-hive@example.org' })).toEqual([]);
    await change(own, {});
    await t.drain();
  });

  test('a goal of a partner is told experts of that partner alone', async () => {
    const me = await person();
    const { partnerId, partnerSlug, token } = await t.manager();
    await wait(me, bees, { partnerId });
    await untilBeekeeper(async () => {
      expect(await mailsTo(me)).toEqual([]);
      expect(await list(me)).toMatchObject([{ expert: null }]);
    });
    // One of its own comes: the mail is in the name in which was asked (face-4).
    const own = await t.provider({ profile: { ...beekeeper, partnerId }, isVerified: false });
    await t.call('POST /api/partner/providers/:id/verify', {
      params: { id: own.id },
      body: {},
      token,
    });
    await t.drain();
    const [mail, ...others] = await mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('A partner, on Puente');
    expect(mail?.html).toContain(`/?pId=${partnerSlug}`);
    await change(own, {});
    await t.drain();
  });

  test('who has no address finds the expert in the list', async () => {
    const me = await person(null);
    await wait(me, bees);
    await untilBeekeeper(async ({ id }) => {
      expect(await list(me)).toMatchObject([{ expert: { id } }]);
    });
  });

  test('and is gone again before the mail goes, the goal waits on', async () => {
    const me = await person();
    const expert = await t.provider();
    await t.drain();
    const { id: goalId } = (await wait(me, bees)).body;
    await t.drain();
    await change(expert, beekeeper);
    await lookForExpert(t.context, { providerId: expert.id });
    expect(await list(me)).toMatchObject([{ expert: { id: expert.id } }]);
    await change(expert, {});
    await sendFoundMail(t.context, { goalId });
    await t.drain();
    expect(await mailsTo(me)).toEqual([]);
    expect(await list(me)).toMatchObject([{ id: goalId, expert: null }]);
  });
});

describe('the link of the mail', () => {
  test('says how many goals wait and changes nothing until it is told to stop', async () => {
    const me = await person();
    await wait(me, bees);
    await wait(me, 'my gearbox makes a grinding noise');
    await untilBeekeeper(async () => {
      const [mail] = await mailsTo(me);
      const body = { token: mail ? tokenIn(mail) : '' };
      const read = () => t.call('POST /api/worker/waiting/link', { body });
      expect((await read()).body).toEqual({ waiting: 1 });
      expect((await read()).body).toEqual({ waiting: 1 });
      expect(await list(me)).toHaveLength(2);
      expect((await t.call('POST /api/worker/waiting/stop', { body })).body).toEqual({
        stopped: 1,
      });
      expect((await t.call('POST /api/worker/waiting/stop', { body })).body).toEqual({
        stopped: 0,
      });
      // The expert who came stays in the list.
      expect(await list(me)).toHaveLength(1);
    });
  });

  test('is refused when it was never sent', async () => {
    const body = { token: 'x'.repeat(43) };
    for (const name of ['link', 'stop'] as const)
      expect(await t.call(`POST /api/worker/waiting/${name}`, { body })).toMatchObject({
        status: 400,
        body: { errorCode: 'link-invalid' },
      });
  });
});

describe('as personal data', () => {
  test('goals are exported, and forgotten with the account, links included', async () => {
    const me = await person();
    await wait(me, bees);
    await untilBeekeeper(async () => {
      await wait(me, 'my gearbox makes a grinding noise');
      const { body } = await t.call('GET /api/profile/export', me);
      expect(body).toMatchObject({ waiting: [{ expert: null }, { goal: bees }] });
      const gone = await t.call('DELETE /api/profile', { body: { confirmed: true }, ...me });
      expect(gone.status).toBe(200);
      for (const table of ['waiting_goals', 'waiting_links'] as const) {
        const rows = t.context.db.selectFrom(table).select('user_id');
        expect(await rows.where('user_id', '=', me.userId).execute()).toEqual([]);
      }
    });
  });
});
