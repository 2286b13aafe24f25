import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemScene, type ProblemScene, words } from '../../../test/problems.ts';
import { newId } from '../../lib/ids.ts';
import { findEarningsAvailable } from './service.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterAll(() => s.t.stop());

describe('reporting', () => {
  test('begins with the meeting, a no-show ten minutes later', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('-PT1M'));
    expect((await s.read(s.client, id)).body.report).toBeNull();
    expect((await s.report(s.client, id, 'quality')).body.errorCode).toBe('not-reportable');
    await s.t.setNow(at('PT0S'));
    expect((await s.read(s.client, id)).body.report).toEqual({
      kinds: ['quality', 'technical', 'other'],
      noShowFrom: at('PT10M'),
      until: at('PT73H'),
    });
    await s.t.setNow(at('PT9M'));
    expect((await s.report(s.client, id, 'no-show')).body.errorCode).toBe('not-reportable');
    await s.t.setNow(at('PT10M'));
    expect((await s.report(s.client, id, 'no-show')).status).toBe(201);
  });

  test('ends three days after the end', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT72H59M'));
    expect((await s.report(s.provider, id, 'other')).status).toBe(201);
    await s.t.setNow(at('PT73H'));
    expect(await s.report(s.client, id, 'quality')).toMatchObject({
      status: 409,
      body: { errorCode: 'not-reportable' },
    });
    expect((await s.read(s.client, id)).body.report).toBeNull();
  });

  test('happens once a side, also twice at once', async () => {
    const { id } = await s.meeting();
    const replies = await Promise.all(
      (['quality', 'technical', 'other'] as const).map((kind) => s.report(s.client, id, kind)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 201) expect(body.errorCode).toBe('problem-reported');
    expect((await s.report(s.provider, id, 'technical')).status).toBe(201);
    const { body } = await s.read(s.provider, id);
    expect(body.problems.map(({ by, isOwn }) => [by, isOwn])).toEqual([
      ['client', false],
      ['provider', true],
    ]);
    expect(body.report).toBeNull();
  });

  test('wants words for all but a no-show, from 10 to 1000 characters', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT10M'));
    for (const text of ['', 'too short', 'x'.repeat(1001), '          a          '])
      expect(await s.report(s.client, id, 'other', text)).toMatchObject({
        status: 400,
        body: { errorCode: 'invalid-input', fields: [{ path: 'text' }] },
      });
    expect((await s.report(s.client, id, 'other', 'x'.repeat(10))).status).toBe(201);
    expect((await s.report(s.provider, id, 'no-show', '')).status).toBe(201);
  });

  test('is for the two of the meeting, whom others can not even see', async () => {
    const { id } = await s.meeting();
    const body = { kind: 'other', text: words } as const;
    const params = { id };
    expect((await s.t.call('POST /api/booking/:id/problem', { params, body })).status).toBe(401);
    expect((await s.t.call('GET /api/booking/:id/problem', { params })).status).toBe(401);
    expect((await s.report(s.stranger, id, 'other')).status).toBe(404);
    expect((await s.read(s.stranger, id)).status).toBe(404);
    expect((await s.report(s.client, newId(), 'other')).status).toBe(404);
  });

  test('is no way around a cancellation, whichever comes first', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('-PT1M'));
    const [cancelled, reported] = await Promise.all([
      s.p.cancel(s.client, id),
      s.t.setNow(at('PT0S')).then(() => s.report(s.client, id, 'quality')),
    ]);
    const { body } = await s.p.read(s.client, id);
    if (cancelled.status === 200)
      expect([body.status, reported.body.errorCode]).toEqual(['cancelled', 'not-reportable']);
    else expect([cancelled.body.errorCode, reported.status]).toEqual(['not-cancellable', 201]);
    expect(await s.refunded(id)).toBe(0);
  });

  test('replays its answer under the same key', async () => {
    const { id } = await s.meeting();
    const sent = {
      params: { id },
      body: { kind: 'other', text: words } as const,
      token: s.client.token,
      headers: { 'idempotency-key': newId() },
    };
    const first = await s.t.call('POST /api/booking/:id/problem', sent);
    const second = await s.t.call('POST /api/booking/:id/problem', sent);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });
});

describe('the earnings of a meeting', () => {
  const available = (id: string) =>
    s.t.context.db.transaction().execute(async (tx) => {
      const { body } = await s.p.read(s.client, id);
      const at = await findEarningsAvailable(tx, { id, ends_at: Temporal.Instant.from(body.end) });
      return at?.toString() ?? null;
    });

  test('wait while a report is not settled, and three days at least', async () => {
    const { id, at } = await s.meeting();
    expect(await available(id)).toBe(at('PT73H'));
    const problemId = await s.reported(s.client, id, 'other');
    expect(await available(id)).toBeNull();
    expect((await s.read(s.provider, id)).body.earnings).toEqual({ availableAt: null });
    expect((await s.read(s.client, id)).body.earnings).toBeNull();
    await s.answer(s.provider, id, { problemId, response: 'refund', amount: 1000 });
    expect(await available(id)).toBe(at('PT73H'));
    expect((await s.read(s.provider, id)).body.earnings).toEqual({ availableAt: at('PT73H') });
  });

  test('wait for a report that is settled later than three days', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT50H'));
    await s.reported(s.provider, id, 'technical');
    await s.t.setNow(await s.deadline(id, '-PT1M'));
    expect(await available(id)).toBeNull();
    await s.t.advance('PT2M');
    expect(await available(id)).toBe((await s.read(s.client, id)).body.problems[0]?.endedAt);
  });
});
