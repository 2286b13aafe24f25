// Prints our figures beside their limits and peers of the same run, and keeps them in RESULTS.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

const suites = {
  slots: () => import('./slots.ts'),
  availability: () => import('./availability.ts'),
  booking: () => import('./booking.ts'),
  match: () => import('./match.ts'),
  experts: () => import('./experts.ts'),
  'first-load': () => import('./first-load.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  tests: () => import('./tests.ts'),
};

const wanted = process.argv.slice(2);
const names = Object.keys(suites).filter((name) => wanted.length === 0 || wanted.includes(name));

// Every suite in a process of its own: none inherits the heap or the warm code of another.
const inner = process.env['BENCH_SUITE'];
if (inner) {
  const suite = suites[inner as keyof typeof suites];
  const rows: Row[] = await (await suite()).run();
  process.stdout.write(`\n@rows ${JSON.stringify(rows)}\n`);
  process.exit(0);
}

const line = (row: Row): string =>
  `| ${row.name} | ${row.figure} | ${row.beside} | ${row.ratio?.toFixed(3) ?? ''} | ${row.isMet ? 'yes' : 'no'} |`;

const sections: string[] = [];
for (const name of names) {
  const output = execFileSync(process.execPath, [import.meta.filename], {
    encoding: 'utf8',
    env: { ...process.env, BENCH_SUITE: name },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const rows = JSON.parse(/^@rows (.*)$/m.exec(output)?.[1] ?? '[]') as Row[];
  const table = [
    `## ${name}`,
    '',
    '| what | ours | limit or peer | ratio | aim met |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(line),
  ].join('\n');
  console.log(`${table}\n`);
  sections.push(table);
}

if (wanted.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const date = Temporal.Now.plainDateISO('UTC').toString();
  const head = `# Results of \`npm run bench\`\n\n${machine}; ${date}. Shared machine: read the ratios, not the absolute figures.\n`;
  writeFileSync(new URL('RESULTS.md', import.meta.url), `${head}\n${sections.join('\n\n')}\n`);
}
