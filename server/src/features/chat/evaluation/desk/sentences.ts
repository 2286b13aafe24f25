import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const file = z.record(z.string(), z.array(z.string()));

/** One sentence that is said of Puente, and the topic that answers it; `none` is about something else. */
export type Sentence = { topic: string; text: string };

/** `build` was read while the words of topics were written; `measured` was only counted. */
export type Half = 'build' | 'measured';

/** The sentences of a half, which a hash decides. */
export function sentencesOf(half: Half): Sentence[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => Object.entries(file.parse(parse(readFileSync(join(folder, name), 'utf8')))))
    .flatMap(([topic, texts]) => texts.map((text) => ({ topic, text })))
    .filter(({ text }) => halfOf(text) === half);
}

function halfOf(text: string): Half {
  const [first = 0] = createHash('sha256').update(text).digest();
  return first % 2 === 0 ? 'build' : 'measured';
}
