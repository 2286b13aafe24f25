import type { ErrorCode, ErrorReply } from '@puente/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stillOf } from '../../../test/still.tsx';
import { ApiError } from '../../lib/api.ts';
import { type RefusalView, useRefusal } from './use-refusal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A refusal as its form shows it. */
async function shown(
  error: unknown,
  call?: 'check' | 'send',
  language: 'en' | 'es' = 'en',
): Promise<RefusalView> {
  const views: RefusalView[] = [];
  function Form() {
    views.push(useRefusal(error, call));
    return null;
  }
  await stillOf(<Form />, language);
  return views.at(-1) ?? expect.unreachable();
}

function refused(status: number, reply: Partial<ErrorReply> & { error?: string }, wait?: number) {
  return new ApiError(status, reply, 'unknown', wait ?? null);
}
const coded = (errorCode: ErrorCode, status = 400, more: Partial<ErrorReply> = {}) =>
  refused(status, { errorCode, message: 'of the server', ...more });

describe('a refusal in a form of signing in', () => {
  it('is nothing where nothing was refused', async () => {
    expect(await shown(null)).toMatchObject({
      text: undefined,
      waiting: false,
      seconds: 0,
      code: null,
    });
  });

  it('is said once: beside the button, or at the field that it is about', async () => {
    const elsewhere = await shown(coded('credentials-wrong'));
    expect(elsewhere.text).toBeTruthy();
    expect(elsewhere.field('phoneNumber', 'invalid-phone')).toBeUndefined();
    const wrong = await shown(coded('code-wrong'));
    expect(wrong.text).toBeUndefined();
    expect(wrong.field('code', 'code-wrong')).toBeTruthy();
    expect(wrong.field('phoneNumber', 'invalid-phone')).toBeUndefined();
    const fields = [{ path: 'body.email', message: 'x' }];
    const input = await shown(coded('invalid-input', 400, { fields }));
    expect(input.text).toBeUndefined();
    expect(input.field('email')).toBeTruthy();
    expect(input.field('phoneNumber')).toBeUndefined();
  });

  it('waits as long as the server said, and only where it refused for the number of tries', async () => {
    const wait = refused(429, { errorCode: 'code-sends-exceeded', message: '' }, 90);
    expect(await shown(wait)).toMatchObject({ waiting: true, seconds: 90 });
    expect(await shown(refused(503, {}, 90))).toMatchObject({ waiting: false, seconds: 0 });
    const none = refused(429, { errorCode: 'code-sends-exceeded', message: '' });
    expect(await shown(none)).toMatchObject({ waiting: false, seconds: 0 });
  });

  it('is an outage where nobody here can help it, in either language', async () => {
    const failures = [
      refused(500, {}),
      refused(503, {}),
      coded('unauthenticated', 503),
      refused(408, {}),
    ];
    for (const error of failures) {
      expect((await shown(error)).text).toBe('Service temporarily unavailable. Please try again.');
      expect((await shown(error, 'check', 'es')).text).not.toContain('Service');
    }
  });

  it('of a server that has other words is told with its status and words', async () => {
    const odd = refused(418, { error: 'Teapot' });
    expect((await shown(odd)).text).toBe('Verification failed (418): Teapot');
    expect((await shown(refused(418, {}))).text).toBe('Verification failed (418): Unknown error');
    expect((await shown(odd, 'send')).text).toBe("We couldn't send the code. Try again.");
  });

  it('that comes as a success is none', async () => {
    expect((await shown(refused(200, { error: 'Not this time' }))).text).toBe('Not this time');
    expect((await shown(refused(200, {}))).text).toBe('Verification failed');
  });

  it('without a network is told as that, and not as a failed verification', async () => {
    for (const way of ['network', 'offline', 'timeout'] as const) {
      const { text } = await shown(new ApiError(0, null, way));
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/Verification failed|temporarily unavailable/);
    }
  });

  it('names WhatsApp where a code would still be sent by it', async () => {
    const view = await shown(coded('code-sends-exceeded', 429, { ways: ['whatsapp', 'later'] }));
    expect(view.leavesWhatsapp).toBe(true);
    expect(view.text).toContain('Choose WhatsApp');
    const none = await shown(coded('code-sends-exceeded', 429, { ways: ['later'] }));
    expect(none.leavesWhatsapp).toBe(false);
    expect(none.text).not.toContain('WhatsApp');
  });
});
