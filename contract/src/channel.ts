import type { z } from 'zod';

/** A websocket of the product: its address, and the messages that either side may send. */
export type Channel = {
  /** Fastify style path: `/api/meeting/:roomId/ws`. */
  path: string;
  tag: string;
  summary: string;
  params?: z.ZodType;
  fromClient: z.ZodType;
  fromServer: z.ZodType;
  /** Largest message from the client, in characters of JSON. */
  maxLength: number;
  /** Messages a connection may send in a minute of real time. */
  messagesPerMinute: number;
};

/** Identity function that keeps the literal types of one channel. */
export function channel<const C extends Channel>(definition: C): C {
  return definition;
}

/** What the client sends, as it writes it. */
export type FromClient<C extends Channel> = z.input<C['fromClient']>;
/** What the client sent, parsed. */
export type Received<C extends Channel> = z.output<C['fromClient']>;
export type FromServer<C extends Channel> = z.output<C['fromServer']>;
