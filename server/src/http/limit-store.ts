import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../lib/actor.ts';
import { addressKey } from '../lib/address.ts';
import type { Clock } from '../lib/clock.ts';

/**
 * Whose requests are counted: the signed-in person, else the address. A browser that aborted its
 * request has no address any more.
 */
export function callerKey(request: FastifyRequest, actor?: Actor): string {
  if (actor?.kind === 'client') return `user ${actor.userId}`;
  return request.socket.remoteAddress ? addressKey(request.ip) : 'gone';
}

type Window = { count: number; startMs: number };

/** Callers remembered per limit; beyond that the least recently used is forgotten. */
const most = 5000;

/**
 * Counts requests in windows of the product's clock (quotas follow it, chat-1); the limiter's
 * own store knows the machine's alone.
 */
export const limitStore = (clock: Clock): FastifyRateLimitStoreCtor =>
  class ClockedStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(
      caller: string,
      done: (error: Error | null, result: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const nowMs = clock.now().epochMilliseconds;
      const known = this.#windows.get(caller);
      const isOpen = known && known.startMs <= nowMs && nowMs < known.startMs + windowMs;
      const { count, startMs } = isOpen ? known : { count: 0, startMs: nowMs };
      // Maps iterate in insertion order: the first key is the least recently used.
      this.#windows.delete(caller);
      this.#windows.set(caller, { count: count + 1, startMs });
      if (this.#windows.size > most) this.#windows.delete(this.#windows.keys().next().value ?? '');
      done(null, { current: count + 1, ttl: startMs + windowMs - nowMs });
    }

    child(): FastifyRateLimitStore {
      return new ClockedStore();
    }
  };
