import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChatAnswer, wishName } from '@puente/contract/chat';
import { parse } from 'yaml';
import { z } from 'zod';

type Kind = ChatAnswer['kind'];

/** People are shown who do it. */
const found = z.literal('found').transform((): Kind => 'recommendations');
const kind = z.union([found, z.enum(['nobody', 'answer', 'question', 'emergency'])]);

/** People are shown, or it is said that no one does it. */
const someone = z.literal('someone').transform((): Kind[] => ['recommendations', 'nobody']);

/** It is answered without a search. */
const told = z.literal('told').transform((): Kind[] => ['answer', 'question']);

/** Words, in both languages, of an answer that searched again; expected as `never`. */
const searched = z
  .literal('searched')
  .transform(() => [
    'found someone',
    'here are (two|three)',
    'no one here',
    'these people',
    'encontré a',
    'nadie hace eso',
    'estas personas',
  ]);

const ids = z.array(z.string());
const places = z.array(z.int().min(1));
const patterns = z.array(z.string());

/** What must hold of one answer. Texts are patterns, read without regard to case. */
const expected = z.strictObject({
  /** Any of those that are named. */
  kind: z.union([kind, z.array(kind), someone, told]),
  /** Roster ids, of which at least one is recommended. */
  shows: ids.optional(),
  /** Roster ids, none of which is recommended. */
  hides: ids.optional(),
  /** Places among the people on the table before (1 the first): the answer names or shows each. */
  people: places.optional(),
  /** Places among the people on the table before: the answer shows none of them. */
  without: places.optional(),
  /** Each must be in the reply. */
  says: patterns.optional(),
  /** None may be in the reply. */
  never: z.union([patterns, searched]).optional(),
  /** The names of all wishes that the answer carries, in any order. */
  wishes: z.array(wishName).optional(),
  /** Who is to be booked: a place on the table or a roster id. */
  books: z.union([z.int().min(1), z.string()]).optional(),
  /** True of each person that is recommended. */
  each: z.enum(['speaks-en', 'speaks-es', 'in-person']).optional(),
  /** No help lines stand above it. */
  lines: z.literal(false).optional(),
});
export type Expected = z.infer<typeof expected>;

/** `{1}` in a message stands for the first name of the first person on the table. */
const turn = z
  .strictObject({ message: z.string(), ...expected.shape })
  .transform(({ message, ...rest }): readonly [said: string, expected: Expected] => [
    message,
    rest,
  ]);

/** A conversation as somebody would have it, in the currency and zone of where they are. */
const dialogue = z.strictObject({
  name: z.string(),
  language: z.enum(['en', 'es']),
  /** Where somebody asks from: their currency and their clock. */
  country: z.enum(['US', 'GB', 'IE', 'IN', 'AU', 'CL', 'MX', 'AR', 'CO', 'PE', 'ES']).optional(),
  turns: z.array(turn).min(1),
});
export type Dialogue = z.infer<typeof dialogue>;

/** The dialogues of one file of this folder, which tells where they came from. */
export function readDialogues(name: string): Dialogue[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  return z.array(dialogue).parse(parse(text));
}
