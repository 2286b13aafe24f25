import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const broken: string[] = [];

/** Cruises one file that breaks a rule on purpose. */
const cruise = (file: string, source: string): { status: number | null; output: string } => {
  const path = `${root}${file}`;
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  writeFileSync(path, source);
  broken.push(path);
  const result = spawnSync('depcruise', ['--config', '.dependency-cruiser.mjs', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH']}` },
  });
  return { status: result.status, output: result.stdout + result.stderr };
};

afterEach(() => {
  for (const path of broken.splice(0)) rmSync(path, { force: true });
});

describe('the boundaries between rooms', () => {
  test.each([
    [
      'lib-is-the-bottom',
      'server/src/lib/zz-broken.ts',
      "import '../features/booking/service.ts';",
    ],
    [
      'server-knows-no-client',
      'server/src/lib/zz-broken.ts',
      "import '../../../sandbox/src/main.ts';",
    ],
    ['sandbox-is-a-stranger', 'sandbox/src/zz-broken.ts', "import '@puente/contract/policy';"],
    [
      'web-reads-contract-types-only',
      'web/src/lib/zz-broken.ts',
      "import { booking } from '@puente/contract/booking';\nconsole.log(booking);",
    ],
    ['vendors-only-in-gateways', 'server/src/lib/zz-broken.ts', "import 'stripe';"],
    [
      'features-meet-at-service-or-rules',
      'server/src/features/chat/zz-broken.ts',
      "import '../booking/store.ts';",
    ],
  ])('%s is noticed when broken', (rule, file, source) => {
    const { status, output } = cruise(file, source);
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });
});
