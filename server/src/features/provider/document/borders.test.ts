import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { type Part, sendForm } from '../../../../test/uploads.ts';

let t: TestApp;
let expert: SignedIn & { id: string };
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
});
afterAll(() => t.stop());

const path = '/api/provider/document';
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
const send = (who: SignedIn, parts: readonly Part[], fields: Record<string, string> = {}) =>
  sendForm(t, path, parts, { token: who.token, fields });
const kept = async (who: SignedIn) =>
  (await t.call('GET', path, undefined, { token: who.token })).body.document;
const download = async (who: SignedIn, of = `${path}/file`) => {
  const reply = await fetch(`${t.url}${of}`, { headers: { authorization: `Bearer ${who.token}` } });
  return {
    status: reply.status,
    headers: reply.headers,
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
};

describe('a document of exactly its limit', () => {
  const ofSize = (bytes: number) =>
    Buffer.concat([Buffer.from(pdf), Buffer.alloc(bytes - pdf.length, 32)]);

  test('is kept whole, and one byte more is refused and leaves it', async () => {
    const limit = 10_000_000;
    const fits = await send(expert, [{ bytes: ofSize(limit), name: 'a.pdf' }]);
    expect([fits.status, fits.body.bytes]).toEqual([200, limit]);
    const over = await send(expert, [{ bytes: ofSize(limit + 1), name: 'b.pdf' }]);
    expect([over.status, over.body.errorCode]).toEqual([413, 'too-large']);
    expect(await kept(expert)).toMatchObject({ kind: 'pdf', bytes: limit });
    expect((await download(expert)).bytes).toHaveLength(limit);
  });
});

describe('a file under the name of a document', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, string | Buffer]>([
    ['a page with a script', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', svg],
    ['a script of a shell', '#!/bin/sh\nrm -rf /\n'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a program of Linux', Buffer.from('7f454c460201010000000000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['nothing at all', ''],
  ])('%s is refused, or can only be saved', async (_, bytes) => {
    const person = await t.signIn();
    const reply = await send(person, [{ bytes, name: 'title.pdf', type: 'application/pdf' }]);
    if (reply.status !== 200) {
      expect([400, 415]).toContain(reply.status);
      expect(await kept(person)).toBeNull();
      return;
    }
    // Words that say of themselves what they are stay words: nobody’s browser runs them.
    const { headers } = await download(person);
    expect(reply.body.kind).toBe('txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is called by us, whatever its sender calls it', async () => {
    for (const name of [
      '../../etc/passwd',
      'a"; filename="evil.exe',
      'título 💥.pdf',
      '\r\nX: y.pdf',
    ]) {
      expect((await send(expert, [{ bytes: pdf, name }])).status, name).toBe(200);
      const { headers } = await download(expert);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
      expect(headers.get('x')).toBeNull();
    }
  });
});

const elevenFields = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, 'x']));

describe('a form with a document', () => {
  test.each<[string, Part[], Record<string, string>]>([
    ['two files', [{ bytes: pdf }, { bytes: pdf }], {}],
    ['no file', [], { note: 'nothing here' }],
    ['eleven fields', [{ bytes: pdf }], elevenFields],
  ])('of %s is refused, and what was kept stays', async (_, parts, fields) => {
    await send(expert, [{ bytes: pdf, name: 'kept.pdf' }]);
    const reply = await send(expert, parts, fields);
    expect([400, 413]).toContain(reply.status);
    expect(await kept(expert)).toMatchObject({ kind: 'pdf', bytes: pdf.length });
  });

  test('that claims another sender is refused, in a field and in the address', async () => {
    const other = await t.provider();
    await send(other, [{ bytes: pdf }]);
    const inField = await send(expert, [{ bytes: 'stolen words' }], { userId: other.id });
    expect([inField.status, inField.body.errorCode]).toEqual([403, 'identity-mismatch']);
    const inAddress = await sendForm(
      t,
      `${path}?userId=${other.id}`,
      [{ bytes: 'stolen' }],
      expert,
    );
    expect(inAddress.status).toBe(403);
    expect(await kept(other)).toMatchObject({ kind: 'pdf' });
  });

  test('of two at once leaves one document, whole', async () => {
    const texts = ['Licenciada en psicología, 1998', 'Licenciado en derecho, 2004, y notario'];
    const replies = await Promise.all(
      texts.map((bytes) => send(expert, [{ bytes, name: 'a.txt' }])),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(texts).toContain((await download(expert)).bytes.toString());
    expect(await kept(expert)).toMatchObject({ kind: 'txt' });
  });
});

describe('a picture that is asked for', () => {
  test('comes without the right to run, be sniffed or be framed, to anybody', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#345' },
    })
      .png()
      .toBuffer();
    const sent = await sendForm(t, '/api/profile-picture', [{ bytes }], expert);
    const reply = await fetch(`${t.url}${sent.body.url}`);
    await reply.arrayBuffer();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^image\//);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    '/media/../data.db',
    '/media/%2e%2e%2fdata.db',
    '/media/..%5c..%5cpackage.json',
    '/media/portraits/../../package.json',
    '/media/portraits/',
    '/media/',
    '/media/.hidden',
  ])('%s is none', async (odd) => {
    const { statusCode, body } = await t.app.inject({ method: 'GET', url: odd });
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/"name"|"dependencies"/);
  });
});
