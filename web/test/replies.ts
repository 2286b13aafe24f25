import { endpoints } from '@puente/contract/endpoints';
import type { ErrorCode } from '@puente/contract/errors';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError, type EndpointKey, type Reply } from '../src/lib/api.ts';
import type { ClientErrorCode } from '../src/lib/error-codes.ts';
import { local } from '../src/lib/storage.ts';

// What was said by the server, and when.

/** A refusal as the server sends it. */
export function refusal(status: number, errorCode: ErrorCode): ApiError {
  return new ApiError(status, { errorCode, message: 'Words of the server' }, 'unknown');
}

/** The call got no answer. */
export function lost(way: ClientErrorCode): ApiError {
  return new ApiError(0, null, way);
}

/** The reply of a call, as its schema takes it: a contract that changes breaks the test. */
export function reply<K extends EndpointKey>(call: K, data: Reply<K>): Reply<K>;
export function reply(call: string, data: unknown): unknown {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === call);
  const read = endpoint?.reply.parse(data);
  expect(read, `${call} has fields that the contract doesn't know`).toEqual(data);
  return data;
}

/** An id as the server gives them. */
export function uuid(number: number): string {
  return `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** It is this moment for everybody, and people have chosen this zone, and US dollars. */
export function atMoment(now: string, timeZone = 'America/Santiago'): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    local.set('userConfig', { timeZone, currency: 'USD' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    local.remove('userConfig');
  });
}
