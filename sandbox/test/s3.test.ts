import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../src/main.ts';
import { s3Bucket } from '../src/s3/routes.ts';
import { s3Keys } from '../src/s3/signature.ts';
import { call, startForTest } from './support.ts';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) =>
  createHmac('sha256', key).update(content).digest();

type Request = {
  method?: string;
  path?: string;
  body?: string;
  type?: string;
  /** When it was signed. */
  at?: Date;
  /** What is signed, where it is another than what is sent. */
  signed?: { body?: string; path?: string; names?: string[] };
  keys?: typeof s3Keys;
};

/** A request as Amazon's description of Signature Version 4 signs it. */
async function send(sandbox: RunningSandbox, request: Request) {
  const { method = 'GET', path = `/s3/${s3Bucket}/a/b.txt`, body = '', keys = s3Keys } = request;
  const { at = new Date(), signed = {}, type } = request;
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/us-east-1/s3/aws4_request`;
  const names = signed.names ?? ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const headers: Record<string, string> = {
    host: new URL(sandbox.url).host,
    'x-amz-content-sha256': sha256(signed.body ?? body),
    'x-amz-date': time,
  };
  const [address = '', query = ''] = (signed.path ?? path).split('?');
  const canonical = [
    method,
    address,
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let key: Buffer | string = `AWS4${keys.secretAccessKey}`;
  for (const part of [day, 'us-east-1', 's3', 'aws4_request']) key = hmac(key, part);
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, ` +
    `SignedHeaders=${names.join(';')}, Signature=${hmac(key, toSign).toString('hex')}`;
  const response = await fetch(sandbox.url + path, {
    method,
    headers: { ...headers, authorization, ...(type ? { 'content-type': type } : {}) },
    ...(method === 'PUT' ? { body } : {}),
  });
  const text = await response.text();
  const code = /<Code>(.*)<\/Code>/.exec(text)?.[1] ?? null;
  return { status: response.status, headers: response.headers, text, code };
}

const md5 = (content: string) => `"${createHash('md5').update(content).digest('hex')}"`;

describe('an object', () => {
  test('is kept and given as it came, with its type and the tag of its content', async () => {
    const sandbox = await startForTest();
    const content = 'ñandú\u0000\r\n';
    const kept = await send(sandbox, { method: 'PUT', body: content, type: 'image/png' });
    expect(kept.status).toBe(200);
    expect(kept.headers.get('etag')).toBe(md5(content));
    const given = await send(sandbox, {});
    expect(given).toMatchObject({ status: 200, text: content });
    expect(given.headers.get('content-type')).toBe('image/png');
    expect(given.headers.get('etag')).toBe(md5(content));
    const head = await send(sandbox, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(content)));
  });

  test('is replaced by the next one under its name, and no other is', async () => {
    const sandbox = await startForTest();
    const other = `/s3/${s3Bucket}/a/c.txt`;
    await send(sandbox, { method: 'PUT', body: 'one' });
    await send(sandbox, { method: 'PUT', body: 'beside', path: other });
    await send(sandbox, { method: 'PUT', body: 'two' });
    expect((await send(sandbox, {})).text).toBe('two');
    expect((await send(sandbox, { path: other })).text).toBe('beside');
  });

  test('is gone once deleted, and deleting it twice is no failure', async () => {
    const sandbox = await startForTest();
    await send(sandbox, { method: 'PUT', body: 'one' });
    expect((await send(sandbox, { method: 'DELETE' })).status).toBe(204);
    expect((await send(sandbox, { method: 'DELETE' })).status).toBe(204);
    expect(await send(sandbox, {})).toMatchObject({ status: 404, code: 'NoSuchKey' });
  });

  test('without a content is one', async () => {
    const sandbox = await startForTest();
    await send(sandbox, { method: 'PUT', body: '' });
    expect(await send(sandbox, {})).toMatchObject({ status: 200, text: '' });
  });

  test('in another bucket is in none', async () => {
    const sandbox = await startForTest();
    const path = '/s3/other/a.txt';
    for (const method of ['PUT', 'GET'])
      expect(await send(sandbox, { method, path })).toMatchObject({
        status: 404,
        code: 'NoSuchBucket',
      });
  });
});

