/** Sentences of every day by the id of the concept they speak of, one a line. */
export type Examples = Record<string, { en: string; es: string }>;
