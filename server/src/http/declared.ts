import type { Endpoint } from '@puente/contract/endpoint';
import type { ErrorCode } from '@puente/contract/errors';

const everywhere: readonly ErrorCode[] = [
  'invalid-input',
  'too-many-requests',
  'internal',
  'unavailable',
];
const ofSessions: readonly ErrorCode[] = ['unauthenticated', 'identity-mismatch'];
const ofBodies: readonly ErrorCode[] = ['too-large', 'unsupported-type'];
const ofIdempotency: readonly ErrorCode[] = ['idempotency-mismatch', 'request-in-progress'];

/** Sign-in calls take no session, and some endpoints ignore a token that was sent. */
export function readsSession({ actor, path, ignoresSession }: Endpoint): boolean {
  return !ignoresSession && !(actor === 'visitor' && path.startsWith('/api/auth/'));
}

/** Every refusal that a caller of the endpoint may get: its own, and those the adapter adds. */
export function declaredCodes(endpoint: Endpoint): Set<ErrorCode> {
  return new Set([
    ...endpoint.errors,
    ...everywhere,
    ...(endpoint.method === 'GET' ? [] : ofBodies),
    ...(readsSession(endpoint) ? ofSessions : []),
    ...(endpoint.actor === 'visitor' ? [] : (['forbidden'] as const)),
    ...(endpoint.idempotent ? ofIdempotency : []),
    ...(endpoint.params ? (['not-found'] as const) : []),
  ]);
}
