import type { ChatAnswer, Recommendation } from '@puente/contract/chat';
import type { Expected } from './dialogues.ts';

/** What is to be judged of one answer, and who was on the table before it. */
export type Judged = {
  answer: Pick<
    ChatAnswer,
    'kind' | 'reply' | 'recommendations' | 'wishes' | 'actions' | 'emergencyLines'
  >;
  table: readonly Pick<Recommendation, 'providerId' | 'name'>[];
  /** The id of an expert by their name in the roster. */
  idOf: (slug: string) => string;
};

export type Verdict = { score: 0 | 1 | 2; faults: string[] };

/**
 * Scores an answer: 2 all that is expected holds; 0 it is of the wrong kind, shows who must not be
 * shown or says what must not be said; 1 anything else is missing.
 */
export function judge(expected: Expected, judged: Judged): Verdict {
  const grave = graveFaults(expected, judged);
  const faults = lightFaults(expected, judged);
  return {
    score: grave.length > 0 ? 0 : faults.length > 0 ? 1 : 2,
    faults: [...grave, ...faults],
  };
}

function graveFaults(expected: Expected, { answer, table, idOf }: Judged): string[] {
  const kinds = [expected.kind].flat();
  const shown = new Set(answer.recommendations.map((card) => card.providerId));
  const isShown = (place: number) => shown.has(table[place - 1]?.providerId ?? '');
  return [
    ...(expected.lines === false && answer.emergencyLines.length > 0 ? ['help lines'] : []),
    ...(kinds.includes(answer.kind) ? [] : [`kind ${answer.kind}, not ${kinds.join(' or ')}`]),
    ...(expected.hides ?? [])
      .filter((slug) => shown.has(idOf(slug)))
      .map((slug) => `shows ${slug}`),
    ...(expected.without ?? []).filter(isShown).map((place) => `shows number ${place} again`),
    ...(expected.never ?? [])
      .filter((pattern) => new RegExp(pattern, 'i').test(answer.reply))
      .map((pattern) => `says ${pattern}`),
  ];
}

function lightFaults(expected: Expected, { answer, table, idOf }: Judged): string[] {
  const shown = new Set(answer.recommendations.map((card) => card.providerId));
  const { shows, each } = expected;
  const missing = (expected.people ?? []).filter((place) => {
    const person = table[place - 1];
    return !person || !(shown.has(person.providerId) || answer.reply.includes(person.name));
  });
  const wishes = (answer.wishes ?? []).map(({ name }) => name).toSorted();
  const expectedWishes = expected.wishes?.toSorted();
  const booked =
    typeof expected.books === 'string'
      ? idOf(expected.books)
      : table[(expected.books ?? 0) - 1]?.providerId;
  const isBooked = answer.actions?.some(
    (action) => action.kind === 'book' && action.providerId === booked,
  );
  return [
    ...(shows && !shows.some((slug) => shown.has(idOf(slug)))
      ? [`shows none of ${shows.join(', ')}`]
      : []),
    ...missing.map((place) => `doesn't speak of number ${place}`),
    ...(expected.says ?? [])
      .filter((pattern) => !new RegExp(pattern, 'i').test(answer.reply))
      .map((pattern) => `doesn't say ${pattern}`),
    ...(expectedWishes && expectedWishes.join() !== wishes.join()
      ? [`wishes ${wishes.join() || 'none'}, not ${expectedWishes.join() || 'none'}`]
      : []),
    ...(expected.books !== undefined && !isBooked ? ['leads to no booking'] : []),
    ...(each && !answer.recommendations.every((card) => meets(each, card))
      ? [`shows somebody who is not ${each}`]
      : []),
  ];
}

function meets(each: NonNullable<Expected['each']>, card: Recommendation): boolean {
  if (each === 'in-person') return card.inPerson;
  return card.languages.includes(each === 'speaks-en' ? 'en' : 'es');
}
