import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { isLoopback } from '../lib/address.ts';

type HttpConfig = Pick<Config['http'], 'publicUrl' | 'origins'>;

const hostnameOf = (host: string | undefined): string =>
  URL.parse(`http://${host}`)?.hostname ?? '';

/**
 * Is the product asked for under a name of its own? A page of another name can come to point here
 * (DNS rebinding); its scripts then read as if they were ours. A proxy on this machine may say the
 * name that it was asked for, and so may such a script: both names have to be ours.
 */
export const isOwnHost = (request: FastifyRequest, { publicUrl }: HttpConfig): boolean =>
  [hostnameOf(request.headers.host), hostnameOf(request.hostname)].every(
    (name) => isLoopback(name) || name === new URL(publicUrl).hostname,
  );

/**
 * Lets pages of the product open a socket, and no others: browsers apply no rule of their own here.
 * Origins are those that may hand a session over by message; on the machine itself also the page
 * that was loaded from the very host and port. What sends no origin is no browser.
 */
export const refuseOtherOrigins =
  ({ origins }: HttpConfig) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin, host } = headers;
    if (origin === undefined || origins.includes(origin)) return;
    const page = URL.parse(origin);
    if (page && page.host === host && isLoopback(page.hostname)) return;
    throw new AppError('forbidden');
  };
