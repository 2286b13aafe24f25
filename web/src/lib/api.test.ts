import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, refuses, silence } from '../../test/browser.ts';

const id = '019aa000-0000-7000-8000-000000000001';

async function open(address?: string) {
  const browser = openBrowser(address);
  const { api, ApiError, configureApi, bearer } = await import('./api.ts');
  const onSessionExpired = vi.fn();
  configureApi({ onSessionExpired });
  const refusal = async (asked: Promise<unknown>) => {
    const error = await asked.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ApiError)) throw new Error('it was not refused');
    return error;
  };
  return { browser, api, configureApi, bearer, onSessionExpired, refusal };
}

describe('the address of a call', () => {
  it('has parameters that cannot leave their place, and a query without what is absent', async () => {
    const { browser, api } = await open();
    browser.answers('GET /api/availability/slots/..%2F..%2Fadmin', { slots: [] });
    await api('GET /api/availability/slots/:id', {
      params: { id: '../../admin' },
      query: { date: '2026-12-01', timezone: 'America/Santiago', durationMinutes: undefined },
    });
    expect(browser.calls[0]?.url).toBe(
      '/api/availability/slots/..%2F..%2Fadmin?date=2026-12-01&timezone=America%2FSantiago',
    );
  });

  it('is on port 3002 of an unknown host, and then the cookie of the chat goes along', async () => {
    const { browser, api } = await open('https://meet.example.org/you');
    browser.answers('GET /api/config', {});
    await api('GET /api/config');
    expect(browser.calls[0]?.url).toBe('https://meet.example.org:3002/api/config');
    expect(browser.calls[0]?.init.credentials).toBe('include');
  });

  it('is what the installation says before every rule', async () => {
    const { browser, api, configureApi } = await open('https://meet.example.org/');
    configureApi({ apiUrl: 'https://api.example.net' });
    browser.answers('GET /api/config', {});
    await api('GET /api/config');
    expect(browser.calls[0]?.url).toBe('https://api.example.net/api/config');
  });
});

