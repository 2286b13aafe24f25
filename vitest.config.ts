import { defineConfig } from 'vitest/config';

// No test mocks a module and no module keeps state between files: a worker loads each once.
const isolate = false;

// What hangs fails; what is slow on a busy machine doesn't.
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'sandbox/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          testTimeout,
          isolate,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          isolate,
        },
      },
    ],
    // On two cores the third works while the others wait for their databases.
    maxWorkers: 3,
  },
});
