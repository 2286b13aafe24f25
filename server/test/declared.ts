import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import type { ErrorCode } from '@puente/contract/errors';
import { declaredCodes } from '../src/http/declared.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Addresses without parameters first, as the router prefers them. */
const known = endpoints
  .map((endpoint: Endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
  .toSorted(
    (a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')),
  );

/**
 * A refusal that the called endpoint doesn't declare fails the test that met it: programs and the
 * description of the interface go by what is declared.
 */
export const checkDeclared = (method: string, path: string, reply: unknown): void => {
  if (typeof reply !== 'object' || reply === null || !('errorCode' in reply)) return;
  const address = path.split('?')[0] ?? '';
  const called = known.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(address),
  )?.endpoint;
  if (called && !declaredCodes(called).has(reply.errorCode as ErrorCode))
    throw new Error(`${method} ${called.path} does not declare ${String(reply.errorCode)}`);
};
