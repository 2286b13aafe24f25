import { type PersonalInfoProposal, profileTextFields, type Span } from '@puente/contract/parsing';
import { z } from 'zod';
import { findQuote } from '../../../../parsing/rules.ts';
import { spanOf } from '../../../../parsing/text/rules.ts';
import type { Whereabouts } from '../place/namesakes/rules.ts';
import { readPlace, type ReadPersonalInfo, valueOf } from '../rules.ts';

/** What a model is to say about a person: pieces of the text, never words of its own. */
export const saidPersonalInfo = z.object({
  fields: z
    .array(z.object({ field: z.enum(profileTextFields), quotes: z.array(z.string()).max(40) }))
    .max(6),
  languages: z.array(z.object({ code: z.string().regex(/^[a-z]{2}$/), quote: z.string() })).max(20),
  location: z.string().nullable(),
});
export type SaidPersonalInfo = z.infer<typeof saidPersonalInfo>;

export const personalInfoInstructions =
  'Sort pieces of the text into fields of a profile: expertise (what the person is or does, short), ' +
  'aboutMe, career (experience and studies), idealClient (whom they help), uniqueValue (what makes ' +
  'them different), challengeStory (something hard they went through). Quote; do not rewrite. Also ' +
  'languages they speak as ISO 639-1 codes with the quote that says so, and the place they live in ' +
  'as written, or null.';

/** The result of what a model said; null where a quote isn't in the text, or nothing was said. */
export function checkPersonalInfo(
  said: SaidPersonalInfo,
  text: string,
  person: Whereabouts | null,
): ReadPersonalInfo | null {
  const spanOfQuote = (quote: string): Span | null => {
    const place = findQuote(text, quote);
    return place && spanOf(text, place.start, place.end);
  };
  const proposals: PersonalInfoProposal[] = [];
  for (const { field, quotes } of said.fields) {
    const sources = quotes.map(spanOfQuote);
    if (sources.includes(null)) return null;
    const found = sources.flatMap((one) => one ?? []);
    if (proposals.some((one) => one.field === field)) return null;
    if (found.length > 0) proposals.push({ field, value: valueOf(field, found), sources: found });
  }
  const spoken = said.languages.map(({ code, quote }) => ({ code, source: spanOfQuote(quote) }));
  if (spoken.some(({ source }) => source === null)) return null;
  if (spoken.length > 0)
    proposals.push({
      field: 'languages',
      value: [...new Set(spoken.map(({ code }) => code))],
      sources: spoken.flatMap(({ source }) => source ?? []),
    });
  const place = said.location === null ? null : spanOfQuote(said.location);
  if (said.location !== null && place === null) return null;
  const here = place && readPlace(place, person);
  if (here) proposals.push(...here.proposals);
  return proposals.length === 0
    ? null
    : { proposals, notUnderstood: [], questions: here?.questions ?? [] };
}
