import { z } from 'zod';

const bilingual = z.strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'lower-case letters, digits and dashes');

const concept = z.strictObject({
  id: slug,
  label: bilingual,
  near: z.array(slug).default([]),
  terms: bilingual,
  examples: bilingual.optional(),
});

/** One file of `server/lexicon/`, as `docs/lexicon.md` explains it. */
export const fieldSource = z.strictObject({
  field: slug,
  /** The trade that all concepts of the field belong to; absent where another file has it. */
  trade: concept.optional(),
  concepts: z.array(concept).default([]),
});

/** `classes.yaml`: words that stand for the same person, thing or feeling. */
export const classesSource = z.record(slug, bilingual);

/**
 * `topics-….yaml`: things that people learn, do, own or suffer from, in any field: an entry has
 * the words that name one of them, the most telling first.
 */
export const topicsSource = z.array(bilingual);

/**
 * `beside.yaml`: who comes nearest where nobody does what is asked for. `asked` are concepts that a goal
 * may be about, `knows` those of a profile whose person may still be of use for it.
 */
export const besideSource = z.array(
  z.strictObject({ asked: z.array(slug).min(1), knows: z.array(slug).min(1) }),
);

/** A field of life that experts help with: mind, law, home … */
export type Field = string;

export type ConceptSource = z.infer<typeof concept>;

export type LexiconSource = {
  fields: readonly z.infer<typeof fieldSource>[];
  classes: z.infer<typeof classesSource>;
  topics: z.infer<typeof topicsSource>;
  beside: z.infer<typeof besideSource>;
};

/** What is wrong across files, a sentence each: two of one name, or a name that nothing has. */
export function findFaults({ fields, classes, beside }: Omit<LexiconSource, 'topics'>): string[] {
  const concepts = fields.flatMap((field) => [
    ...(field.trade ? [field.trade] : []),
    ...field.concepts,
  ]);
  const ids = concepts.map(({ id }) => id);
  const known = new Set(ids);
  const names = [...new Set(fields.map(({ field }) => field))];
  return [
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two concepts are named ${id}`),
    ...names.flatMap((name) => {
      const trades = fields.filter(({ field, trade }) => field === name && trade).length;
      return trades === 1 ? [] : [`the field ${name} has ${trades} trades instead of one`];
    }),
    ...concepts.flatMap(({ id, near }) =>
      near
        .filter((other) => !known.has(other))
        .map((other) => `${id} is near ${other}, which nothing is`),
    ),
    ...beside
      .flatMap(({ asked, knows }) => [...asked, ...knows])
      .filter((id) => !known.has(id))
      .map((id) => `beside.yaml names ${id}, which nothing is`),
    ...concepts.flatMap(({ id, terms }) =>
      [...`${terms.en},${terms.es}`.matchAll(/@([\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in classes))
        .map((name) => `${id} names the class @${name}, which classes.yaml doesn't have`),
    ),
  ];
}
