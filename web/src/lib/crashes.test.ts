import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';

const path = 'POST /api/error-monitoring';

async function open() {
  const browser = openBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  browser.answers(path, { reportId: 'r' });
  return { browser, ...(await import('./crashes.ts')) };
}

const messages = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => JSON.parse(JSON.stringify(body)).error.message);

describe('what crashes', () => {
  it('is reported, those that came together in their order', async () => {
    const { browser, reportCrash } = await open();
    await Promise.all(['first', 'second', 'third'].map((text) => reportCrash(new Error(text))));
    expect(messages(browser.callsTo(path))).toEqual(['first', 'second', 'third']);
  });

  it('never makes another crash of it', async () => {
    const { reportCrash } = await open();
    vi.stubGlobal('location', undefined);
    await expect(reportCrash(new Error('no page to speak of'))).resolves.toBeUndefined();
  });

  it('nowhere is no report', async () => {
    const { browser, reportWaiting } = await open();
    await reportWaiting();
    expect(browser.calls).toEqual([]);
  });
});
