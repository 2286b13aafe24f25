import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { EvaluationSets } from './shape.ts';

const language = z.enum(['en', 'es']);
const ids = z.array(z.string());
const answer = z.strictObject({ fits: ids, first: ids });
const answerable = { text: z.string(), language, ...answer.shape };

const written = z.strictObject({
  answerable: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['plain', 'long', 'slang']), ...answerable }),
      z.strictObject({
        kind: z.literal('double'),
        parts: z.tuple([answer, answer]),
        ...answerable,
      }),
    ]),
  ),
  unanswerable: z.array(z.strictObject({ text: z.string(), language, near: ids })),
});

/** The goals of one half that are kept as data. */
export function readWritten(half: 'build' | 'measured'): Omit<EvaluationSets, 'newcomers'> {
  const file = join(import.meta.dirname, `goals-${half}.yaml`);
  return written.parse(parse(readFileSync(file, 'utf8')));
}
