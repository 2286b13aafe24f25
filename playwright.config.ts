import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Without a window of its own a page costs a third less; the whole browser does as well.
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  // On two cores the third works while the others wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A recording makes every journey a sixth slower: TRACE=yes asks for one.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // A worker answers before a journey's own rules for the network; update.e2e.ts allows it.
    serviceWorkers: 'block',
    // Drawing what moves takes a sixth of a browser's time; journey.e2e.ts and path.e2e.ts let it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
});
