import type { Endpoints } from '@puente/contract/endpoints';
import type { ErrorReply, FieldError, OwnMeeting, TimeClash } from '@puente/contract/errors';
import type { ClientErrorCode, KnownErrorCode } from './error-codes.ts';
import { baseAddressFor } from './base-address.ts';
import { followServerClock } from './clock.ts';
import { local } from './storage.ts';

/** A request is given up after a minute (call-3). */
const requestTimeoutMs = 60_000;

/** Longest message shown from a server that isn't ours, in characters. */
const maxForeignMessage = 200;

/** These never carry the stored token (call-2). */
const pathsWithoutToken = [
  '/api/validate/',
  '/api/invitations/validate',
  '/api/partner-invites/validate',
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/start-verification',
  '/api/auth/check-verification',
  '/api/partner/config/',
];

export type EndpointKey = keyof Endpoints;
export type Reply<K extends EndpointKey> = Endpoints[K]['reply'];
export type Body<K extends EndpointKey> = Endpoints[K]['body'];
export type Query<K extends EndpointKey> = Endpoints[K]['query'];

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Partial<Record<Name, unknown>> extends Record<Name, T>
    ? { [K in Name]?: T }
    : object extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };

export type CallOptions<K extends EndpointKey> = Part<'params', Endpoints[K]['params']> &
  Part<'query', Endpoints[K]['query']> &
  Part<'body', Endpoints[K]['body']> & {
    signal?: AbortSignal | undefined;
    /** For writes that cost money or take a slot: the same key gets the same reply. */
    idempotencyKey?: string;
    /** Visitors may validate links without being signed in (call-2). */
    skipAuth?: boolean;
    /** The caller handles a 401: it doesn't end the session. */
    passesUnauthorized?: boolean;
    /** Sent even when the page is being left. */
    keepalive?: boolean;
  };

type Arguments<K extends EndpointKey> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** A refusal by the server, or a failure on the way to it (`network`, `timeout`, `unreadable`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when there was no response. */
  readonly status: number;
  readonly errorCode: KnownErrorCode;
  /** The message of a server whose error code is unknown; known codes have texts of their own. */
  readonly foreignMessage: string | null;
  readonly fields: FieldError[];
  readonly requestId: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
  /** The nearest free slots, with `slot-taken` and `slot-unavailable`. */
  readonly alternatives: { start: string; end: string }[];
  /** Each of several times that can't be had, with `slot-taken` and `slot-unavailable`. */
  readonly clashes: TimeClash[];
  /** Where the expert comes to, the nearest first, with `address-not-in-area`. */
  readonly areas: ErrorReply['areas'];
  /** The state of the payment, with `payment-incomplete`. */
  readonly payment: ErrorReply['payment'];
  /** What cancelling refunds now, with `refund-changed`. */
  readonly refundTerms: ErrorReply['refundTerms'];
  /** The person's own meetings and holds, with `own-clash` and `hold-limit-reached`. */
  readonly ownMeetings: OwnMeeting[];
  /** Other ways to sign in, with `code-sends-exceeded`. */
  readonly ways: ErrorReply['ways'];

  constructor(
    status: number,
    reply: (Partial<ErrorReply> & { error?: string }) | null,
    code: ClientErrorCode,
    retryAfter: number | null = null,
  ) {
    super(reply?.message ?? reply?.error ?? code);
    this.status = status;
    this.errorCode = reply?.errorCode ?? code;
    this.foreignMessage = reply?.errorCode
      ? null
      : ((reply?.error ?? reply?.message ?? null)?.slice(0, maxForeignMessage) ?? null);
    this.fields = reply?.fields ?? [];
    this.requestId = reply?.requestId ?? null;
    this.retryAfter = retryAfter;
    this.alternatives = reply?.alternatives ?? [];
    this.clashes = reply?.clashes ?? [];
    this.areas = reply?.areas;
    this.payment = reply?.payment;
    this.refundTerms = reply?.refundTerms;
    this.ownMeetings = reply?.ownMeetings ?? [];
    this.ways = reply?.ways;
  }
}

