import type { Endpoint } from '@puente/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, Client } from '../lib/actor.ts';
import type { Upload } from './upload.ts';

type Output<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;

/** What a handler is given: a proven actor and checked input. */
export type RouteInput<E extends Endpoint> = {
  actor: E['actor'] extends 'visitor' ? Actor : Client;
  params: Output<E, 'params'>;
  query: Output<E, 'query'>;
  body: Output<E, 'body'>;
  /** Of endpoints that take one; its content is not judged yet. */
  file: E extends { takesFile: object } ? Upload : undefined;
  /** The caller's address, for limits; never logged with a person. */
  address: string;
  /** Id of the visitor's signed cookie; made and set on first use. */
  visitorId: () => string;
  /** Id of the visitor's signed cookie, null where none was set yet. */
  existingVisitorId: () => string | null;
  request: FastifyRequest;
};

/** JSON made by hand where a reply is large and hot, as text or as its bytes; sent as it is. */
export type RawJson = { rawJson: string | Buffer };
export const rawJson = (json: string | Buffer): RawJson => ({ rawJson: json });

export type Route = {
  endpoint: Endpoint;
  handle: (input: RouteInput<Endpoint>) => Promise<unknown>;
};

/** Binds an endpoint of the contract to its use case. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (input: RouteInput<E>) => Promise<z.input<E['reply']> | RawJson>,
): Route => {
  // The adapter gives each handler what its own endpoint promises.
  const typed: unknown = handle;
  return { endpoint, handle: typed as Route['handle'] };
};
