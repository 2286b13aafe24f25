import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemScene, type ProblemScene, words } from '../../../../test/problems.ts';
import { orderPorts } from '../../../app.ts';
import { newId } from '../../../lib/ids.ts';
import { decideProblem } from './service.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterAll(() => s.t.stop());

const reason = 'The room shows that you met for half of the time.';
const decide = (problemId: string, amount: number, text = reason) =>
  decideProblem(s.t.context, orderPorts(s.t.context), { problemId, amount, reason: text });

const objected = async () => {
  const { id } = await s.meeting();
  const problemId = await s.reported(s.client, id, 'quality');
  await s.answer(s.provider, id, { problemId, response: 'object', text: words });
  return { id, problemId };
};

describe('the operator', () => {
  test.each([0, 1, 2000, 6000])('grants any part: %i', async (amount) => {
    const { id, problemId } = await objected();
    await decide(problemId, amount);
    expect((await s.read(s.client, id)).body.problems[0]).toMatchObject({
      state: 'decided',
      decision: reason,
      refund: { amount },
    });
    expect(await s.refunded(id)).toBe(amount);
  });

  test('gives a reason, and grants no more than what is left', async () => {
    const { problemId } = await objected();
    await expect(decide(problemId, 6001)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(decide(problemId, -1)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(decide(problemId, 0.5)).rejects.toMatchObject({ code: 'invalid-input' });
    for (const text of ['too short', 'x'.repeat(1001)])
      await expect(decide(problemId, 100, text)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('decides once, also twice at once', async () => {
    const { id, problemId } = await objected();
    const all = await Promise.allSettled([1000, 2000, 3000].map((one) => decide(problemId, one)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(problemId, 100)).rejects.toMatchObject({ code: 'problem-not-open' });
    const problem = (await s.read(s.client, id)).body.problems[0];
    expect(await s.refunded(id)).toBe(problem?.refund.amount);
  });

  test('decides what was passed on, and nothing else', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    await expect(decide(problemId, 100)).rejects.toMatchObject({ code: 'problem-not-open' });
    await expect(decide(newId(), 100)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('of both sides together refunds no more than what was paid', async () => {
    const { id, problemId } = await objected();
    const theirs = await s.reported(s.provider, id, 'other');
    await s.answer(s.client, id, { problemId: theirs, response: 'object', text: words });
    await decide(problemId, 5000);
    await expect(decide(theirs, 1001)).rejects.toMatchObject({ code: 'invalid-input' });
    await decide(theirs, 1000);
    expect(await s.refunded(id)).toBe(6000);
  });
});
