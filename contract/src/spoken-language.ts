import { z } from 'zod';
import { spokenLanguages } from './policy/spoken-languages.ts';

const known = new Set(spokenLanguages);

/** Codes that ISO 639-1 has replaced, as old devices still send them. */
const replaced: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  ji: 'yi',
  jw: 'jv',
  mo: 'ro',
};

/** `PT`, `pt-BR` and the replaced `iw` are `pt`, `pt` and `he`. */
export function canonicalLanguage(tag: string): string {
  const code = tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return replaced[code] ?? code;
}

/** A language that somebody speaks: an ISO 639-1 code in lower case. Pages and mails speak two. */
export const spokenLanguage = z
  .string()
  .max(35)
  .overwrite(canonicalLanguage)
  .refine((code) => known.has(code), 'Must be a language code of ISO 639-1')
  .meta({ examples: ['pt'] });
