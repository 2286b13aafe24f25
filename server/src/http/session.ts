import { createHash } from 'node:crypto';
import { plainDigits } from '@puente/contract/digits';
import type { ActorKind, Endpoint } from '@puente/contract/endpoint';
import type { Currency, Language } from '@puente/contract/policy';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Actor, Client } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import { looksAtSession } from './declared.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token as it is kept, also where somebody gave it as a header carries it. */
export const bareToken = (given: string): string => given.replace(/^Bearer\s+/i, '').trim();

export const bearerToken = (request: FastifyRequest): string | null => {
  const token = bareToken(request.headers.authorization ?? '');
  return token ? token.slice(0, 200) : null;
};

type SessionRow = {
  id: string;
  phone: string;
  name: string;
  last_name: string;
  email: string | null;
  language: Language;
  currency: Currency;
  timezone: string;
  is_operator: boolean;
  is_provider: boolean;
  managed: string[];
};

/** The person behind a session token, or null when it is unknown or over. */
export const findActor = async (
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Client | null> => {
  const tokenHash = hashToken(token);
  const { rows } = await sql<SessionRow>`
    select u.id, u.phone, u.name, u.last_name, u.email, u.language, u.currency, u.timezone,
      u.is_operator,
      exists (select 1 from providers p where p.id = u.id) as is_provider,
      array(select partner_id::text from partner_managers m where m.user_id = u.id) as managed
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${context.clock.now()}
      and u.deleted_at is null`.execute(context.db);
  const row = rows[0];
  if (!row) return null;
  return {
    kind: 'client',
    userId: row.id,
    phone: row.phone,
    name: row.name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    currency: row.currency,
    timezone: row.timezone,
    isProvider: row.is_provider,
    managedPartnerIds: row.managed,
    isOperator: row.is_operator,
    tokenHash,
  };
};

/** May this actor use an endpoint for that kind? */
const isAllowed = (actor: Client, kind: ActorKind): boolean => {
  if (kind === 'provider') return actor.isProvider;
  if (kind === 'manager') return actor.managedPartnerIds.length > 0;
  if (kind === 'operator') return actor.isOperator;
  return true;
};

/**
 * Who is asking. A token that is no good is refused so that an ended session shows at once
 * (SPEC §4), but not on the sign-in calls and where nobody is asked.
 */
export const proveActor = async (
  context: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Actor> => {
  const { actor: kind } = endpoint;
  const token = bearerToken(request);
  if (token === null || !looksAtSession(endpoint)) {
    if (kind !== 'visitor') throw new AppError('unauthenticated');
    return { kind: 'visitor' };
  }
  const actor = await findActor(context, token);
  if (!actor) throw new AppError('unauthenticated');
  if (!isAllowed(actor, kind)) throw new AppError('forbidden');
  return actor;
};

/** What a body or query says under a name; a query may say it more than once. */
const claimed = (source: unknown, name: string): string[] => {
  if (typeof source !== 'object' || source === null || !(name in source)) return [];
  const value = (source as Record<string, unknown>)[name];
  return [value].flat().filter((one) => typeof one === 'string' && one !== '') as string[];
};

const digits = (phone: string): string => plainDigits(phone).replace(/\D/g, '');

/**
 * Identity comes from the token alone. What the body or query claims of it (SPEC §7) must be the
 * caller's own (DECISIONS, Who may do what).
 */
export const checkClaims = (actor: Client, ...sources: unknown[]): void => {
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
};
