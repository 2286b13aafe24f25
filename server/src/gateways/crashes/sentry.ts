import { version } from '@puente/contract/policy';
import {
  createEventEnvelope,
  dsnFromString,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type SdkInfo,
  serializeEnvelope,
  type StackFrame,
} from '@sentry/core';
import type { Config } from '../../config.ts';
import { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
import { newId } from '../../lib/ids.ts';
import type { CrashGateway, KnownCrash } from './port.ts';

/** Time limit of a request; the queue tries again. */
const timeoutMs = 10_000;

const sdk: SdkInfo = { name: 'puente.server', version };

/** Crash reports by Sentry's envelopes; null when no address is configured. */
export function createSentryCrashes(config: Config['gateways']['crashes']): CrashGateway | null {
  if (!config) return null;
  const dsn = dsnFromString(config.dsn);
  if (!dsn) throw new Error('Configuration: SENTRY_DSN is not the address of a Sentry project');
  const endpoint = getEnvelopeEndpointWithUrlEncodedAuth(dsn, undefined, sdk);
  return {
    send: async (crash) => {
      const envelope = createEventEnvelope(eventOf(crash), dsn, { sdk });
      const body = serializeEnvelope(envelope);
      // Not by Sentry's transport, which silently drops events when its buffer is full.
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: typeof body === 'string' ? body : Uint8Array.from(body),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new GatewayUnavailable('Sentry does not answer', { cause });
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new GatewayUnavailable(`Sentry refuses: ${reply.status}`);
    },
  };
}

function eventOf({ report, count, fingerprint }: KnownCrash): Event {
  return {
    event_id: newId().replaceAll('-', ''),
    timestamp: Date.parse(report.timestamp) / 1000,
    platform: 'javascript',
    level: 'error',
    release: `puente@${report.version ?? 'unknown'}`,
    fingerprint: [fingerprint],
    exception: {
      values: [
        {
          type: report.error.name,
          value: report.error.message,
          ...(report.error.stack ? { stacktrace: { frames: framesOf(report.error.stack) } } : {}),
        },
      ],
    },
    request: {
      ...(report.url ? { url: report.url } : {}),
      headers: report.userAgent ? { 'User-Agent': report.userAgent } : {},
    },
    tags: {
      ...(report.path ? { path: report.path } : {}),
      ...(report.partnerId ? { partner: report.partnerId } : {}),
    },
    contexts: {
      crash: { count, screenSize: report.screenSize, componentStack: report.componentStack },
      booking: { ...report.bookingContext },
      browserDevice: { ...report.deviceInfo },
      performance: { ...report.performance },
    },
  };
}

/** `at name (file:1:2)` of Chromium and `name@file:1:2` of the others; newest last, as Sentry asks. */
function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const place = /(?:at (?:(.+?) \()?|^(.*?)@)(\S+?):(\d+):(\d+)\)?$/.exec(line.trim());
      if (!place) return [];
      const [, called, calledElsewhere, filename = '', lineno, colno] = place;
      const name = called ?? calledElsewhere;
      return [
        {
          filename,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: true,
          ...(name ? { function: name } : {}),
        },
      ];
    })
    .toReversed();
}
