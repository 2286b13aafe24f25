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

type Needs = Pick<Context, 'db' | 'clock' | 'rates'>;
type Impure = Needs & Pick<Context, 'log'>;

/** Currencies with their digits after the point and smallest price in minor units. */
export const describeCurrencies = () =>
  currencies.map((code) => ({
    code,
    digits: currencyDigits[code],
    minimumPrice: minimumPrices[code],
  }));

const newestTable = async ({ db, clock, rates }: Needs): Promise<RateTable> => {
  const today = clock.now().toString().slice(0, 'YYYY-MM-DD'.length);
  const fetched = await readNewest(db, today);
  return fetched && fetched.date >= rates.builtIn.date ? fetched : rates.builtIn;
};

/** The rates to show and to charge by now. */
export const readRates = async (context: Needs): Promise<Rates> =>
  ratesOf(await newestTable(context), context.clock.now());

/** How much one unit of the base is in each currency, itself included. */
export const ratesFrom = async (
  context: Needs,
  base: Currency,
): Promise<Call<typeof currencyRates>['reply']> => {
  const { date, age, rate } = await readRates(context);
  const rates = Object.fromEntries(currencies.map((to) => [to, rate(base, to)]));
  return { base, date, age, rates };
};

/** An amount in minor units in another currency, rounded half-even once. */
export const convertAmount = async (
  context: Needs,
  { amount, from, to }: Call<typeof convertCurrency>['body'],
): Promise<Call<typeof convertCurrency>['reply']> => {
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
};

export const ratesJob = { name: 'currency.rates', payload: z.object({}) };

/** Asked again after a failure, and the day after a success. */
const retryHours = 1;
const dailyHours = 24;

/** Once a day, and at once when an installation starts for the first time. */
export const sweepRates = async ({ db, clock }: Impure): Promise<void> => {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (await takeTurn(tx, ratesJob.name, { now, nextAt: now.add({ hours: retryHours }) }))
      await enqueue(tx, ratesJob, {}, ratesJob.name);
  });
};

/** New rates that can be used; null when they are older than ours, or can't be used. */
const judge = async (
  context: Impure,
  tx: Tx,
  given: GivenRates,
  before: RateTable,
): Promise<RateTable | null> => {
  const detail = ratesProblem(given, before, context.clock.now());
  if (detail === null) return given.date < before.date ? null : (given as RateTable);
  const subject = `${given.date}: ${detail}`;
  await raiseAlert(context, tx, { kind: 'rates-refused', subject, facts: { detail } });
  return null;
};

const tellOfAge = async (context: Impure, tx: Tx, date: string): Promise<void> => {
  const age = ageOf(date, context.clock.now());
  if (age === 'fresh') return;
  const alert: Alert = { kind: 'rates-old', subject: `${date} ${age}`, facts: { detail: date } };
  await raiseAlert(context, tx, alert);
};

const ask = async (
  { log }: Impure,
  fetchLatest: RatesGateway['fetchLatest'],
): Promise<GivenRates | null> => {
  try {
    return (await fetchLatest?.()) ?? null;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ reason: error.message }, 'exchange rates were not fetched');
    return null;
  }
};

/** Asks the rates service. Whatever it does, the rates from before stay until better ones come. */
export const fetchRates = async (context: Impure): Promise<void> => {
  const { db, clock, rates } = context;
  const given = await ask(context, rates.fetchLatest);
  const before = await newestTable(context);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const fresh = given && (await judge(context, tx, given, before));
    if (fresh) await saveRates(tx, fresh, now);
    await tellOfAge(context, tx, (fresh ?? before).date);
    const isDone = given !== null || rates.fetchLatest === null;
    if (isDone) await setTurn(tx, ratesJob.name, now.add({ hours: dailyHours }));
  });
};
