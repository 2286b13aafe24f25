import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const group = z.strictObject({
  topic: z.string(),
  /** What the sentences mean: danger for sure, maybe, or none. */
  tier: z.enum(['sure', 'maybe', 'none']),
  /** How it is said; `unclear` is denied, past or about somebody dead. */
  form: z.enum(['direct', 'indirect', 'misspelt', 'unclear', 'everyday']),
  language: z.enum(['en', 'es']),
  /** Whose way of speaking it is (ISO 3166). */
  country: z.string().length(2),
  texts: z.array(z.string()).min(1),
});

/** One sentence as somebody would type it, and what is to be heard in it. */
export type Sentence = Omit<z.infer<typeof group>, 'texts'> & { text: string };

/** The rules were written with `built-with` at hand; `measured` came after them. */
export type Batch = 'built-with' | 'measured';

export const batches: readonly Batch[] = ['built-with', 'measured'];

/** The sentences of all files whose names begin with the batch. */
export function sentencesOf(batch: Batch): Sentence[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((file) => file.startsWith(batch) && file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => z.array(group).parse(parse(readFileSync(join(folder, file), 'utf8'))))
    .flatMap(({ texts, ...shared }) => texts.map((text) => ({ ...shared, text })));
}
