import type { Language } from './language.ts';

/** An expert's line about what they do, as they wrote it, and in the other language where they did. */
export type Expertise = {
  expertise: string;
  /** Empty or absent where the expert didn't write it. */
  expertiseTranslated?: string | undefined;
  /** ISO 639-1; the first is the one they write in. Absent where there is one line only. */
  languages?: readonly string[] | undefined;
};

/** The line for a reader of this language, and which language it is in where that isn't the reader's. */
export function expertiseFor(
  { expertise, expertiseTranslated = '', languages: [own] = [] }: Expertise,
  reader: Language,
): { text: string; language: string | null } {
  if (own === undefined || own === reader) return { text: expertise, language: null };
  const isOther = own === 'en' || own === 'es';
  return isOther && expertiseTranslated.trim() !== ''
    ? { text: expertiseTranslated, language: null }
    : { text: expertise, language: own };
}