describe('a signature', () => {
  test('of another secret, key, content or path is refused, and nothing is kept', async () => {
    const sandbox = await startForTest();
    const put: Request = { method: 'PUT', body: 'one' };
    const wrongSecret = { ...put, keys: { ...s3Keys, secretAccessKey: 'guessed' } };
    const wrongKey = { ...put, keys: { ...s3Keys, accessKeyId: 'AKIAOTHER' } };
    const wrongBody = { ...put, signed: { body: 'two' } };
    const wrongPath = { ...put, signed: { path: `/s3/${s3Bucket}/mine.txt` } };
    for (const [request, status, code] of [
      [wrongSecret, 403, 'SignatureDoesNotMatch'],
      [wrongKey, 403, 'InvalidAccessKeyId'],
      [wrongBody, 400, 'XAmzContentSHA256Mismatch'],
      [wrongPath, 403, 'SignatureDoesNotMatch'],
    ] as const)
      expect(await send(sandbox, request)).toMatchObject({ status, code });
    expect((await send(sandbox, {})).code).toBe('NoSuchKey');
  });

  test('must cover the host, the time and the hash of the content', async () => {
    const sandbox = await startForTest();
    const all = ['host', 'x-amz-content-sha256', 'x-amz-date'];
    for (const left of all) {
      const names = all.filter((name) => name !== left);
      const answer = await send(sandbox, { signed: { names } });
      expect(answer, left).toMatchObject({ status: 403, code: 'AccessDenied' });
    }
  });

  test('holds for a quarter of an hour either way', async () => {
    const sandbox = await startForTest();
    const codeAt = async (minutes: number) =>
      (await send(sandbox, { at: new Date(Date.now() + minutes * 60_000) })).code;
    expect(await codeAt(-14)).toBe('NoSuchKey');
    expect(await codeAt(14)).toBe('NoSuchKey');
    expect(await codeAt(-16)).toBe('RequestTimeTooSkewed');
    expect(await codeAt(16)).toBe('RequestTimeTooSkewed');
  });

  test('is asked for: without one, or with one of another kind, nothing is given', async () => {
    const sandbox = await startForTest();
    await send(sandbox, { method: 'PUT', body: 'private' });
    for (const authorization of ['', 'Bearer x', 'AWS4-HMAC-SHA256 Credential=a/b/c']) {
      const response = await fetch(`${sandbox.url}/s3/${s3Bucket}/a/b.txt`, {
        headers: authorization ? { authorization } : {},
      });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('private');
    }
  });

  test('covers the query in the order of its names', async () => {
    const sandbox = await startForTest();
    await send(sandbox, { method: 'PUT', body: 'one' });
    const path = `/s3/${s3Bucket}/a/b.txt`;
    const sent = {
      path: `${path}?x-id=GetObject&a=1`,
      signed: { path: `${path}?a=1&x-id=GetObject` },
    };
    expect((await send(sandbox, sent)).status).toBe(200);
  });
});

test('storage can be told to fail, once and by what is done', async () => {
  const sandbox = await startForTest();
  const fault = { service: 's3', kind: 'fail', operation: 'objects.put' };
  await call(sandbox, '/sandbox/faults', { json: fault });
  expect((await send(sandbox, {})).code).toBe('NoSuchKey');
  expect(await send(sandbox, { method: 'PUT', body: 'one' })).toMatchObject({
    status: 500,
    code: 'InternalError',
  });
  expect((await send(sandbox, {})).code).toBe('NoSuchKey');
  expect((await send(sandbox, { method: 'PUT', body: 'one' })).status).toBe(200);
});
