import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, refuses } from '../../test/browser.ts';

const path = 'POST /api/error-monitoring';

async function open() {
  const browser = openBrowser('http://localhost:3000/book/p1?authToken=secret-token-of-a-link');
  Object.assign(browser.document, { visibilityState: 'visible' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  browser.answers(path, { reportId: 'r1' });
  const { local, tab } = await import('./storage.ts');
  const { ApiError } = await import('./api.ts');
  return { browser, local, tab, ApiError, ...(await import('./crash-report.ts')) };
}

const crash = (message: string) => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (http://localhost:3000/assets/a-1.js:10:20)`;
  return error;
};

describe('a crash', () => {
  it('is reported with where it happened, and without what is secret', async () => {
    const { browser, local, tab, sendReport } = await open();
    local.set('sessionToken', 'abc');
    local.set('partnerId', 'casa-abierta');
    tab.set('bookingDraft', {
      step: 'about',
      providerId: 'p1',
      form: { email: 'ines@example.com' },
    });
    await sendReport(crash('no x for ines@example.com at +56 9 1234 5678'), 'at Booking');
    const [call] = browser.callsTo(path);
    expect(call?.body).toMatchObject({
      error: { name: 'TypeError', message: 'no x for [hidden] at [hidden]' },
      path: '/book/p1',
      partnerId: 'casa-abierta',
      componentStack: 'at Booking',
      bookingContext: { step: 'about', providerId: 'p1', hasForm: true },
      localStorage: { sessionToken: true, phoneNumber: false },
    });
    const sent = JSON.stringify(call?.body);
    for (const secret of ['secret-token', 'ines@', '1234', '"abc"'])
      expect(sent).not.toContain(secret);
    expect(call?.init).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(call?.headers.has('authorization')).toBe(false);
  });

  it('is reported once on a page, and five at most', async () => {
    const { browser, sendReport } = await open();
    for (let i = 0; i < 3; i++) await sendReport(crash('the same'));
    expect(browser.calls).toHaveLength(1);
    for (let i = 0; i < 10; i++) await sendReport(crash(`another ${'x'.repeat(i)}`));
    expect(browser.calls).toHaveLength(5);
  });

  it('is none when it is a refusal, an abort, an extension’s or the browser’s own', async () => {
    const { browser, ApiError, sendReport } = await open();
    const ofExtension = crash('x');
    ofExtension.stack = 'TypeError: x\n at chrome-extension://abc/a.js:1:1';
    for (const thrown of [
      null,
      undefined,
      new ApiError(500, null, 'unknown'),
      new DOMException('', 'AbortError'),
      new Error('ResizeObserver loop completed with undelivered notifications.'),
      ofExtension,
    ])
      await sendReport(thrown);
    expect(browser.calls).toEqual([]);
  });

  it('may be anything that was thrown', async () => {
    const { browser, sendReport } = await open();
    await sendReport('a text');
    await sendReport({ an: 'object' });
    expect(browser.calls.map(({ body }) => body)).toMatchObject([
      { error: { name: 'Thrown', message: 'a text' } },
      { error: { name: 'Thrown', message: 'Something was thrown' } },
    ]);
  });

  it('too long for the server loses what helps least', async () => {
    const { browser, sendReport } = await open();
    await sendReport(crash('ñ'.repeat(50_000)), 'ñ at\n'.repeat(50_000));
    const [call] = browser.callsTo(path);
    const bytes = new TextEncoder().encode(JSON.stringify(call?.body)).length;
    const { policy } = await import('@puente/contract/policy');
    expect(bytes).toBeLessThanOrEqual(policy.crash.reportMaxBytes);
    expect(call?.body).toMatchObject({ error: { name: 'TypeError' } });
  });
});

describe('a report that cannot be sent', () => {
  it('waits for the network and is sent then', async () => {
    const { browser, local, sendReport } = await open();
    browser.setOnline(false);
    await sendReport(crash('offline'));
    expect(local.get('crashReports')).toHaveLength(1);
    browser.setOnline(true);
    await vi.waitFor(() => expect(browser.callsTo(path)).toHaveLength(2));
    expect(local.get('crashReports')).toBeNull();
  });

  it('waits when the server is in trouble, and not when it refuses', async () => {
    for (const [status, kept] of [
      [503, 1],
      [429, 1],
      [400, 0],
      [413, 0],
    ] as const) {
      const { browser, local, sendReport } = await open();
      browser.answers(path, refuses(status, 'internal'));
      await sendReport(crash('x'));
      expect(local.get('crashReports') ?? [], String(status)).toHaveLength(kept);
    }
  });

  it('waits with the five latest at most', async () => {
    const { browser, local, sendReport, sendKept } = await open();
    const before = Array.from({ length: 5 }, (_, index) => ({ version: `old ${index}` }));
    browser.storage.local.setItem('crashReports', JSON.stringify(before));
    browser.answers(path, breaks);
    await sendReport(crash('x'));
    expect(local.get('crashReports')).toHaveLength(5);
    expect(local.get('crashReports')?.[0]?.version).toBe('old 1');
    browser.answers(path, { reportId: 'r' });
    await sendKept();
    expect(local.get('crashReports')).toBeNull();
  });
});

it('what a person sends to support names the report the server has', async () => {
  const { sendReport, detailsOf } = await open();
  await sendReport(crash('x'));
  expect(JSON.parse(detailsOf(crash('y')))).toMatchObject({
    reportId: 'r1',
    error: { message: 'x' },
  });
});
