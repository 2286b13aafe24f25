import { honest, type Match } from '../matching/service.ts';
import { scoresOf } from '../matching/somebody.ts';
import type { Case, Judged } from './house.ts';

/** A share with its 95 % interval by Wilson's formula. */
export type Share = { of: number; share: number; low: number; high: number };

export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { of, share: 0, low: 0, high: 0 };
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return { of, share, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

/** What a goal gets: everybody by likelihood, and the cards as the chat shows them. */
export type Answered = {
  goal: Case;
  ranked: readonly string[];
  isNearest: boolean;
  cards: readonly string[];
};

const mostCards = 3;
const mostNearest = 2;

export function answerCase(judged: Judged): Answered {
  return answerWith(judged.goal, likelihoods(judged));
}

/** Everybody by how likely they are of use for a goal. */
export function likelihoods({ evidence, house }: Judged): Match[] {
  const scores = scoresOf(
    house,
    evidence.map(({ evidence: found }) => found),
  );
  return evidence
    .map(({ id, isNear }, at) => ({ providerId: id, score: scores[at] ?? 0, isNear }))
    .toSorted((one, other) => other.score - one.score);
}

/** What a goal gets from its experts, best first. */
export function answerWith(goal: Case, ranked: readonly Match[]): Answered {
  const { isNearest, matches } = honest(ranked);
  const cards = matches.slice(0, isNearest ? mostNearest : mostCards);
  const ids = (list: readonly Match[]) => list.map(({ providerId }) => providerId);
  return { goal, ranked: ids(ranked), isNearest, cards: ids(cards) };
}

/** How many of the first ranked are looked at for a hit. */
const places = 3;

/** The rows that are printed and that must not fall; `set` picks the goals of each. */
export function measure(answered: readonly Answered[]): Record<string, Share> {
  const of = (set: Case['set']) => answered.filter(({ goal }) => goal.set === set);
  const fits = ({ goal }: Answered, ids: readonly string[]) =>
    ids.some((id) => goal.fits.includes(id));
  const count = (list: readonly Answered[], holds: (one: Answered) => boolean) =>
    shareOf(list.filter(holds).length, list.length);
  const answerable = of('answerable');
  const cards = answerable.flatMap((one) =>
    one.isNearest ? [] : one.cards.map((id) => one.goal.fits.includes(id)),
  );
  const nearest = of('unanswerable').flatMap(({ goal, isNearest, cards: near }) =>
    isNearest ? near.map((id) => goal.near.includes(id)) : [],
  );
  const foundAmong = (one: Answered) => fits(one, one.ranked.slice(0, places));
  const shownPlainly = (one: Answered) => !one.isNearest && fits(one, one.cards);
  return {
    'right person among three': count(answerable, foundAmong),
    'right person first': count(answerable, ({ goal, ranked }) =>
      goal.first.includes(ranked[0] ?? ''),
    ),
    'right person on a card': count(answerable, (one) => fits(one, one.cards)),
    'cards of real use': shareOf(cards.filter(Boolean).length, cards.length),
    'answerable, answered plainly': count(answerable, ({ isNearest }) => !isNearest),
    'nobody here, and said so': count(of('unanswerable'), ({ isNearest }) => isNearest),
    'nearest people who are near': shareOf(nearest.filter(Boolean).length, nearest.length),
    'newcomer, same language': count(of('newcomer'), foundAmong),
    'newcomer, other language': count(of('newcomer in the other language'), foundAmong),
    'newcomer on a card, same language': count(of('newcomer'), shownPlainly),
    'newcomer on a card, other one': count(of('newcomer in the other language'), shownPlainly),
    'earlier goals, among three': count(of('earlier'), foundAmong),
  };
}
