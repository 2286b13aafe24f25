import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { isLoopback } from '../lib/address.ts';

/**
 * Was the product asked for under one of its own host names? Another name can be made to resolve
 * to this machine (DNS rebinding), and its scripts would then read our replies. A local proxy may
 * forward the name it was asked for, and so may such a script: both names have to be ours.
 */
export function isOwnHost(request: FastifyRequest, { publicUrl }: HttpConfig): boolean {
  return [hostnameOf(request.headers.host), hostnameOf(request.hostname)].every(
    (name) => isLoopback(name) || name === new URL(publicUrl).hostname,
  );
}

type HttpConfig = Pick<Config['http'], 'publicUrl' | 'origins'>;

function hostnameOf(host: string | undefined): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}

/**
 * Lets only pages of the product open a websocket: browsers don't restrict its origin themselves.
 * Allowed are the origins that may hand over a session by message (session-6) and, on the machine
 * itself, the page's own host and port. A client that sends no origin is not a browser.
 */
export function refuseOtherOrigins({ origins }: HttpConfig) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin, host } = headers;
    if (origin === undefined || origins.includes(origin)) return;
    const page = URL.parse(origin);
    if (page && page.host === host && isLoopback(page.hostname)) return;
    throw new AppError('forbidden');
  };
}
