import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let t: TestApp;
const webDir = mkdtempSync(join(tmpdir(), 'puente-group-'));
const index =
  '<!doctype html><html lang="en"><head><title>Puente</title><!--head--></head>' +
  '<body><div id="root"></div><!--boot--></body></html>';

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), index);
  t = await startTestApp(undefined, { WEB_DIR: webDir });
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

function open(path: string) {
  return t.call('GET', path, undefined, { headers: { accept: 'text/html' } });
}

test('a partner has a page that names it and its people (face-7)', async () => {
  const boss = await t.manager();
  const { partnerSlug: slug } = boss;
  const bare = (await open(`/partners/${slug}`)).body;
  expect(bare).toContain('<title>A partner · Puente</title>');
  // Without people it is listed nowhere.
  expect(bare).toContain('noindex');
  expect((await t.call('GET', '/sitemap.xml')).body).not.toContain(`/partners/${slug}`);

  const expert = await t.provider({
    profile: {
      ...{ partnerId: slug, lastName: 'Rojas & Co' },
      ...{ expertise: 'Oratoria', expertiseTranslated: 'Public speaking' },
    },
    isVerified: false,
  });
  await t.call('POST /api/partner/providers/:id/verify', {
    params: { id: expert.id },
    body: {},
    token: boss.token,
  });
  const stranger = await t.provider({ profile: { lastName: 'Elsewhere' } });
  for (const path of [`/partners/${slug}`, `/partners/${slug}/`]) {
    const { status, body } = await open(path);
    expect(status).toBe(200);
    expect(body).not.toContain('noindex');
    expect(body).toContain(`/partners/${slug}">`);
    expect(body).toMatch(/hreflang="es" href="[^"]*\/partners\/[^"]*lang=es"/);
    expect(body).toContain(`href="/expert/${expert.id}"`);
    expect(body).toContain('Rojas &amp; Co');
    expect(body).toContain(`href="/?pId=${slug}"`);
    // The expert's line is the one in the page's language (profile-5).
    expect(body).toContain('>Public speaking</p>');
    expect(body).not.toContain('Oratoria');
    expect(body).not.toContain(stranger.id);
    expect(body).not.toContain('Elsewhere');
  }
  const inSpanish = (await open(`/partners/${slug}?lang=es`)).body;
  expect(inSpanish).toContain('Especialistas de A partner');
  expect(inSpanish).toContain('>Oratoria</p>');
  expect(inSpanish).toContain('El chat responde con especialistas de A partner.');
  expect((await t.call('GET', '/sitemap.xml')).body).toContain(`/partners/${slug}</loc>`);

  // By its id it leads to its name.
  const byId = await open(`/partners/${boss.partnerId}?lang=es`);
  expect(byId).toMatchObject({
    status: 308,
    headers: { location: `/partners/${slug}?lang=es` },
  });

  // The list of experts knows a slug of before as well (face-3).
  const settings = { params: { id: boss.partnerId }, token: boss.token };
  const { body: face } = await t.call('GET /api/partner/:id/settings', settings);
  const moved = await t.call('PUT /api/partner/:id/settings', {
    ...settings,
    body: { ...face, slug: `${slug}-new` },
  });
  expect(moved.status).toBe(200);
  for (const partner of [slug, `${slug}-new`, `${slug}-NEW`]) {
    const { body } = await t.call('GET /api/experts', { query: { partner } });
    expect(body.partner).toEqual({
      ...{ id: boss.partnerId, slug: `${slug}-new`, name: 'A partner' },
    });
    expect(body.experts.map(({ id }: { id: string }) => id)).toEqual([expert.id]);
    expect((await open(`/experts?partner=${partner}`)).body).toContain(`/expert/${expert.id}`);
  }
  const none = await t.call('GET /api/experts', { query: { partner: slug, language: 'xh' } });
  expect(none.body.counts.partners).toContainEqual({ partner: none.body.partner, count: 0 });
  expect((await t.call('GET /api/experts', { query: { partner: 'nobody' } })).body).toMatchObject({
    ...{ partner: null, total: 0 },
  });
});

test.each(['nobody', '%00', '%ED%A0%80', '%', 'x'.repeat(65), 'default'])(
  'nobody is at /partners/%s',
  async (name) => {
    const { body } = await open(`/partners/${name}`);
    expect(body).not.toContain('canonical" href="http://localhost:3000/partners');
  },
);
