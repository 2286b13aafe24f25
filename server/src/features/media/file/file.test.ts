import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { newPictureName } from '../../../lib/file-names.ts';
import { GatewayUnavailable } from '../../../lib/gateway-unavailable.ts';
import { claimFile, keepFile, removeAbandoned } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function kept(name: string) {
  const file = await t.context.storage.get(name);
  return file && (await buffer(file.bytes)).toString();
}
function claim(name: string) {
  return t.context.db.transaction().execute((tx) => claimFile(tx, name));
}

test('a file that nothing points to is removed a day after it was sent, no sooner', async () => {
  const [claimed, abandoned] = [newPictureName(), newPictureName()];
  for (const name of [claimed, abandoned]) await keepFile(t.context, name, Buffer.from('x'));
  await claim(claimed);
  await t.advance('PT23H55M');
  await removeAbandoned.run(t.context);
  await t.drain();
  expect(await kept(abandoned)).toBe('x');
  await t.advance('PT10M');
  await removeAbandoned.run(t.context);
  await t.drain();
  expect(await kept(abandoned)).toBeNull();
  expect(await kept(claimed)).toBe('x');
});

test('a file is claimed once, and not after it was given up', async () => {
  const name = newPictureName();
  await keepFile(t.context, name, Buffer.from('x'));
  await claim(name);
  await expect(claim(name)).rejects.toThrow(GatewayUnavailable);
});

test('a claim that is not committed is none', async () => {
  const name = newPictureName();
  await keepFile(t.context, name, Buffer.from('x'));
  const failing = t.context.db.transaction().execute(async (tx) => {
    await claimFile(tx, name);
    throw new Error('the server dies here');
  });
  await expect(failing).rejects.toThrow('dies');
  await t.advance('PT25H');
  await removeAbandoned.run(t.context);
  await t.drain();
  expect(await kept(name)).toBeNull();
});
