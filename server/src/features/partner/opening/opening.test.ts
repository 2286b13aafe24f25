import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { runOpenPartner } from './open-command.ts';
import { openPartner } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

function open(name: string, slug: string, managerPhone: string) {
  return openPartner(t.context, { name, slug, managerPhone });
}

test('the operator opens a partner, and its manager invites, sets and verifies', async () => {
  const manager = await t.signIn();
  const variables = { DATABASE_URL: t.context.config.database.url ?? '' };
  const wanted = { name: 'Coaches del Sur', slug: 'Coaches-del-Sur', managerPhone: manager.phone };
  expect(await runOpenPartner(variables, wanted)).toContain('/?pId=coaches-del-sur');
  const { body } = await t.call('GET /api/partner/managed', { token: manager.token });
  expect(body.partners).toMatchObject([{ name: 'Coaches del Sur', slug: 'coaches-del-sur' }]);
  const partnerId = body.partners[0]?.id ?? '';
  const managers = await t.call('GET /api/partner/managers', {
    query: { partnerId },
    token: manager.token,
  });
  expect(managers.body.managers).toHaveLength(1);
  const config = await t.call('GET /api/partner/get-partner-config', {
    query: { partnerId: 'coaches-del-sur' },
  });
  expect(config.status).toBe(200);
  const log = await t.call('GET /api/partner/log', { query: { partnerId }, token: manager.token });
  expect(log.body.entries.map(({ act }) => act)).toEqual(['manager-joined']);
});

test('of ten who take the same slug at once one gets it', async () => {
  const { phone } = await t.signIn();
  const opened = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => open(`Group ${index}`, 'the-same', phone)),
  );
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of opened)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'slug-taken' });
});

test('what can be no partner is refused, and nothing is left of it', async () => {
  const { phone } = await t.signIn();
  const { slug } = policy.partner;
  await expect(open('Group', 'settings', phone)).rejects.toMatchObject({ code: 'slug-taken' });
  await expect(open('Group', 'a'.repeat(slug.min - 1), phone)).rejects.toThrow('slug');
  await expect(open('Group', 'a'.repeat(slug.max + 1), phone)).rejects.toThrow('slug');
  await expect(open('', 'nameless', phone)).rejects.toThrow('Required');
  await expect(open('Group', 'phoneless', '12')).rejects.toMatchObject({ code: 'invalid-phone' });
  const unknown = open('Group', 'without-account', '+56987650001');
  await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  expect((await open('Group', 'without-account', phone)).slug).toBe('without-account');
});
