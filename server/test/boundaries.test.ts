import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file that breaks the rule, and what it imports. */
type Breach = { from: string; to: string };

const breaches: Record<string, Breach> = {
  'no-cycles': { from: 'server/src/lib/one.ts', to: './two.ts' },
  'contract-stands-alone': { from: 'contract/src/word.ts', to: '../../server/src/lib/ids.ts' },
  'sandbox-is-a-stranger': { from: 'sandbox/src/main.ts', to: '../../contract/src/policy.ts' },
  'server-knows-no-client': { from: 'server/src/lib/web.ts', to: '../../../web/src/main.ts' },
  'web-knows-no-server': { from: 'web/src/lib/api.ts', to: '../../../server/src/lib/ids.ts' },
  'web-reads-contract-types-only': {
    from: 'web/src/lib/booking.ts',
    to: '../../../contract/src/booking.ts',
  },
  'routes-only-bind': { from: 'server/src/features/word/routes.ts', to: './store.ts' },
  'rules-are-pure': { from: 'server/src/features/word/rules.ts', to: './service.ts' },
  'stores-decide-nothing': { from: 'server/src/features/word/store.ts', to: './present.ts' },
  'kysely-only-in-stores': { from: 'server/src/lib/query.ts', to: 'kysely' },
  'nouns-keep-their-stores': {
    from: 'server/src/features/word/one/service.ts',
    to: '../other/store.ts',
  },
  'features-meet-at-service-or-rules': {
    from: 'server/src/features/word/service.ts',
    to: '../other/store.ts',
  },
  'features-see-ports': {
    from: 'server/src/features/word/jobs.ts',
    to: '../../gateways/cards/stripe.ts',
  },
  'vendors-only-in-gateways': { from: 'server/src/lib/card.ts', to: 'stripe' },
  'lib-is-the-bottom': { from: 'server/src/lib/upwards.ts', to: '../features/word/present.ts' },
  'ground-knows-no-feature': {
    from: 'server/src/http/pages.ts',
    to: '../features/word/present.ts',
  },
  'ui-knows-no-product': { from: 'web/src/ui/button.ts', to: '../features/word/queries.ts' },
  'web-lib-is-the-bottom': { from: 'web/src/lib/button.ts', to: '../ui/button.ts' },
  'web-features-below-pages': {
    from: 'web/src/features/word/queries.ts',
    to: '../../pages/word.ts',
  },
  'web-features-meet-at-queries': {
    from: 'web/src/features/word/card.ts',
    to: '../other/state.ts',
  },
};

/** The rules by name, from the configuration that `npm run boundaries` reads. */
const readRules = async (): Promise<string[]> => {
  const file: unknown = await import(join(root, '.dependency-cruiser.mjs'));
  return z
    .object({ default: configuration })
    .parse(file)
    .default.forbidden.map(({ name }) => name);
};
const configuration = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

type Violation = { from: string; rule: { name: string } };

let house = '';
let violations: Violation[] = [];

const write = (path: string, source: string): void => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
};

/** A small house of its own in which every rule is broken once. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'puente-boundaries-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, file), join(house, file));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const sources = Object.values(breaches);
  for (const { from, to } of sources)
    if (to.startsWith('.')) write(join(dirname(from), to), 'export const value = 1;\n');
  for (const { from, to } of sources)
    write(from, `import { value } from '${to}';\nexport const used = value;\n`);
  write('server/src/lib/two.ts', "import { used } from './one.ts';\nexport const value = used;\n");
  const rooms = ['contract/src', 'server/src', 'sandbox/src', 'web/src'];
  const cruised = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...rooms],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = JSON.parse(cruised.stdout).summary.violations;
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the boundaries between rooms', () => {
  test('are each broken on purpose here', async () => {
    expect(Object.keys(breaches).toSorted()).toEqual((await readRules()).toSorted());
  });

  test.each(Object.entries(breaches))('%s is noticed when broken', (name, { from }) => {
    const found = violations.filter((one) => one.from === from).map((one) => one.rule.name);
    expect(found).toContain(name);
  });
});