describe('the token of a call', () => {
  const open401 = ['GET /api/validate/:link', 'POST /api/auth/start-verification'] as const;

  it('goes along once, with one "Bearer"', async () => {
    const { browser, api, bearer } = await open();
    browser.storage.local.setItem('sessionToken', 'Bearer abc');
    browser.answers('GET /api/profile', {});
    await api('GET /api/profile');
    expect(browser.calls[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(bearer('abc')).toBe('Bearer abc');
  });

  it('stays home for calls that open a session or look at a link, and where it is not wanted', async () => {
    const { browser, api } = await open();
    browser.storage.local.setItem('sessionToken', 'abc');
    await api(open401[0], { params: { link: 'camila' }, query: {} }).catch(() => undefined);
    const body = { phoneNumber: '+56911111111', channel: 'sms' } as const;
    await api(open401[1], { body }).catch(() => undefined);
    await api('GET /api/config', { skipAuth: true }).catch(() => undefined);
    expect(browser.calls.map(({ headers }) => headers.has('authorization'))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a reply', () => {
  it('is what the server said, and its clock is followed', async () => {
    const { browser, api } = await open();
    const { nowMs } = await import('./clock.ts');
    const headers = { 'x-now': '2031-05-05T05:05:05Z' };
    browser.answers('GET /api/config', () => Response.json({ version: '3' }, { headers }));
    await expect(api('GET /api/config')).resolves.toEqual({ version: '3' });
    expect(Math.abs(nowMs() - Date.parse(headers['x-now']))).toBeLessThan(1000);
  });

  it('may be empty', async () => {
    const { browser, api } = await open();
    browser.answers('DELETE /api/contacts/a', () => new Response(null, { status: 204 }));
    await expect(api('DELETE /api/contacts/:id', { params: { id: 'a' } })).resolves.toBeUndefined();
  });

  it('that is no JSON is unreadable', async () => {
    const { browser, api, refusal } = await open();
    browser.answers('GET /api/config', () => new Response('<html>', { status: 200 }));
    expect(await refusal(api('GET /api/config'))).toMatchObject({
      status: 200,
      errorCode: 'unreadable',
    });
  });
});

describe('a refusal', () => {
  it('carries its code, fields, wait and what else helps', async () => {
    const { browser, api, refusal } = await open();
    const alternatives = [{ start: '2026-12-01T12:00:00Z', end: '2026-12-01T13:00:00Z' }];
    const fields = [{ field: 'email', code: 'invalid' }];
    const said = { errorCode: 'slot-taken', message: 'm', requestId: 'r1', alternatives, fields };
    browser.answers('POST /api/booking/quote', () =>
      Response.json(said, { status: 409, headers: { 'retry-after': '12' } }),
    );
    const body = { providerId: id, start: '2026-12-01T12:00:00Z', durationMinutes: 60 } as const;
    expect(await refusal(api('POST /api/booking/quote', { body }))).toMatchObject({
      status: 409,
      errorCode: 'slot-taken',
      requestId: 'r1',
      retryAfter: 12,
      alternatives,
      fields,
      foreignMessage: null,
    });
  });

  it('of a server that is not ours says what it said, shortened, under no code of ours', async () => {
    const { browser, api, refusal } = await open();
    browser.answers('GET /api/config', () =>
      Response.json({ error: 'x'.repeat(500) }, { status: 418 }),
    );
    const error = await refusal(api('GET /api/config'));
    expect(error.errorCode).toBe('unknown');
    expect(error.foreignMessage).toBe('x'.repeat(200));
  });

  it('by a page of something in between has no message and no wait', async () => {
    const { browser, api, refusal } = await open();
    browser.answers('GET /api/config', () => {
      const headers = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
      return new Response('<h1>Bad gateway</h1>', { status: 502, headers });
    });
    expect(await refusal(api('GET /api/config'))).toMatchObject({
      status: 502,
      errorCode: 'unknown',
      foreignMessage: null,
      retryAfter: null,
      alternatives: [],
    });
  });
});

describe('no answer', () => {
  it('is a lost network, or an offline device', async () => {
    const { browser, api, refusal } = await open();
    browser.answers('GET /api/config', breaks);
    expect(await refusal(api('GET /api/config'))).toMatchObject({
      status: 0,
      errorCode: 'network',
    });
    browser.setOnline(false);
    expect(await refusal(api('GET /api/config'))).toMatchObject({
      status: 0,
      errorCode: 'offline',
    });
  });

  it('is given up after a minute, and not before', async () => {
    const { browser, api, refusal } = await open();
    vi.useFakeTimers();
    browser.answers('GET /api/config', silence);
    const settled = vi.fn();
    const outcome = refusal(api('GET /api/config')).then((error) => (settled(), error));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 0, errorCode: 'timeout' });
  });

  it('is given up after a minute as well when the body stalls half-way', async () => {
    const { browser, api, refusal } = await open();
    vi.useFakeTimers();
    browser.answers('GET /api/config', ({ init }) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"half":'));
          init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const outcome = refusal(api('GET /api/config'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ errorCode: 'timeout' });
  });

  it('that the caller no longer wants is the caller’s own abort, not a refusal', async () => {
    const { browser, api } = await open();
    browser.answers('GET /api/config', silence);
    const caller = new AbortController();
    const asked = api('GET /api/config', { signal: caller.signal });
    caller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  const unauthenticated = refuses(401, 'unauthenticated');

  it('ends the session whose token was sent', async () => {
    const { browser, api, refusal, onSessionExpired } = await open();
    browser.storage.local.setItem('sessionToken', 'abc');
    browser.answers('GET /api/profile', unauthenticated);
    expect((await refusal(api('GET /api/profile'))).status).toBe(401);
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('reaches no caller before the sign-in is there, whichever call ended the session', async () => {
    const { browser, api, configureApi, refusal } = await open();
    let arrive = () => {};
    const onSessionExpired = () => {
      browser.storage.local.removeItem('sessionToken');
      return new Promise<void>((done) => (arrive = done));
    };
    configureApi({ onSessionExpired });
    browser.storage.local.setItem('sessionToken', 'abc');
    browser.answers('GET /api/profile', unauthenticated);
    const told: string[] = [];
    const first = refusal(api('GET /api/profile')).then(() => told.push('first'));
    await vi.waitFor(() => expect(browser.storage.local.getItem('sessionToken')).toBeNull());
    // Asked again by the page that still stands there, without a token.
    const again = refusal(api('GET /api/profile')).then(() => told.push('again'));
    await new Promise((done) => setTimeout(done, 20));
    expect(told).toEqual([]);
    arrive();
    await Promise.all([first, again]);
    expect(told).toHaveLength(2);
  });

  it('ends nothing without a token, or when the caller handles it', async () => {
    const { browser, api, refusal, onSessionExpired } = await open();
    browser.answers('GET /api/profile', unauthenticated);
    await refusal(api('GET /api/profile'));
    browser.storage.local.setItem('sessionToken', 'abc');
    await refusal(api('GET /api/profile', { passesUnauthorized: true }));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('for a token that was replaced meanwhile does not end the new session', async () => {
    const { browser, api, refusal, onSessionExpired } = await open();
    browser.storage.local.setItem('sessionToken', 'old');
    browser.answers('GET /api/profile', (call) => {
      browser.storage.local.setItem('sessionToken', 'new');
      return unauthenticated(call);
    });
    await refusal(api('GET /api/profile'));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

it('a write carries its key, its type and the wish to outlive the page', async () => {
  const { browser, api } = await open();
  browser.answers('POST /api/feedback', {});
  const body = { feedbackType: 'idea', feedbackText: 'More pictures' } as const;
  await api('POST /api/feedback', { body, idempotencyKey: 'k1', keepalive: true });
  const [call] = browser.calls;
  expect(call?.headers.get('idempotency-key')).toBe('k1');
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call?.init.keepalive).toBe(true);
  expect(call?.body).toEqual(body);
});
