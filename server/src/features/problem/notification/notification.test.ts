import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemScene, type ProblemScene, words } from '../../../../test/problems.ts';
import { orderPorts } from '../../../app.ts';
import { decideProblem } from '../decision/service.ts';
import { isProblemMailTrue, problemEvents } from './rules.ts';
import { planProblemMails } from './service.ts';

const clientMail = 'clara@example.com';
const expertMail = 'paula@example.com';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
  await sql`update users set email = ${expertMail}, language = 'es', region = 'CL'
    where id = ${s.provider.id}`.execute(s.t.context.db);
});
afterAll(() => s.t.stop());

/** Subjects of the mails to somebody about one report, the oldest first. */
const about = async (address: string, problemId: string) => {
  await s.t.drain();
  const mails = await s.p.mailsTo(address);
  return mails
    .filter(({ headers }) => (headers['message-id'] ?? '').includes(problemId))
    .toReversed();
};
const subjects = async (address: string, problemId: string) =>
  (await about(address, problemId)).map(({ subject }) => subject);

/** A report of which both were told. */
const reported = async (...report: Parameters<typeof s.reported>) => {
  const problemId = await s.reported(...report);
  await s.t.drain();
  return problemId;
};

test('each side gets one mail an event, in its language, with the sum and the time', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.client, id, 'quality');
  const [toClient] = await about(clientMail, problemId);
  expect(toClient?.subject).toBe('We told Paula Rojas about the problem');
  expect(toClient?.text).toContain('Without an answer, we refund USD 30.00');
  const [toExpert] = await about(expertMail, problemId);
  expect(toExpert?.subject).toMatch(/^Clara Soto avisó de un problema: responde antes del .+/);
  expect(toExpert?.text).toContain('le devolvemos US$30,00 a Clara Soto');
  expect(toExpert?.text).toContain('Tus ganancias por esta reunión esperan');
  expect(toExpert?.text).toContain(words);
  expect(toExpert?.text).toContain(`/activity/${id}`);
  await s.answer(s.provider, id, { problemId, response: 'refund', amount: 2000 });
  expect((await subjects(clientMail, problemId)).slice(1)).toEqual([
    'Paula Rojas refunds USD 20.00',
  ]);
  expect((await subjects(expertMail, problemId)).slice(1)).toEqual([
    'Le devolviste US$20,00 a Clara Soto',
  ]);
});

test('an objection and its decision are told with their words', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.client, id, 'other');
  await s.answer(s.provider, id, { problemId, response: 'object', text: 'We met all the hour.' });
  await s.t.drain();
  const reason = 'The room shows that both were there.';
  await decideProblem(s.t.context, orderPorts(s.t.context), { problemId, amount: 0, reason });
  expect((await subjects(clientMail, problemId)).slice(1)).toEqual([
    'Paula Rojas sees it differently',
    'Decided: nothing is refunded',
  ]);
  expect((await subjects(expertMail, problemId)).slice(1)).toEqual([
    'Recibimos tu respuesta',
    'Decidido: no se devuelve nada',
  ]);
  const [, objected, decided] = await about(clientMail, problemId);
  expect(objected?.text).toContain('We met all the hour.');
  expect(decided?.text).toContain(reason);
});

test('a refund is told in one mail, which names the credit note', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.client, id, 'quality');
  const told = (await s.p.mailsTo(clientMail)).length;
  await s.answer(s.provider, id, { problemId, response: 'refund', amount: 2000 });
  const [, refunded] = await about(clientMail, problemId);
  expect(refunded?.text).toMatch(
    /Credit note: No\. \d+ · USD 20\.00, .+\/receipts\/.+#credit-note-/,
  );
  expect((await s.p.mailsTo(clientMail)).length).toBe(told + 1);
  const [, toExpert] = await about(expertMail, problemId);
  expect(toExpert?.text).not.toContain('/receipts/');
});

test('silence is told to both, and a refund names the card', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.client, id, 'technical');
  await s.t.setNow(await s.deadline(id));
  const [, lapsed] = await about(clientMail, problemId);
  expect(lapsed?.subject).toBe("We're refunding USD 30.00");
  expect(lapsed?.text).toContain('the card you paid with');
  expect((await subjects(expertMail, problemId)).slice(1)).toEqual([
    'Le devolvimos US$30,00 a Clara Soto',
  ]);
});

test('what the expert reports costs the client nothing, and says so', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.provider, id, 'technical');
  const [asked] = await about(clientMail, problemId);
  expect(asked?.text).toContain('It costs you nothing');
  await s.t.setNow(await s.deadline(id));
  expect((await subjects(clientMail, problemId)).slice(1)).toEqual(['The report is closed']);
  expect((await subjects(expertMail, problemId)).slice(1)).toEqual(['Tu aviso quedó cerrado']);
});

test('what is no longer true stays unsent', async () => {
  const { id } = await s.meeting();
  const problemId = await reported(s.client, id, 'quality');
  await s.answer(s.provider, id, { problemId, response: 'refund', amount: 500 });
  await s.t.drain();
  const before = await subjects(expertMail, problemId);
  await s.t.context.db.transaction().execute((tx) => planProblemMails(tx, problemId, 'reported'));
  expect(await subjects(expertMail, problemId)).toEqual(before);
  const states = ['open', 'refunded', 'with-operator', 'with-operator', 'lapsed', 'decided'];
  for (const [index, event] of problemEvents.entries())
    for (const state of ['open', 'with-operator', 'refunded', 'lapsed', 'decided'] as const)
      expect(isProblemMailTrue(event, state)).toBe(state === states[index]);
});
