import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemScene, type ProblemScene, words } from '../../../../test/problems.ts';
import { exportProblems, forgetInProblems, openProblems } from './service.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterAll(() => s.t.stop());

test('both get the reports of their meetings, and each forgets its own words', async () => {
  const { db } = s.t.context;
  const { id } = await s.meeting();
  const problemId = await s.reported(s.client, id, 'quality');
  const leave = (token: string) =>
    s.t.call('DELETE /api/profile', { body: { confirmed: true }, token });
  expect((await leave(s.client.token)).body.fields).toMatchObject(
    expect.arrayContaining([{ path: 'problems', message: expect.any(String) }]),
  );
  expect(await openProblems(db, s.provider.id)).toHaveLength(1);
  expect(await openProblems(db, s.stranger.userId)).toEqual([]);
  await s.answer(s.provider, id, { problemId, response: 'object', text: 'We met all the hour.' });
  const textsOf = async (userId: string) =>
    (await exportProblems(db, userId)).map(({ isOwn, text, answer }) => [isOwn, text, answer]);
  expect(await textsOf(s.client.userId)).toEqual([[true, words, 'We met all the hour.']]);
  expect(await textsOf(s.provider.id)).toEqual([[false, words, 'We met all the hour.']]);
  expect(await textsOf(s.stranger.userId)).toEqual([]);
  await db.transaction().execute((tx) => forgetInProblems(tx, s.client.userId));
  expect(await textsOf(s.provider.id)).toEqual([[false, null, 'We met all the hour.']]);
  await db.transaction().execute((tx) => forgetInProblems(tx, s.provider.id));
  expect(await textsOf(s.provider.id)).toEqual([[false, null, null]]);
  const seen = (await s.read(s.client, id)).body.problems[0];
  expect(seen?.answer).toMatchObject({ what: 'objected', text: null });
});
