// The figures of the house, counted the same way each time: `npm run measure`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

type Area = 'contract' | 'server' | 'web' | 'sandbox';
const areas: readonly Area[] = ['contract', 'server', 'web', 'sandbox'];

/** Data in TypeScript's clothes, and tests: not what the figures of the source are about. */
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^(server|sandbox|contract|web)\/test\/|^e2e\//.test(path);
const isData = (path: string): boolean =>
  /\/demo\/|\/locales\/|^server\/src\/db\/schema\.ts$/.test(path);

type Counted = {
  path: string;
  lines: number;
  assertions: number;
  anys: number;
  nonNulls: number;
  effects: number;
  functions: { name: string; lines: number; parameters: number }[];
  imports: string[];
};

const isConstAssertion = (node: ts.AsExpression): boolean =>
  ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const';

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  (ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)) &&
  node.body !== undefined;

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) ? parent.name.getText() : '(anonymous)';
};

const count = (path: string): Counted => {
  const text = readFileSync(path, 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const counted: Counted = {
    path,
    lines: text.split('\n').length - 1,
    assertions: 0,
    anys: 0,
    nonNulls: 0,
    effects: 0,
    functions: [],
    imports: [],
  };
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !isConstAssertion(node)) counted.assertions += 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) counted.anys += 1;
    if (ts.isNonNullExpression(node)) counted.nonNulls += 1;
    if (ts.isCallExpression(node) && /^use(Layout)?Effect$/.test(node.expression.getText()))
      counted.effects += 1;
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      counted.imports.push(node.moduleSpecifier.text);
    if (isFunction(node))
      counted.functions.push({
        name: nameOf(node),
        lines: lineOf(node.end) - lineOf(node.getStart()) + 1,
        parameters: node.parameters.length,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return counted;
};

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const perThousand = (amount: number, lines: number): number =>
  lines === 0 ? 0 : (1000 * amount) / lines;

/** Pairs of server features that import each other, types included. */
const mutualFeatures = (files: readonly Counted[]): string[] => {
  const edges = new Set<string>();
  for (const { path, imports } of files) {
    const from = /^server\/src\/features\/([^/]+)\//.exec(path)?.[1];
    if (from === undefined) continue;
    for (const specifier of imports.filter((one) => one.startsWith('.'))) {
      const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
      const to = /^server\/src\/features\/([^/]+)\//.exec(target)?.[1];
      if (to !== undefined && to !== from) edges.add(`${from} ${to}`);
    }
  }
  return [...edges]
    .filter((edge) => {
      const [from = '', to = ''] = edge.split(' ');
      return from < to && edges.has(`${to} ${from}`);
    })
    .map((edge) => edge.replace(' ', ' ↔ '));
};

type Row = { figure: string; value: string; limit: string; isMet: boolean | null };

const row = (figure: string, value: number, limit: number | null, isFloor = false): Row => ({
  figure,
  value: String(Number(value.toFixed(2))),
  limit: limit === null ? '' : `${isFloor ? '≥' : '≤'} ${limit}`,
  isMet: limit === null ? null : isFloor ? value >= limit : value <= limit,
});

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.endsWith('.d.ts'));
const areaOf = (path: string): Area | undefined =>
  areas.find((area) => path.startsWith(`${area}/`));
const files = tracked.filter((path) => !isData(path)).map(count);
const tests = files.filter(({ path }) => isTest(path));
const sources = files.filter(({ path }) => !isTest(path) && areaOf(path) !== undefined);
const components = sources.filter(({ path }) => path.endsWith('.tsx'));
const functions = sources.flatMap((file) => file.functions);
const lines = sum(sources, (file) => file.lines);
const mutual = mutualFeatures(sources);

const rows: Row[] = [
  row('source files', sources.length, null),
  row('source lines', lines, null),
  row(
    'file lines, median',
    percentile(
      sources.map((file) => file.lines),
      0.5,
    ),
    70,
  ),
  row(
    'file lines, p90',
    percentile(
      sources.map((file) => file.lines),
      0.9,
    ),
    200,
  ),
  row(
    'function lines, p99',
    percentile(
      functions.map((one) => one.lines),
      0.99,
    ),
    60,
  ),
  row('longest function', Math.max(...functions.map((one) => one.lines)), 120),
  row('most parameters', Math.max(...functions.map((one) => one.parameters)), 4),
  row(
    '`any` per 1,000 lines',
    perThousand(
      sum(sources, (file) => file.anys),
      lines,
    ),
    0,
  ),
  row(
    '`as` per 1,000 lines',
    perThousand(
      sum(sources, (file) => file.assertions),
      lines,
    ),
    1.5,
  ),
  row(
    '`!` per 1,000 lines',
    perThousand(
      sum(sources, (file) => file.nonNulls),
      lines,
    ),
    0,
  ),
  row(
    'effects per 1,000 lines of TSX',
    perThousand(
      sum(sources, (file) => file.effects),
      sum(components, (file) => file.lines),
    ),
    1.2,
  ),
  row(
    'effects',
    sum(sources, (file) => file.effects),
    20,
  ),
  row('test lines to source lines', sum(tests, (file) => file.lines) / lines, 0.7, true),
  row('mutual features', mutual.length, 0),
  ...areas.map((area) => {
    const own = sources.filter(({ path }) => areaOf(path) === area);
    const ownLines = sum(own, (file) => file.lines);
    const value = perThousand(
      sum(own, (file) => file.assertions),
      ownLines,
    );
    return row(`\`as\` per 1,000 lines, ${area}`, value, null);
  }),
];

console.log('| figure | now | limit | met |\n| --- | --- | --- | --- |');
for (const { figure, value, limit, isMet } of rows)
  console.log(
    `| ${figure} | ${value} | ${limit} | ${isMet === null ? '' : isMet ? 'yes' : 'no'} |`,
  );
if (mutual.length > 0) console.log(`\nmutual features: ${mutual.join(', ')}`);
const worst = sources.filter((file) => file.assertions > 2);
if (process.argv.includes('--where'))
  for (const file of worst.toSorted((a, b) => b.assertions - a.assertions))
    console.log(`${file.assertions} \`as\` in ${file.path}`);
