import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { sendForm } from '../../../../test/uploads.ts';
import { documentKind } from './rules.ts';
import { removeDecidedDocuments } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
});
afterAll(() => t.stop());

const path = '/api/provider/document';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const word = Buffer.concat([
  compound,
  Buffer.alloc(600),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(100),
]);

function send({ token }: SignedIn, bytes: Buffer | string, name = 'title.pdf') {
  return sendForm(t, path, [{ bytes, name, type: 'application/pdf' }], { token });
}
async function download({ token }: SignedIn, of = `${path}/file`) {
  const reply = await fetch(`${t.url}${of}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
const own = (person: SignedIn) => t.call('GET', path, undefined, { token: person.token });

describe('the kind of a document', () => {
  const made = [
    ['pdf', pdf, 'pdf', 'pdf'],
    ['docx', Buffer.from('PK'), 'docx', 'docx'],
    ['an old Word file', word, 'cfb', 'doc'],
    ['an installer, which begins as Word does', compound, 'cfb', null],
    ['a document with macros', Buffer.from('PK'), 'docm', null],
    ['an archive', Buffer.from('PK'), 'zip', null],
    ['a program', Buffer.from('MZ'), 'exe', null],
    ['a picture', pdf, 'png', null],
    [
      'a text',
      Buffer.from('Licenciada en psicología, ñandú 1998\r\n\tReg. 4.711'),
      undefined,
      'txt',
    ],
    ['a text with a zero in it', Buffer.from('a\0b'), undefined, null],
    ['bytes that are no UTF-8', Buffer.from([0xc3, 0x28, 0x61]), undefined, null],
    ['blank paper', Buffer.from(' \n \n'), undefined, null],
  ] as const;
  test.each(made)('of %s follows from its content', (_, bytes, found, kind) => {
    expect(documentKind(bytes, found)).toBe(kind);
  });
});

describe('a supporting document', () => {
  test('is kept as it is, and only ever downloaded', async () => {
    const person = await t.signIn();
    expect((await own(person)).body).toEqual({ document: null });
    expect((await download(person)).status).toBe(404);
    const { status, body } = await send(person, pdf, 'x.html');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'pdf', bytes: pdf.length, decidedAt: null });
    expect((await own(person)).body.document).toEqual(body);
    const { headers, text } = await download(person);
    expect(text).toBe(pdf.toString());
    expect(headers.get('content-disposition')).toBe('attachment; filename="document.pdf"');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['an installer', Buffer.concat([compound, Buffer.alloc(800)])],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['bytes of no kind', Buffer.from([0, 1, 2, 3])],
  ])('called title.pdf is refused when it is %s, and what was kept stays', async (_, bytes) => {
    const person = await t.signIn();
    await send(person, 'A title of 1998');
    const { status, body } = await send(person, bytes);
    expect([status, body.errorCode]).toEqual([415, 'unsupported-type']);
    expect((await download(person)).text).toBe('A title of 1998');
  });

  test('has ten megabytes at most', async () => {
    const person = await t.signIn();
    const most = Buffer.alloc(policy.upload.documentMaxBytes, 'x');
    expect((await send(person, most)).body).toMatchObject({ kind: 'txt', bytes: most.length });
    const more = await send(person, Buffer.concat([most, Buffer.from('x')]));
    expect([more.status, more.body.errorCode]).toEqual([413, 'too-large']);
  });

  test('is one: the next replaces it, and its file goes', async () => {
    const person = await t.signIn();
    await send(person, 'first');
    const { file_name: before } = await t.context.db
      .selectFrom('provider_documents')
      .select('file_name')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    await Promise.all([send(person, 'second'), send(person, 'third'), send(person, 'fourth')]);
    await t.drain();
    expect(await t.context.storage.get(before)).toBeNull();
    expect(['second', 'third', 'fourth']).toContain((await download(person)).text);
    const { rows } = await t.pool.query('select name from unclaimed_files');
    expect(rows).toEqual([]);
  });

  test('is taken back by its owner, twice as well', async () => {
    const person = await t.signIn();
    await send(person, pdf);
    for (const _ of [1, 2]) {
      const { status } = await t.call('DELETE', path, undefined, { token: person.token });
      expect(status).toBe(200);
    }
    expect((await own(person)).body).toEqual({ document: null });
  });

  test('is nothing to people who are not signed in', async () => {
    for (const [method, at] of [
      ['GET', path],
      ['GET', `${path}/file`],
      ['DELETE', path],
    ] as const)
      expect((await t.call(method, at)).status).toBe(401);
  });

  test('is in what a person exports, and goes with the account', async () => {
    const person = await t.signIn();
    await send(person, pdf);
    const { token } = person;
    const exported = await t.call('GET', '/api/profile/export', undefined, { token });
    expect(exported.body.supportingDocument).toMatchObject({ kind: 'pdf' });
    await t.call('DELETE', '/api/profile', { confirmed: true }, { token });
    await t.drain();
    const { rows } = await t.pool.query('select 1 from provider_documents where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the document of somebody in a group', () => {
  const at = (id: string) => `/api/partner/providers/${id}/document`;

  test('is read by the managers of that group alone', async () => {
    const [boss, other] = [await t.manager(), await t.manager()];
    const expert = await t.provider({
      isVerified: false,
      profile: { partnerId: boss.partnerSlug },
    });
    expect((await download(boss, at(expert.id))).status).toBe(404);
    await send(expert, pdf);
    expect((await download(boss, at(expert.id))).text).toBe(pdf.toString());
    expect((await download(other, at(expert.id))).status).toBe(404);
    expect((await download(expert, at(expert.id))).status).toBe(403);
    const { body } = await t.call('GET', '/api/partner/providers', undefined, {
      token: boss.token,
    });
    expect(body.providers).toMatchObject([{ providerId: expert.id, document: { kind: 'pdf' } }]);
  });

  test('stays readable to who refused by it, and what is sent later does not', async () => {
    const [boss, other] = [await t.manager(), await t.manager()];
    const expert = await t.provider({
      isVerified: false,
      profile: { partnerId: boss.partnerSlug },
    });
    await send(expert, pdf);
    const { body } = await t.call(
      'POST',
      `/api/partner/providers/${expert.id}/remove`,
      { message: 'It names another person.' },
      { token: boss.token },
    );
    expect(body).toMatchObject({ status: 'refused', document: { kind: 'pdf' } });
    expect((await download(boss, at(expert.id))).text).toBe(pdf.toString());
    expect((await download(other, at(expert.id))).status).toBe(404);
    await t.advance('PT1M');
    await send(expert, 'another one');
    expect((await download(boss, at(expert.id))).status).toBe(404);
  });

  test('is deleted 90 days after the decision, not a day before', async () => {
    const boss = await t.manager();
    const expert = await t.provider({
      isVerified: false,
      profile: { partnerId: boss.partnerSlug },
    });
    await send(expert, pdf);
    // Sessions end meanwhile.
    const again = (person: SignedIn) => t.signIn(person.phone);
    await t.advance('P200D');
    await removeDecidedDocuments.run(t.context);
    expect((await own(await again(expert))).body.document).toMatchObject({ decidedAt: null });
    const chief = await again(boss);
    await t.call('POST', `/api/partner/providers/${expert.id}/verify`, undefined, {
      token: chief.token,
    });
    await t.advance('P89DT23H');
    await removeDecidedDocuments.run(t.context);
    expect((await own(await again(expert))).body.document).not.toBeNull();
    await t.advance('PT2H');
    await removeDecidedDocuments.run(t.context);
    expect((await own(await again(expert))).body.document).toBeNull();
  });
});
