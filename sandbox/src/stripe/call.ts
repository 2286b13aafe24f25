import type { Sandbox } from '../sandbox.ts';
import type { StripeObjects } from './objects.ts';

/** Who caused a change, as events tell it; both null for what happens by itself. */
export type Cause = {
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string;
};

/** One request in Stripe's API, read but not yet judged. */
export type StripeCall = {
  sandbox: Sandbox;
  objects: StripeObjects;
  cause: Cause;
  /** Publishable keys live in browsers: they see less and must know the client secret. */
  key: 'secret' | 'publishable';
  /** The id in the path, or empty. */
  id: string;
  params: Record<string, unknown>;
};

/** `error` answers are remembered with what they changed, e.g. a declined charge. */
export type StripeAnswer = { status: number; body: object };

export const defaultApiVersion = '2026-10-28.endive';

export const byItself: Cause = {
  requestId: null,
  idempotencyKey: null,
  apiVersion: defaultApiVersion,
};

export function ok(body: object): StripeAnswer {
  return { status: 200, body };
}
