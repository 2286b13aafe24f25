import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';

describe('a server that answered although the browser says it is offline', () => {
  it('tells everything that waits for the network', async () => {
    const browser = openBrowser();
    const { reportOnline } = await import('./online.ts');
    const heard = browser.heard('online', 'offline');
    browser.setOnline(false);
    reportOnline();
    expect(heard).toEqual(['offline', 'online']);
  });

  it('sends what was kept for then', async () => {
    const browser = openBrowser();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    browser.answers('POST /api/error-monitoring', () => new Response('', { status: 503 }));
    const { sendReport } = await import('../lib/crash-report.ts');
    const { reportOnline } = await import('./online.ts');
    await sendReport(new Error('x'));
    browser.answers('POST /api/error-monitoring', { reportId: 'r' });
    reportOnline();
    const { local } = await import('../lib/storage.ts');
    await vi.waitFor(() => expect(local.get('crashReports')).toBeNull());
  });
});
