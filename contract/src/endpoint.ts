import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `visitor` anybody; `client` any signed-in person; `provider` an expert;
 * `manager` manages a partner; `operator` runs the installation.
 */
export type ActorKind = 'visitor' | 'client' | 'provider' | 'manager' | 'operator';

export type Endpoint = {
  method: Method;
  /** Fastify style path: `/api/booking/cancel/:id`. */
  path: string;
  tag: string;
  summary: string;
  actor: ActorKind;
  /** The same for everybody: a token is ignored, even an invalid one. */
  ignoresSession?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Refusals of its own, beside those that every endpoint shares. */
  errors: readonly ErrorCode[];
  /** Accepts `Idempotency-Key`: costs money or takes a slot. */
  idempotent?: boolean;
  /** Takes one file as multipart up to that size, under any name; JSON bodies are refused. */
  takesFile?: { maxBytes: number };
  /** Largest body in bytes, enforced while it is read; the server's default when absent. */
  maxBytes?: number;
  /** The reply is a file as it was kept and no JSON (`reply` is null); browsers only save it. */
  givesFile?: true;
  /** Browsers keep the reply as a file of this name. */
  savedAs?: string;
  /** Requests a minute by one person, or one address where nobody is signed in; the server's default when absent. */
  perMinute?: number;
  /** Status of success, 200 when absent. */
  status?: 200 | 201 | 202;
};

/** Identity function that keeps the literal types of one endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? Input<S> : undefined;

/** What a caller of the endpoint sends and gets, as types. */
export type Call<E extends Endpoint> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  reply: z.output<E['reply']>;
  errorCode: E['errors'][number] | SharedErrorCode;
};

export type SharedErrorCode =
  | 'invalid-input'
  | 'unauthenticated'
  | 'forbidden'
  | 'identity-mismatch'
  | 'not-found'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many-requests'
  | 'idempotency-mismatch'
  | 'request-in-progress'
  | 'internal'
  | 'unavailable';
