import type { convertCurrency, currencyRates } from '@puente/contract/currency';
import type { Call } from '@puente/contract/endpoint';
import { currencies, type Currency, currencyDigits, minimumPrices } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import {
  GatewayUnavailable,
  type GivenRates,
  type RatesGateway,
  type RateTable,
} from '../../gateways/rates/port.ts';
import { setTurn, takeTurn } from '../../jobs/daily.ts';
import { enqueue } from '../../jobs/job.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { convert } from '../../lib/money.ts';
import { type Alert, raiseAlert } from '../alert/service.ts';
import { ageOf, type Rates, ratesOf, ratesProblem } from './rules.ts';
import { readNewest, saveRates } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'>;

type JobDeps = Deps & Pick<Context, 'log'>;

/** Currencies with their digits after the point and smallest price in minor units. */
export function describeCurrencies() {
  return currencies.map((code) => ({
    code,
    digits: currencyDigits[code],
    minimumPrice: minimumPrices[code],
  }));
}

/** The rates that prices are shown and charged by now. */
export async function readRates(context: Deps): Promise<Rates> {
  return ratesOf(await newestTable(context), context.clock.now());
}

async function newestTable({ db, clock, rates }: Deps): Promise<RateTable> {
  const today = clock.now().toString().slice(0, 'YYYY-MM-DD'.length);
  const fetched = await readNewest(db, today);
  return fetched && fetched.date >= rates.builtIn.date ? fetched : rates.builtIn;
}

/** What one unit of the base is worth in each currency, including its own. */
export async function ratesFrom(
  context: Deps,
  base: Currency,
): Promise<Call<typeof currencyRates>['reply']> {
  const { date, age, rate } = await readRates(context);
  const rates = Object.fromEntries(currencies.map((to) => [to, rate(base, to)]));
  return { base, date, age, rates };
}

/** An amount in minor units in another currency, rounded half-even once. */
export async function convertAmount(
  context: Deps,
  { amount, from, to }: Call<typeof convertCurrency>['body'],
): Promise<Call<typeof convertCurrency>['reply']> {
  const rates = await readRates(context);
  const given = { amount, currency: from };
  const rate = rates.rate(from, to);
  if (rates.age === 'too-old' && from !== to) throw new AppError('rates-too-old');
  try {
    const { date, age } = rates;
    return { from: given, to: convert(given, to, rate), rate, date, isOld: age !== 'fresh' };
  } catch (error) {
    if (error instanceof RangeError) throw invalidField('amount', 'Too large to convert exactly');
    throw error;
  }
}

export const ratesJob = { name: 'currency.rates', payload: z.object({}) };

/** How long until rates are fetched again after a failure, and after a success. */
const retryHours = 1;

const dailyHours = 24;

/** Once a day, and at once when an installation starts for the first time. */
export async function sweepRates({ db, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (await takeTurn(tx, ratesJob.name, { now, nextAt: now.add({ hours: retryHours }) }))
      await enqueue(tx, ratesJob, {}, ratesJob.name);
  });
}

/** Fetches rates; the rates we have stay in use until newer plausible ones come. */
export async function fetchRates(context: JobDeps): Promise<void> {
  const { db, clock, rates } = context;
  const given = await askService(context, rates.fetchLatest);
  const before = await newestTable(context);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const fresh = given && (await acceptRates(context, tx, given, before));
    if (fresh) await saveRates(tx, fresh, now);
    await alertOldRates(context, tx, (fresh ?? before).date);
    const isDone = given !== null || rates.fetchLatest === null;
    if (isDone) await setTurn(tx, ratesJob.name, now.add({ hours: dailyHours }));
  });
}

async function askService(
  { log }: JobDeps,
  fetchLatest: RatesGateway['fetchLatest'],
): Promise<GivenRates | null> {
  try {
    return (await fetchLatest?.()) ?? null;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ reason: error.message }, 'exchange rates were not fetched');
    return null;
  }
}

/** The new rates, or null when they are older than ours or implausible (the operator is told). */
async function acceptRates(
  context: JobDeps,
  tx: Tx,
  given: GivenRates,
  before: RateTable,
): Promise<RateTable | null> {
  const detail = ratesProblem(given, before, context.clock.now());
  if (detail === null) return given.date < before.date ? null : (given as RateTable);
  const subject = `${given.date}: ${detail}`;
  await raiseAlert(context, tx, { kind: 'rates-refused', subject, facts: { detail } });
  return null;
}

async function alertOldRates(context: JobDeps, tx: Tx, date: string): Promise<void> {
  const age = ageOf(date, context.clock.now());
  if (age === 'fresh') return;
  const alert: Alert = { kind: 'rates-old', subject: `${date} ${age}`, facts: { detail: date } };
  await raiseAlert(context, tx, alert);
}
