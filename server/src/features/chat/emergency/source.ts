import { z } from 'zod';

const bilingual = z.strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) });

const line = z.strictObject({
  phone: z.string().min(3),
  name: bilingual,
  /** Hours, cost and reach, as far as the page of the source says so. */
  note: bilingual.optional(),
  /** Who runs the line or answers for it. */
  source: z.string().min(1),
  /** A public page that tells the line. */
  url: z.url(),
  /** The day somebody read the line there (ISO); null where nobody has. */
  checked: z.iso.date().nullable(),
});

const countryLines = z.strictObject({
  emergency: line,
  selfHarm: z.array(line).min(1),
  violence: z.array(line).min(1),
});

/** `server/emergency/lines.yaml`: public help lines by ISO 3166 country. */
export const linesSource = z.strictObject({
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), countryLines),
  anywhere: z.array(line).min(1),
});

export type Line = z.infer<typeof line>;
export type CountryLines = z.infer<typeof countryLines>;
export type HelpLines = z.infer<typeof linesSource>;
