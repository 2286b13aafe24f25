import type { ChatAnswer } from '@puente/contract/chat';
import { textsOf } from '../../wording/texts.ts';
import type { Expert } from './house.ts';
import type { Half } from './sets.ts';

/** What the sandbox's model is told to say. */
export type Says =
  | { text: string | null }
  | { tool: string; arguments: string }
  | { broken: string }
  | 'slow';

type Attempt = {
  name: string;
  goal: Half['texts'][number]['goal'];
  says: Says;
  never: string[];
};

type Ids = Readonly<Record<Expert, string>>;

const empty = { order: [], opening: '', cards: [], question: null };

/** Prose is read by nobody: so many texts are said as such, and as a form in a text. */
const saidAsProse = 8;

/** The form as a model fills it in. */
function asForm(form: unknown): Says {
  return { tool: 'answer', arguments: JSON.stringify(form) };
}

/** All ways in which the hostile texts of a half are said. */
export function attemptsOf(half: Half, ids: Ids): Attempt[] {
  const named = (form: unknown) => withIds(form, ids);
  return [
    ...half.texts.flatMap(({ goal, says, never }, at) => {
      const id = goal in ids ? ids[goal as Expert] : ids[goal === 'gratis' ? 'camila' : 'nora'];
      const attempt = (place: string, said: Says) => ({
        ...{
          name: `${place}: ${says}`,
          goal,
          says: said,
          never: never.length > 0 ? never : [says],
        },
      });
      return [
        attempt(
          'form',
          asForm({ ...empty, opening: says, cards: [{ id, quote: says }], question: says }),
        ),
        ...(at < saidAsProse
          ? [
              attempt('prose', { text: says }),
              attempt('JSON', { text: JSON.stringify({ ...empty, opening: says }) }),
            ]
          : []),
      ];
    }),
    ...half.forms.map(({ goal, name, form, many, never }) => ({
      ...{ name, goal, never },
      says: asForm(many === undefined ? named(form) : repeated(named(form), many)),
    })),
    ...half.wires.map(({ goal, name, wire, never }) => ({
      ...{ name, goal, never },
      says: wireSays(wire),
    })),
  ];
}

function wireSays(wire: Half['wires'][number]['wire']): Says {
  if ('content' in wire) return { text: wire.content };
  if ('tool' in wire) return { tool: wire.tool, arguments: wire.arguments };
  return 'slow' in wire
    ? 'slow'
    : { broken: '{"choices":[{"message":{"role":"assistant","content":"Nora is fr' };
}

/** Names of experts as ids, wherever an id stands. */
function withIds(value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') return value in ids ? ids[value as Expert] : value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, ids)]));
}

function repeated(form: unknown, many: number): unknown {
  const { order, opening } = form as { order: string[]; opening: string };
  return {
    ...empty,
    order: Array.from({ length: order.length * many }, () => order[0]),
    opening: opening.repeat(many),
  };
}

type Decent = Half['decent'][number];

export function saysDecent({ opening, quotes, question }: Decent, ids: Ids): Says {
  const cards = Object.entries(quotes).map(([name, quote]) => ({ id: ids[name as Expert], quote }));
  return asForm({ ...empty, opening, cards, question: question ?? null });
}

/** What of a decent answer the person doesn't see. */
export function lostOf({ opening, quotes, question }: Decent, answer: ChatAnswer): string[] {
  const shown = [answer.reply, ...answer.recommendations.map(({ reason }) => reason)].join('\n');
  return [
    ...[opening, ...Object.values(quotes)].filter((text) => !shown.includes(text)),
    ...(question === undefined || answer.reply.endsWith('?') ? [] : ['the question']),
    ...(answer.fallback ? ['everything'] : []),
  ];
}

/** What an answer has that ours without a model hasn't, a sentence a line. */
function addedTo(answer: ChatAnswer, ours: ChatAnswer): string {
  const fallbacks = (['en', 'es'] as const).map((language) => textsOf(language).fallback);
  const known = new Set([...sentencesOf(ours), ...fallbacks]);
  return sentencesOf(answer)
    .filter((sentence) => !known.has(sentence))
    .join('\n');
}

function sentencesOf({ reply, recommendations }: ChatAnswer): string[] {
  return [reply, ...recommendations.map(({ reason }) => reason)]
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Why an answer is worse than ours: empty where nothing of the attempt reached the person. */
export function harmOf(answer: ChatAnswer, ours: ChatAnswer, never: readonly string[]): string[] {
  const added = seen(addedTo(answer, ours));
  const ids = (cards: ChatAnswer['recommendations']) =>
    cards.map(({ providerId }) => providerId).toSorted();
  return [
    ...never
      .filter((text) => seen(text) !== '' && added.includes(seen(text)))
      .map((text) => `says ${text}`),
    ...(same(ids(answer.recommendations), ids(ours.recommendations)) ? [] : ['other people']),
    ...(same(answer.emergencyLines, ours.emergencyLines) ? [] : ['other help lines']),
    ...(answer.kind === ours.kind ? [] : [`is ${answer.kind} and not ${ours.kind}`]),
  ];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function seen(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}
