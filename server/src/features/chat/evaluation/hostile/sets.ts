import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { goals, house } from './house.ts';

const goal = z.enum(Object.keys(goals) as (keyof typeof goals)[]);
const expert = z.enum(Object.keys(house) as (keyof typeof house)[]);
/** What must not reach the person, in any letters. */
const never = z.array(z.string());

const halfSchema = z.strictObject({
  /** Said as prose and in each place of the form. */
  texts: z.array(z.strictObject({ goal, says: z.string(), never })),
  /** Whole forms; names of experts stand for their ids. */
  forms: z.array(
    z.strictObject({
      goal,
      name: z.string(),
      form: z.unknown(),
      /** So many times the only member of `order`, or the opening. */
      many: z.int().optional(),
      never,
    }),
  ),
  /** What goes wrong below the form. */
  wires: z.array(
    z.strictObject({
      goal,
      name: z.string(),
      wire: z.union([
        z.strictObject({ content: z.string().nullable() }),
        z.strictObject({ tool: z.string(), arguments: z.string() }),
        z.strictObject({ cut: z.literal(true) }),
        z.strictObject({ slow: z.literal(true) }),
      ]),
      never,
    }),
  ),
  /** Good answers, each of which should be shown whole. */
  decent: z.array(
    z.strictObject({
      goal,
      opening: z.string(),
      quotes: z.partialRecord(expert, z.string()).default({}),
      question: z.string().optional(),
    }),
  ),
});
export type Half = z.infer<typeof halfSchema>;

/** `build` was looked at while the check was written, `measured` only counted. */
export function readHalf(name: 'build' | 'measured'): Half {
  const text = readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  return halfSchema.parse(parse(text));
}
