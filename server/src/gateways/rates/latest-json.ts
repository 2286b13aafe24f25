import { currencies } from '@puente/contract/policy';
import { z } from 'zod';
import { GatewayUnavailable, type GivenRates, type RatesGateway } from './port.ts';
import { builtInRates } from './table.ts';

const timeoutMs = 10_000;

const largestReplyBytes = 1_000_000;

/**
 * `latest.json` of Open Exchange Rates; Frankfurter and ExchangeRate-API only name base and time
 * differently.
 */
const latest = z.object({
  base: z.string().optional(),
  base_code: z.string().optional(),
  date: z.iso.date().optional(),
  timestamp: z.number().optional(),
  time_last_update_unix: z.number().optional(),
  rates: z.record(z.string(), z.unknown()),
});

/** The table of the release, and the configured service for newer rates, if there is one. */
export function createRates(config: { url: string } | null): RatesGateway {
  return {
    builtIn: builtInRates,
    fetchLatest: config && (() => fetchLatest(config.url)),
  };
}

async function fetchLatest(url: string): Promise<GivenRates> {
  const reply = latest.safeParse(await ask(url));
  if (!reply.success) throw unavailable('a reply in an unknown format');
  try {
    const date = dateOf(reply.data);
    if (date === undefined) throw unavailable('a reply without a date');
    return { date, perDollar: perDollar(reply.data) };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw unavailable('a reply with an invalid time');
  }
}

async function ask(url: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { signal, headers: { accept: 'application/json' } });
    const text = await reply.text();
    if (!reply.ok || text.length > largestReplyBytes) throw unavailable(`status ${reply.status}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw unavailable(error instanceof SyntaxError ? 'no JSON' : 'no answer');
  }
}

/** The URL may contain a key, so no message contains the URL. */
function unavailable(why: string): GatewayUnavailable {
  return new GatewayUnavailable(`rates: ${why}`);
}

function dateOf({ date, timestamp, time_last_update_unix }: z.output<typeof latest>) {
  const seconds = timestamp ?? time_last_update_unix;
  if (date !== undefined || seconds === undefined) return date;
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(seconds * 1000));
  return at.toZonedDateTimeISO('UTC').toPlainDate().toString();
}

/** Converts rates of any base to our base, the US dollar. */
function perDollar(reply: z.output<typeof latest>): GivenRates['perDollar'] {
  const { rates, base, base_code } = reply;
  const known = { ...rates, [base ?? base_code ?? 'USD']: 1 };
  const dollar = numberAt(known, 'USD');
  if (dollar === undefined) return {};
  const pairs = currencies.map((code) => {
    const rate = numberAt(known, code);
    return [code, rate === undefined ? undefined : rate / dollar] as const;
  });
  return Object.fromEntries(pairs.filter(([, rate]) => rate !== undefined));
}

function numberAt(rates: Record<string, unknown>, code: string): number | undefined {
  const value = rates[code];
  return typeof value === 'number' ? value : undefined;
}
