import type { Endpoint } from '@puente/contract/endpoint';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, Client } from '../lib/actor.ts';
import type { Upload } from './upload.ts';

type Output<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;

/** A handler's input: the authenticated actor and the validated request. */
export type RouteInput<E extends Endpoint> = {
  actor: E['actor'] extends 'visitor' ? Actor : Client;
  params: Output<E, 'params'>;
  query: Output<E, 'query'>;
  body: Output<E, 'body'>;
  /** The uploaded file, where the endpoint takes one; its content isn't checked yet. */
  file: E extends { takesFile: object } ? Upload : undefined;
  /** The caller's address, for limits; never logged with a person. */
  address: string;
  /** Id in the visitor's signed cookie, which is set on first use. */
  visitorId: () => string;
  /** Id in the visitor's signed cookie; null where the browser sent none. */
  existingVisitorId: () => string | null;
  request: FastifyRequest;
};

/** Serialised JSON of a large and frequent reply, sent as it is. */
export type RawJson = { rawJson: string | Buffer };
export function rawJson(json: string | Buffer): RawJson {
  return { rawJson: json };
}

/** A kept file, handed out as a download; `name` is a plain name with an ending. */
export type FileReply = { file: { bytes: Readable; length: number; type: string; name: string } };

/** The input as the adapter has it: the endpoint's schemas have checked it. */
export type CheckedInput = Omit<
  RouteInput<Endpoint>,
  'actor' | 'params' | 'query' | 'body' | 'file'
> & {
  actor: Actor;
  params: unknown;
  query: unknown;
  body: unknown;
  file: Upload | undefined;
};

export type Route = {
  endpoint: Endpoint;
  handle: (input: CheckedInput) => Promise<unknown>;
};

/** Binds an endpoint of the contract to its use case. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: RouteInput<E>) => Promise<z.input<E['reply']> | RawJson | FileReply>,
): Route {
  // The adapter passes each handler the input of its own endpoint.
  const typed: unknown = handle;
  return { endpoint, handle: typed as Route['handle'] };
}
