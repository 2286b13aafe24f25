import {
  type NotUnderstood,
  type ParsedPersonalInfo,
  type PersonalInfoProposal,
  profileTextFields,
  type Span,
} from '@puente/contract/parsing';
import { policy } from '@puente/contract/policy';
import { sentencesOf } from '../../../parsing/sentences/rules.ts';
import { plain, spanOf } from '../../../parsing/text/rules.ts';
import { aboutOnly, cutAtLeads } from '../../../parsing/topics/rules.ts';
import { cues, doing, licence, role, roleBehindName, type TextField } from './cues/rules.ts';
import { languagesIn, type Spoken } from './spoken/rules.ts';
import type { Whereabouts } from './place/namesakes/rules.ts';
import { isKnownCity, type Place, placeIn, placesOf } from './place/rules.ts';

export type ReadPersonalInfo = Pick<
  ParsedPersonalInfo,
  'proposals' | 'notUnderstood' | 'questions'
>;

const longestExpertise = 200;
const longestPlace = 120;
/** Longer sentences are cut where another statement begins. */
const longestStatement = 160;
/** A sentence about a place has so few letters beside it. */
const shortest = 25;

/** A part of a sentence that is worth keeping has so many letters. */
const shortestPart = 15;

/** Sorts a person's own sentences into the fields of a profile; no word is added. */
export function parsePersonalInfo(
  said: string,
  person: Whereabouts | null = null,
): ReadPersonalInfo {
  const text = aboutOnly(said, 'about');
  const sentences = sentencesOf(text).flatMap((sentence) => statementsOf(said, text, sentence));
  const fields = new Map<TextField, Span[]>();
  const add = (field: TextField, span: Span) =>
    fields.set(field, [...(fields.get(field) ?? []), span]);
  const notUnderstood: NotUnderstood[] = [];
  const spoken: Spoken[] = [];
  let place: { source: Span; rank: Place['rank'] } | null = null;
  for (const sentence of sentences) {
    const { spoken: languages, unsure } = languagesIn(text, sentence);
    spoken.push(...languages);
    notUnderstood.push(...unsure.map((source) => ({ source, reason: 'unclear' as const })));
    const told = placeIn(sentence.text);
    const here = told && spanOf(text, sentence.start + told.start, sentence.start + told.end);
    if (told && here && (!place || told.rank < place.rank))
      place = { source: here, rank: told.rank };
    const short = fields.has('expertise') ? null : roleIn(text, sentence);
    if (short) add('expertise', short);
    const { field, span } = fieldOf(text, sentence);
    const isUsed = languages.length > 0 || short !== null || place !== null;
    if (field === 'expertise') {
      const isName = !short && /\b(?:soy|i'm|i am)\s+\p{Lu}\p{Ll}/u.test(span.text);
      if (isName) add('aboutMe', span);
      else if (!short && !fields.has('expertise')) add('expertise', span);
      else if (short && isLonger(span, short)) add('aboutMe', span);
      else if (!short) add('aboutMe', span);
    } else if (field) add(field, span);
    else if (/\p{L}{2,}\s+\p{L}{2,}/u.test(sentence.text)) {
      // "Vivo en Querétaro": all of it is told by the place.
      const isPlaceOnly = here !== null && sentence.text.length - here.text.length < shortest;
      const isLanguages =
        languages.length > 0 && !tellsMore(sentence, { languages, place: here, short });
      if (!isLanguages && !isPlaceOnly) add('aboutMe', sentence);
    } else if (!isUsed) notUnderstood.push({ source: sentence, reason: 'unknown' });
  }
  const does = fields.has('expertise') ? null : doingIn(said, sentences);
  if (does) add('expertise', does);
  const proposals: PersonalInfoProposal[] = profileTextFields.flatMap((field) => {
    const sources = fields.get(field);
    return sources ? [{ field, value: valueOf(field, sources), sources }] : [];
  });
  if (spoken.length > 0) {
    const sources = [...new Map(spoken.map(({ source }) => [source.start, source])).values()];
    proposals.push({
      field: 'languages',
      value: [...new Set(spoken.map(({ code }) => code))],
      sources,
    });
  }
  const here = place && readPlace(place.source, person);
  return {
    proposals: [...proposals, ...(here?.proposals ?? [])],
    notUnderstood,
    questions: here?.questions ?? [],
  };
}

/**
 * A long sentence without stops, as dictation gives it, cut where something else begins: what is
 * blank belongs to another topic.
 */
function statementsOf(said: string, text: string, sentence: Span): Span[] {
  const parts = sentence.text.split(/\s{5,}/u);
  let from = sentence.start;
  const spans = parts.map((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return spanOf(said, start, from);
  });
  return spans
    .filter((span) => /[\p{L}\d]/u.test(span.text))
    .flatMap((span) => (span.text.length > longestStatement ? cutAtLeads(said, span) : [span]));
}

/** The first words about what the person does for others. */
function doingIn(text: string, sentences: readonly Span[]): Span | null {
  for (const sentence of sentences) {
    const match = doing.exec(sentence.text);
    if (!match) continue;
    const [clause = ''] = match[0].split(/,\s|\s(?:y|and)\s(?=\p{L}+(?:o|é)\s|i\s)/u);
    const start = sentence.start + match.index;
    return spanOf(text, start, start + Math.max(clause.length, 0));
  }
  return null;
}

/** `math tutor, algebra to calculus, native Spanish speaker`: a part that none of these stands in. */
function tellsMore(
  sentence: Span,
  {
    languages,
    place,
    short,
  }: { languages: readonly Spoken[]; place: Span | null; short: Span | null },
): boolean {
  const told = [short, ...languages.map(({ source }) => source)];
  let from = sentence.start;
  return sentence.text.split(/(?<=[,.;])/u).some((part) => {
    const start = from;
    from += part.length;
    const holds = (span: Span | null) => span !== null && span.start < from && span.end > start;
    const length = part.trim().length - (place && holds(place) ? place.text.length : 0);
    return !told.some(holds) && !nameOnly.test(part) && length >= shortestPart;
  });
}

/** `Mi nombre es Ana María,` */
const nameOnly = /\b(?:[Mm]y name|[Mm]e llamo|[Mm]i nombre|(?:[Ss]oy|I'm|I am) \p{Lu})/u;

function isLonger(span: Span, short: Span): boolean {
  return span.text.length > short.text.length + 30;
}

export function valueOf(field: TextField, sources: readonly Span[]): string {
  const most = field === 'expertise' ? longestExpertise : policy.profile.maxLength;
  const [first] = sources;
  const value =
    field === 'expertise' ? (first?.text ?? '') : sources.map((one) => one.text).join(' ');
  // Dictated text begins in the middle: "y ahora ayudo a …".
  const begun = value.replaceAll(/\s+/g, ' ').replace(/^(?:y|and|but|pero|so)\s+/iu, '');
  return capital(begun.slice(0, most).trim());
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The field a sentence is about; a heading before a colon is left out. */
function fieldOf(text: string, sentence: Span): { field: TextField | null; span: Span } {
  const said = plain(sentence.text);
  for (const { field, heading } of cues) {
    const match = heading.exec(said);
    if (match) {
      const colon = sentence.text.search(/[:–-]/) + 1;
      const span = spanOf(text, sentence.start + colon, sentence.end);
      if (span.text !== '') return { field, span };
    }
  }
  return { field: cues.find(({ cue }) => cue.test(said))?.field ?? null, span: sentence };
}

function roleIn(text: string, sentence: Span): Span | null {
  const match = [roleBehindName, role]
    .map((words) => words.exec(sentence.text))
    .filter((one) => !licence.test(plain(one?.groups?.['role'] ?? '')))
    .find((one) => /^\p{Ll}|^\p{Lu}{2}/u.test(one?.groups?.['role'] ?? ''));
  const value = match?.groups?.['role'];
  if (
    !match ||
    !value ||
    /^(?:from|in|based|de|muy|very|not|no|happy|so|also|moving|going|living|looking|trying)\b/i.test(
      value,
    )
  )
    return null;
  const start = sentence.start + match.index + match[0].lastIndexOf(value);
  const trade = /^(?<trade>.+?)\s+(?:de|en|in|from)\s+(?<city>.+)$/u.exec(value)?.groups;
  const kept = trade && isKnownCity(trade['city'] ?? '') ? trade['trade'] : value;
  return spanOf(text, start, start + (kept ?? value).length);
}

/** A place with its zone, or with the question which of several it is. */
export function readPlace(
  place: Span,
  person: Whereabouts | null,
): Pick<ReadPersonalInfo, 'proposals' | 'questions'> {
  const [here, ...others] = placesOf(place.text, person);
  // A phone may have left out the capital.
  const value = capital(place.text.slice(0, longestPlace));
  const proposals: PersonalInfoProposal[] = [{ field: 'location', value, sources: [place] }];
  if (here && others.length > 0)
    return {
      proposals,
      questions: [{ kind: 'which-place', source: place, options: [here, ...others] }],
    };
  if (here) proposals.push({ field: 'timezone', value: here.timezone, sources: [place] });
  return { proposals, questions: [] };
}
