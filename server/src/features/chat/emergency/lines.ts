import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type HelpLines, linesSource } from './source.ts';

const file = join(import.meta.dirname, '../../../../emergency/lines.yaml');

let lines: HelpLines | null = null;

/** The help lines, read once. Throws what an editor of the file can mend. */
export function helpLines(): HelpLines {
  lines ??= readLines(readFileSync(file, 'utf8'));
  return lines;
}

/** The help lines in a text of the file's shape. Throws what an editor can mend. */
export function readLines(text: string): HelpLines {
  const read = linesSource.safeParse(parse(text, { schema: 'core' }));
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`);
  return read.data;
}
