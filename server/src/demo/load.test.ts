import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { demoBeginners } from './beginners.ts';
import { demoId, loadDemo } from './load.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await loadDemo(t.context);
}, 120_000);
afterAll(() => t.stop());

const ids = demoBeginners.map(({ slug }) => demoId(slug));

function drafts() {
  return t.context.db
    .selectFrom('profile_drafts')
    .select(['user_id', 'fields'])
    .where('user_id', 'in', ids)
    .orderBy('user_id')
    .execute();
}
async function offeringCount() {
  return (await t.context.db.selectFrom('offerings').select('id').execute()).length;
}

describe('loading the demo', () => {
  test('again changes nothing, and brings no deleted draft back', async () => {
    const [before, offerings] = [await drafts(), await offeringCount()];
    expect(before).toHaveLength(demoBeginners.length);
    expect(offerings).toBeGreaterThan(0);
    await loadDemo(t.context);
    expect(await drafts()).toEqual(before);
    expect(await offeringCount()).toBe(offerings);
    await t.context.db.deleteFrom('profile_drafts').where('user_id', 'in', ids).execute();
    await loadDemo(t.context);
    expect(await drafts()).toEqual([]);
  });

  test('of a release without packages gets them once', async () => {
    const before = await offeringCount();
    await t.context.db.deleteFrom('offerings').execute();
    await loadDemo(t.context);
    expect(await offeringCount()).toBe(before);
  });
});
