import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const said = z.array(
  z.strictObject({
    text: z.string(),
    /** Ids of all verified roster experts whose topics fit, the closest first. */
    fits: z.array(z.string()).min(1).max(4),
  }),
);
const file = z.strictObject({ en: said, es: said });
const { en, es } = file.parse(parse(readFileSync(join(import.meta.dirname, 'goals.yaml'), 'utf8')));

/** Goals as a person would type them in the chat, and who ought to be recommended for each. */
export const goals = [
  ...en.map((goal) => ({ ...goal, language: 'en' as const })),
  ...es.map((goal) => ({ ...goal, language: 'es' as const })),
];
