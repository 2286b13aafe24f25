import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { sendForm } from '../../../../test/uploads.ts';

let t: TestApp;
type Manager = Awaited<ReturnType<TestApp['manager']>>;
type Who = { token?: string };
let boss: Manager;
let rival: Manager;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  [boss, rival] = [await t.manager(), await t.manager()];
});
afterAll(() => t.stop());

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}
function upload(of: Manager, bytes: Buffer | string, who: Who = of) {
  return sendForm(t, `/api/partner/${of.partnerId}/logo`, [{ bytes }], {
    ...(who.token ? { token: who.token } : {}),
  });
}
function drop(of: Manager, who: Who = of) {
  return t.call('DELETE /api/partner/:id/logo', {
    params: { id: of.partnerId },
    ...(who.token ? { token: who.token } : {}),
  });
}
function fileOf(url: string) {
  return join(t.context.config.dataDir, url);
}
async function settings() {
  const params = { id: boss.partnerId };
  return (await t.call('GET /api/partner/:id/settings', { params, token: boss.token })).body;
}

test('a logo is drawn again as a round PNG, and gives way to the next', async () => {
  const { status, body } = await upload(boss, await picture(700, 300));
  expect(status).toBe(200);
  expect(body.logo).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  expect(body.version).toBe(2);
  const reply = await fetch(`${t.url}${body.logo}`);
  expect(reply.headers.get('content-type')).toBe('image/png');
  const made = sharp(Buffer.from(await reply.arrayBuffer()));
  expect(await made.metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  const { data } = await made.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * 512 + x) * 4 + 3];
  expect([alphaAt(2, 2), alphaAt(509, 509), alphaAt(256, 256)]).toEqual([0, 0, 255]);
  const seen = await t.call('GET /api/partner/get-partner-config', {
    query: { partnerId: boss.partnerSlug },
  });
  expect(seen.body.config?.theme?.logo).toBe(body.logo);

  const next = (await upload(boss, await picture(20, 20))).body.logo;
  await t.drain();
  expect([existsSync(fileOf(body.logo)), existsSync(fileOf(next))]).toEqual([false, true]);
  // Saving the rest keeps it; taken away, it is gone, however often.
  const { id, logo: _logo, formerSlugs: _former, ...kept } = await settings();
  const saved = await t.call('PUT /api/partner/:id/settings', {
    params: { id },
    body: { ...kept, name: 'Another name' },
    token: boss.token,
  });
  expect(saved.body.logo).toBe(next);
  for (let time = 0; time < 2; time += 1) expect((await drop(boss)).body.logo).toBeNull();
  await t.drain();
  expect(existsSync(fileOf(next))).toBe(false);
});

test('a logo keeps nothing of a drawing but its picture, and takes nothing else', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><script>alert(1)</script>' +
    '<rect width="16" height="16" fill="#f00" onload="alert(2)"/></svg>';
  const { body } = await upload(boss, svg);
  const bytes = Buffer.from(await (await fetch(`${t.url}${body.logo}`)).arrayBuffer());
  expect(bytes.includes('alert')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png' });
  expect(await upload(boss, 'no picture')).toMatchObject({
    status: 415,
    body: { errorCode: 'unsupported-type' },
  });
  const whole = await picture(400, 400);
  expect((await upload(boss, whole.subarray(0, whole.length / 2))).status).toBe(400);
});

test('a logo is changed by the own managers alone', async () => {
  const bytes = await picture(40, 40);
  const client = await t.signIn();
  expect((await upload(boss, bytes, rival)).status).toBe(404);
  expect((await upload(boss, bytes, client)).status).toBe(403);
  expect((await upload(boss, bytes, {})).status).toBe(401);
  for (const id of ['x', 'ffffffff-0000-4000-8000-000000000000'])
    expect((await upload({ ...boss, partnerId: id }, bytes)).status).toBe(404);
  expect((await drop(boss, rival)).status).toBe(404);
  expect((await drop(boss, client)).status).toBe(403);
  expect((await drop(boss, {})).status).toBe(401);
  expect(await settings()).toMatchObject({ logo: null, version: 1 });
});
