import { z } from 'zod';

/** What a model may ask back; the words of it are ours. */
export const questionKinds = ['who', 'since', 'tried', 'goal', 'hardest'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const longestId = 64;
const longestText = 1000;
/** More than there are cards is read nowhere. */
const mostCards = 12;

const text = z.string().max(longestText).catch('');

/**
 * A model's answer: a form, not prose. A field of the wrong shape is as good as empty; fields that
 * aren't asked for are left out.
 */
const formSchema = z.object({
  order: z.array(z.string().max(longestId)).max(mostCards).catch([]),
  opening: text,
  cards: z
    .array(z.object({ id: z.string().max(longestId), quote: text }))
    .max(mostCards)
    .catch([]),
  question: z.enum(questionKinds).nullable().catch(null),
});
export type Form = z.infer<typeof formSchema>;

/** The form that a model filled in; null where it said something else. */
export function readForm(said: unknown): Form | null {
  const { data } = formSchema.safeParse(said);
  return data ?? null;
}
