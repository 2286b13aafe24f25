import twilio from 'twilio';
import type { Config } from '../../config.ts';
import { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
import type { CodeChannel, CodeChecked, CodeGateway, CodePurpose, CodeSent } from './port.ts';

/** Longest wait for one answer; the web client itself waits 60 s (call-3). */
const defaultTimeoutMs = 10_000;

const channels: Record<CodeChannel, string> = { sms: 'sms', whatsapp: 'whatsapp', voice: 'call' };

/**
 * https://www.twilio.com/docs/api/errors: numbers that can't get a code: malformed, a landline, in a
 * region that is disabled, or blocked by Twilio's fraud guard.
 */
const refusedNumbers = new Set([21211, 21408, 21608, 21614, 60200, 60205, 60220, 60410, 60605]);

/** Twilio's own limits of sends to one number. */
const tooManySends = new Set([60203, 60212]);

const maxChecksReached = 60202;

const malformedCode = 60200;

/** Twilio Verify, one service per purpose, so that a code is valid only for its purpose. */
export function createTwilioCodes(
  config: Pick<Config['gateways'], 'codes' | 'sandbox'>,
  options: { timeoutMs?: number } = {},
): CodeGateway {
  const { accountSid, authToken, signInService, payoutService } = config.codes;
  const host = config.sandbox?.url.replace(/\/+$/, '') ?? null;
  const httpClient = createRequestClient(host, options.timeoutMs ?? defaultTimeoutMs);
  const client = twilio(accountSid, authToken, { httpClient });
  const services: Record<CodePurpose, string> = { 'sign-in': signInService, payout: payoutService };
  const service = (purpose: CodePurpose) => client.verify.v2.services(services[purpose]);
  return {
    send: ({ phone, purpose, channel, language }) =>
      ask<CodeSent>(
        async () => {
          const sent = await service(purpose).verifications.create({
            to: phone,
            channel: channels[channel],
            locale: language,
          });
          return { gatewayId: sent.sid };
        },
        ({ code }) => {
          if (code !== null && refusedNumbers.has(code)) return { refused: 'number' };
          return code !== null && tooManySends.has(code) ? { refused: 'too-many' } : null;
        },
      ),
    cancel: async ({ gatewayId, purpose }) => {
      await ask<null | 'gone'>(
        async () => {
          await service(purpose).verifications(gatewayId).update({ status: 'canceled' });
          return null;
        },
        ({ status }) => (status === 404 ? 'gone' : null),
      );
    },
    check: ({ gatewayId, purpose, code }) =>
      ask<CodeChecked>(
        async () => {
          const check = await service(purpose).verificationChecks.create({
            verificationSid: gatewayId,
            code,
          });
          return checkedAs(check.status);
        },
        (failure) => {
          if (failure.status === 404) return 'expired';
          if (failure.code === maxChecksReached) return 'tries-exceeded';
          return failure.code === malformedCode ? 'wrong' : null;
        },
      ),
  };
}

/** The SDK's own HTTP client; with a host, every request goes there under its unchanged path. */
function createRequestClient(host: string | null, timeoutMs: number) {
  const client = new twilio.RequestClient({ timeout: timeoutMs });
  if (host === null) return client;
  const request = client.request.bind(client);
  client.request = (options) =>
    request({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, host) });
  return client;
}

/** Runs one call; `refused` maps known refusals, others are an outage or a bug. */
async function ask<T>(call: () => Promise<T>, refused: (failure: Failure) => T | null): Promise<T> {
  const result = await call().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in result) return result.value;
  const failure = failureOf(result.error);
  const answer = failure && refused(failure);
  if (answer !== null) return answer;
  // Without Twilio's message, which contains the phone number: numbers stay out of logs.
  if (failure && failure.status < 500 && failure.status !== 408 && failure.status !== 429)
    throw new Error(`Twilio Verify refuses: ${failure.status}, ${failure.code ?? 'no code'}`);
  throw new GatewayUnavailable('Twilio Verify does not answer', { cause: result.error });
}

type Failure = { status: number; code: number | null };

/** Twilio's refusal; null when there was no answer at all. */
function failureOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  if (typeof error.status !== 'number') return null;
  const code = 'code' in error && typeof error.code === 'number' ? error.code : null;
  return { status: error.status, code };
}

function checkedAs(status: string): CodeChecked {
  if (status === 'approved') return 'approved';
  // The last allowed attempt was wrong, too.
  if (status === 'pending' || status === 'max_attempts_reached') return 'wrong';
  return 'expired';
}
