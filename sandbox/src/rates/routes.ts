import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerUnderFault } from '../faults.ts';
import { readBody } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';

/** How much one US dollar is; fixed, so that people who try the product can check the sums. */
const steady = {
  USD: 1,
  EUR: 0.862,
  GBP: 0.757,
  CLP: 943,
  MXN: 18.42,
  COP: 3870,
  ARS: 1452,
  PEN: 3.38,
  BRL: 5.36,
};

const setSchema = z.strictObject({
  /** The day the rates are of; today by the sandbox's clock when null. */
  date: z.iso.date().nullable().optional(),
  /** Replaces single rates; null takes one away. Anything goes, also what makes no sense. */
  rates: z.record(z.string().max(3), z.unknown()).optional(),
});

/** The wire of Open Exchange Rates; what it says is chosen at `/sandbox/rates`. */
export function ratesRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/openexchangerates/api/latest.json', (request, reply) => {
    const fault = sandbox.faults.take('rates', 'latest');
    const failure = { error: true, status: 500, message: 'sandbox_fault', description: 'A fault.' };
    return answerUnderFault(request, reply, { fault, failure }, () => ({
      status: 200,
      body: latest(sandbox),
    }));
  });
  app.get('/sandbox/rates', () => latest(sandbox));
  app.post('/sandbox/rates', (request) => {
    const setting = readBody(setSchema, request.body);
    sandbox.store.collection<Setting>('setting').save('rates', setting);
    return latest(sandbox);
  });
}

function latest(sandbox: Sandbox) {
  const { date, rates } = settingOf(sandbox);
  const timestamp = date ? Date.parse(date) / 1000 : sandbox.clock.seconds();
  const merged = Object.entries({ ...steady, ...rates }).filter(([, rate]) => rate !== null);
  return {
    disclaimer: 'Rates of the Puente sandbox.',
    license: 'Made up, like everything here.',
    timestamp,
    base: 'USD',
    rates: Object.fromEntries(merged),
  };
}

type Setting = z.infer<typeof setSchema>;

function settingOf(sandbox: Sandbox): Setting {
  return sandbox.store.collection<Setting>('setting').find('rates') ?? {};
}
