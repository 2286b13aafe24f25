import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// No test mocks a module, so files share a worker. Those of the web reset its modules (web/test/fresh.ts).
const isolate = false;

// What hangs fails; what is slow on a busy machine doesn't.
const testTimeout = 120_000;

const setupFiles = ['server/test/properties.ts', 'server/test/patience.ts'];

/** Half a minute to a minute each, which their size doesn't tell. */
const longest = /(?:money-model(?:-beside)?|plan-charge|dialogues)\.test\.ts$/;

/** Largest first, but the longest before them: begun last, they were waited for by all others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own, which answers a new list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'sandbox/**/*.test.ts', 'web/src/**/*.test.ts'],
          setupFiles: [...setupFiles, 'web/test/fresh.ts'],
          testTimeout,
          isolate,
        },
      },
      {
        // What is drawn: one document for each worker, opened once (web/test/document.ts).
        test: {
          name: 'pages',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://puente.example/' } },
          setupFiles: [...setupFiles, 'web/test/fresh.ts', 'web/test/document.ts'],
          testTimeout,
          isolate,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
          isolate,
        },
      },
    ],
    // As long as `server/test/patience.ts` gives to what is awaited.
    expect: { poll: { timeout: 30_000 } },
    // On two cores the third works while the others wait for their databases.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
