import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { type Part, sendForm } from '../../../../test/uploads.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.signIn();
});
afterAll(() => t.stop());

const path = '/api/profile-picture';
function send(parts: Part[], fields?: Record<string, string>) {
  return sendForm(t, path, parts, { token: person.token, ...(fields ? { fields } : {}) });
}
async function profile(of: SignedIn = person) {
  return (await t.call('GET /api/profile', { ...of })).body;
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}
function png() {
  return plain(600, 400).png().toBuffer();
}
function fileOf(url: string) {
  return join(t.context.config.dataDir, url);
}
async function fetchBytes(url: string) {
  return Buffer.from(await (await fetch(`${t.url}${url}`)).arrayBuffer());
}

describe('a picture of oneself', () => {
  test('is kept square, small and in one format, and shown to everybody', async () => {
    const { status, body } = await send([{ bytes: await png() }]);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(body.userData.profilePicture).toBe(body.url);
    expect((await profile()).profilePicture).toBe(body.url);
    const reply = await fetch(`${t.url}${body.url}`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const made = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s', async (format) => {
    const bytes = await plain(300, 500).toFormat(format).toBuffer();
    expect((await send([{ bytes }])).status).toBe(200);
  });

  test('may be a drawing, which stays sharp however small it says it is', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">' +
      '<rect width="8" height="16" fill="#000"/><rect x="8" width="8" height="16" fill="#fff"/></svg>';
    const { body } = await send([{ bytes: drawing, type: 'image/svg+xml' }]);
    const made = sharp(await fetchBytes(body.url));
    expect(await made.metadata()).toMatchObject({ format: 'webp', width: 512 });
    // One soft column at most between black and white.
    const { data } = await made.clone().greyscale().raw().toBuffer({ resolveWithObject: true });
    const row = [...data.subarray(512 * 256, 512 * 257)];
    expect(row.filter((value) => value > 30 && value < 225).length).toBeLessThanOrEqual(4);
  });

  test('stands upright and carries nothing that was hidden in it', async () => {
    const bytes = await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden words', Make: 'A camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await send([{ bytes, type: 'image/jpeg' }]);
    const made = await fetchBytes(body.url);
    const { exif, icc, xmp, orientation } = await sharp(made).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(made.includes('hidden words')).toBe(false);
  });

  test('is turned the way the camera was held', async () => {
    // Left half black, right half white; held so that the left edge is the top.
    const black = { width: 100, height: 200, channels: 3 as const, background: '#000' };
    const bytes = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#ffffff' },
    })
      .composite([{ input: { create: black }, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send([{ bytes, type: 'image/jpeg' }]);
    const { data } = await sharp(await fetchBytes(body.url))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[y * 512 + x] ?? -1;
    expect(at(256, 20)).toBeLessThan(60);
    expect(at(256, 490)).toBeGreaterThan(200);
  });

  test('is the first one of a picture that moves', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#ff0000'), await frame('#0000ff')];
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
    const { body } = await send([{ bytes, type: 'image/gif' }]);
    const made = sharp(await fetchBytes(body.url));
    expect((await made.metadata()).pages).toBeUndefined();
    const { dominant } = await made.stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('gives way to the next one, whose file stays alone', async () => {
    const first = (await send([{ bytes: await png() }])).body.url;
    const second = (await send([{ bytes: await png() }])).body.url;
    expect(second).not.toBe(first);
    await t.drain();
    expect(existsSync(fileOf(first))).toBe(false);
    expect(existsSync(fileOf(second))).toBe(true);
    expect((await fetch(`${t.url}${first}`)).status).toBe(404);
  });

  test('is one, when two are sent at once', async () => {
    const other = await t.signIn();
    const bytes = await png();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => sendForm(t, path, [{ bytes }], { token: other.token })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await t.drain();
    const kept = (await profile(other)).profilePicture;
    const left = replies.filter(({ body }) => existsSync(fileOf(body.url)));
    expect(left.map(({ body }) => body.url)).toEqual([kept]);
  });

  test('can be taken away, again and again', async () => {
    const { url } = (await send([{ bytes: await png() }])).body;
    for (let time = 0; time < 2; time += 1) {
      const gone = await t.call('DELETE /api/profile-picture', { ...person });
      expect(gone.status).toBe(200);
      expect(gone.body.profilePicture).toBeNull();
    }
    await t.drain();
    expect(existsSync(fileOf(url))).toBe(false);
  });

  test('is seen on the public profile of an expert', async () => {
    const expert = await t.provider();
    const { body } = await sendForm(t, path, [{ bytes: await png() }], expert);
    const seen = await t.call('GET /worker/profile/:id', { params: { id: expert.id } });
    expect(seen.body.profilePicture).toBe(body.url);
  });

  test('leaves no unfinished file behind', () => {
    const names = readdirSync(join(t.context.config.dataDir, 'media'));
    expect(names.filter((name) => !name.endsWith('.webp'))).toEqual(['portraits']);
  });
});

test('pictures are taken a few times a minute from one person, wherever they are', async () => {
  const { token } = await t.signIn();
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1)
    statuses.push((await sendForm(t, path, [{ bytes: 'not a picture' }], { token })).status);
  expect(statuses.slice(0, 20).every((status) => status === 415)).toBe(true);
  expect(statuses[20]).toBe(429);
});
