import { plainDigits } from '@puente/contract/digits';
import type { ActorKind, Endpoint } from '@puente/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Actor, Client } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import { isRecord } from '../lib/record.ts';
import { bareToken, hashToken } from '../lib/token.ts';
import { readsSession } from './declared.ts';

export function bearerToken(request: FastifyRequest): string | null {
  const token = bareToken(request.headers.authorization ?? '');
  return token ? token.slice(0, 200) : null;
}

/** Finds the person of a session token; null when the token is unknown or its session over. */
export type Identify = (
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
) => Promise<Client | null>;

/**
 * Authenticates the caller. An invalid token is refused so that an ended session shows at once
 * (session-4), but not on sign-in calls and calls that ask nobody.
 */
export async function authenticate(
  identify: (token: string) => Promise<Client | null>,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Actor> {
  const { actor: kind } = endpoint;
  const token = bearerToken(request);
  if (token === null || !readsSession(endpoint)) {
    if (kind !== 'visitor') throw new AppError('unauthenticated');
    return { kind: 'visitor' };
  }
  const actor = await identify(token);
  if (!actor) throw new AppError('unauthenticated');
  if (!isAllowed(actor, kind)) throw new AppError('forbidden');
  return actor;
}

/** May this actor use an endpoint for that kind? */
function isAllowed(actor: Client, kind: ActorKind): boolean {
  if (kind === 'provider') return actor.isProvider;
  if (kind === 'manager') return actor.managedPartnerIds.length > 0;
  if (kind === 'operator') return actor.isOperator;
  return true;
}

/**
 * Identity comes from the token alone. What the body or query claims of it must be the
 * caller's own (call-1).
 */
export function checkClaims(actor: Client, ...sources: unknown[]): void {
  for (const source of sources) {
    const tokens = claimed(source, 'sessionToken');
    const ids = claimed(source, 'userId');
    const phones = ['userPhoneNumber', 'phoneNumber'].flatMap((name) => claimed(source, name));
    if (
      tokens.some((token) => !hashToken(bareToken(token)).equals(actor.tokenHash)) ||
      ids.some((id) => id !== actor.userId) ||
      phones.some((phone) => digits(phone) !== digits(actor.phone))
    )
      throw new AppError('identity-mismatch');
  }
}

/** The values of a name in a body or query; a query may repeat a name. */
function claimed(source: unknown, name: string): string[] {
  if (!isRecord(source)) return [];
  return [source[name]]
    .flat()
    .filter((one) => typeof one === 'string')
    .filter((one) => one !== '');
}

function digits(phone: string): string {
  return plainDigits(phone).replace(/\D/g, '');
}
