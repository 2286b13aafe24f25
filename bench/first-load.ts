import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Row } from './row.ts';

/** JavaScript of the home screen's first load, gzip: the limit is 150 kB, of which 10 kB stay free. */
const homeLimitBytes = 140_000;

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
};

const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
  string,
  Chunk
>;

const gzipBytes = (file: string): number =>
  gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

/** The chunk and all it needs before it can run. */
const closure = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const needed of chunk.imports ?? []) closure(needed, seen);
  return seen;
};

const bytesOf = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => {
    const file = manifest[key]?.file ?? '';
    return sum + (file.endsWith('.js') ? gzipBytes(file) : 0);
  }, 0);

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** JavaScript that the home screen loads, and what each further page adds to it. */
export const run = async (): Promise<Row[]> => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  // The entry imports the app, with the home screen in it, at once, but to try again when it is lost.
  const app = Object.keys(manifest).find((key) => manifest[key]?.name === 'app') ?? '';
  const first = closure(app, closure(entry));
  const firstBytes = bytesOf(first);
  const rows: Row[] = [
    {
      name: 'first load of / (JavaScript, gzip)',
      figure: kilo(firstBytes),
      beside: kilo(homeLimitBytes),
      ratio: firstBytes / homeLimitBytes,
      isMet: firstBytes < homeLimitBytes,
    },
  ];
  for (const page of pages) {
    const added = [...closure(page)].filter((key) => !first.has(key));
    rows.push({ name: `${page} adds`, figure: kilo(bytesOf(added)), beside: '', isMet: true });
  }
  const css = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.css'));
  const cssBytes = css.reduce((sum, name) => sum + gzipBytes(`assets/${name}`), 0);
  rows.push({ name: 'all style sheets (gzip)', figure: kilo(cssBytes), beside: '', isMet: true });
  return rows;
};