type Hooks = {
  /**
   * A 401 came although a token was sent: the session is over (session-4). Resolves when its person
   * has been told and taken to the sign-in.
   */
  onSessionExpired: () => Promise<void> | void;
  /** Hosts of the product itself, where server and page share an origin. */
  ownHosts: string[];
  /** The API's origin as configured by the installation; takes precedence over every rule. */
  apiUrl: string | null;
};
let hooks: Hooks = { onSessionExpired: () => undefined, ownHosts: [], apiUrl: null };

/** Called once by the shell, with what the layers above this file do. */
export function configureApi(given: Partial<Hooks>): void {
  hooks = { ...hooks, ...given };
}

let sessionEnd: Promise<void> | void;

/** Reports that the session is over, for callers that handle 401s themselves. */
export function reportExpired(): void {
  sessionEnd = hooks.onSessionExpired();
}

/** The origin of API calls; empty for the page's own. */
export function apiBaseAddress(): string {
  return hooks.apiUrl ?? baseAddressFor(globalThis.location, hooks.ownHosts);
}

/**
 * Calls one endpoint of the contract, `api('GET /api/availability/slots/:id', { params, query })`,
 * and returns its typed reply.
 * @throws {ApiError} for every refusal, lost connection and timeout
 */
export async function api<K extends EndpointKey>(
  key: K,
  ...[options]: Arguments<K>
): Promise<Reply<K>> {
  const [method = 'GET', template = ''] = key.split(' ', 2);
  const given = (options ?? {}) as CallOptions<EndpointKey>;
  const path = filledPath(template, given.params);
  const token =
    given.skipAuth || pathsWithoutToken.some((part) => path.includes(part))
      ? null
      : local.get('sessionToken');
  const base = apiBaseAddress();
  const response = await send(base + path + searchOf(given.query), given.signal, {
    method,
    headers: headersFor(token, given),
    // The visitor's cookie counts the exchanges of the chat, on another port or host as well.
    credentials: base ? 'include' : 'same-origin',
    keepalive: given.keepalive ?? false,
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
  return replyOf<K>(response, token, given.passesUnauthorized);
}

function filledPath(template: string, params: object | undefined): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return template.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(`${values.get(name) as string | number}`),
  );
}

/** The timeout covers the whole response: one that stalls half-way is aborted as well. */
async function send(
  address: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), requestTimeoutMs);
  try {
    const response = await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    const { status, headers } = response;
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : await response.arrayBuffer(), { status, headers });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late.signal.aborted) throw new ApiError(0, null, 'timeout');
    throw new ApiError(0, null, navigator.onLine ? 'network' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size ? `?${search}` : '';
}

function headersFor(token: string | null, given: CallOptions<EndpointKey>): HeadersInit {
  return {
    accept: 'application/json',
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: bearer(token) } : {}),
    ...(given.idempotencyKey ? { 'idempotency-key': given.idempotencyKey } : {}),
  };
}

/**
 * Returns the reply of a response, or throws its refusal.
 * @param token the token of the request
 */
export async function replyOf<K extends EndpointKey>(
  response: Response,
  token: string | null,
  passesUnauthorized = false,
): Promise<Reply<K>> {
  followServerClock(response.headers);
  if (response.ok) return (await readJson(response)) as Reply<K>;
  if (response.status === 401 && !passesUnauthorized) {
    // Only if the refused token is still the stored one: a late response must not end a new session.
    if (token && token === local.get('sessionToken')) reportExpired();
    // Until the sign-in is there the page stays as it is, instead of showing refusals.
    await sessionEnd;
  }
  throw await refusalOf(response);
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, null, 'unreadable');
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  // A gateway in front of the server may respond with a page of its own instead of our JSON.
  const reply = (await response.json().catch(() => null)) as Partial<ErrorReply> | null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const fallback: ClientErrorCode = response.status === 0 ? 'network' : 'unknown';
  return new ApiError(response.status, reply, fallback, Number.isFinite(seconds) ? seconds : null);
}

/** The value of the `Authorization` header for a stored token. */
export function bearer(token: string): string {
  return token.startsWith('Bearer ') ? token : `Bearer ${token}`;
}
