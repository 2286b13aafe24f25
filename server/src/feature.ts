import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Tx } from './db/connection.ts';
import type { Route } from './http/route.ts';
import type { Sockets } from './http/sockets.ts';
import type { Job, Sweep } from './jobs/job.ts';
import type { Client } from './lib/actor.ts';

/** Something of a person that must be settled before the account can go. */
export type Unsettled = {
  /** What the client words, such as `bookings`. */
  path: string;
  /** For people who read JSON. */
  message: string;
};

/** What a feature keeps of people, and what becomes of it (docs/decisions/014). */
export type PersonalData = {
  /** Everything kept of the person, by subject; of others only what the person sees anyway. */
  export?: (context: Context, actor: Client) => Promise<Record<string, unknown>>;
  /** Locks what must not change while the account is deleted, in the order of the features. */
  lock?: (tx: Tx, userId: string) => Promise<void>;
  unsettled?: (tx: Tx, userId: string, now: Temporal.Instant) => Promise<Unsettled[]>;
  forget?: (
    tx: Tx,
    person: { userId: string; phone: string },
    now: Temporal.Instant,
  ) => Promise<void>;
};

/** All that a feature brings into the server; `app.ts` lists the features and nothing else. */
export type Feature = {
  routes?: (context: Context) => Route[];
  /** Websockets, which are not calls of the contract. */
  sockets?: (app: FastifyInstance, context: Context, sockets: Sockets) => void;
  jobs?: readonly Job[];
  sweeps?: readonly Sweep[];
  personalData?: PersonalData;
};
