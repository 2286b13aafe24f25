import { type Evidence, evidenceNames, type Learnt, sumOf } from '../matching/score.ts';
import { type LearntSigns, signNames, type Signs, signsOf } from '../matching/somebody.ts';
import type { Case, Judged } from './house.ts';

/** How much a goal of each set counts: the earlier ones are known to the lexicon by heart. */
const counts: Record<Case['set'], number> = {
  answerable: 1,
  unanswerable: 1,
  newcomer: 4,
  'newcomer in the other language': 4,
  earlier: 0.5,
};

/** The same where whole goals are told apart: the earlier ones would all be told by heart. */
const signCounts: Record<Case['set'], number> = {
  ...{ answerable: 1, unanswerable: 1, earlier: 0 },
  ...{ newcomer: 1, 'newcomer in the other language': 1 },
};

type Sample = { features: readonly number[]; isFit: boolean; count: number };

/** Holds weights that few goals speak for near zero. */
const ridge = 1;

const rounds = 40;

/** The people who are compared for one goal. */
type Choice = { people: readonly { features: readonly number[]; isFit: boolean }[]; count: number };

/**
 * Which evidence puts somebody who fits before all others of the same goal (a conditional logit), and
 * then, by logistic regression on the sums that this gives, how likely each is of real use. Those who
 * only come near teach neither yes nor no.
 */
export function learn(judged: readonly Judged[]): Learnt {
  const choices = judged.map(({ goal, evidence }): Choice => {
    const seen = evidence.filter(
      ({ id, evidence: found }) => hasAny(found) && !goal.near.includes(id),
    );
    const people = seen.map(({ id, evidence: found }) => ({
      features: evidenceNames.map((name) => found[name]),
      isFit: goal.fits.includes(id),
    }));
    return { people, count: counts[goal.set] };
  });
  const order = fitOrder(choices.filter(({ people }) => people.some(({ isFit }) => isFit)));
  const samples = choices.flatMap(({ people, count }) =>
    people.map(({ features, isFit }): Sample => ({
      features: [1, product(features, order)],
      isFit,
      count,
    })),
  );
  const [base = 0, scale = 0] = fit(samples);
  const named = Object.fromEntries(
    evidenceNames.map((name, at) => [name, scale * (order[at] ?? 0)]),
  );
  return { base, ...(named as Evidence) };
}

/** How much a goal asked in a smaller house counts, of one in the whole. */
const smallShare = 0.3;

/** Parts that the goals are dealt into: the sums of each are told by what the others taught. */
const parts = 3;

/**
 * Logistic regression of "somebody here does it" on the signs of a goal. What a goal's experts add
 * up to is told by weights that were learnt from other goals, as it is for goals that nobody knows.
 */
export function learnSigns(judged: readonly Judged[]): LearntSigns {
  const samples = Array.from({ length: parts }, (_, part) => {
    const learnt = learn(judged.filter((_one, at) => at % parts !== part));
    return judged
      .filter((one, at) => at % parts === part && signCounts[one.goal.set] > 0)
      .flatMap(({ goal, smaller, ...whole }) => {
        const seen = [{ ...whole, hasFit: goal.fits.length > 0, share: 1 }];
        const fewer = smaller().map((one) => ({ ...one, share: smallShare }));
        return [...seen, ...fewer].map(({ house, evidence, hasFit, share }): Sample => {
          const sums = evidence.map(({ evidence: found }) => sumOf(found, learnt));
          const signs = signsOf(house, sums);
          return {
            features: [1, ...signNames.map((name) => signs[name])],
            isFit: hasFit,
            count: signCounts[goal.set] * share,
          };
        });
      });
  }).flat();
  const [base = 0, ...others] = fit(samples);
  const named = Object.fromEntries(signNames.map((name, at) => [name, others[at] ?? 0]));
  return { base, ...(named as Signs) };
}

/** The weights that tell these samples best, the first one of what is always there. */
function fit(samples: readonly Sample[]): number[] {
  const start = [-3, ...(samples[0]?.features ?? []).slice(1).map(() => 0)];
  const isFree = (at: number) => at === 0;
  return descend(start, {
    lossOf: (weights) => lossOf(samples, weights) + penalty(weights.slice(1)),
    stepFrom: (weights) => {
      const bend = startRows(weights, isFree);
      for (const { features, isFit, count } of samples) {
        const likely = 1 / (1 + Math.exp(-product(features, weights)));
        addTo(bend, features, {
          off: ((isFit ? 1 : 0) - likely) * count,
          bend: likely * (1 - likely) * count,
        });
      }
      return solve(bend);
    },
  });
}

/** The weights by which those who fit come before the others. */
function fitOrder(choices: readonly Choice[]): number[] {
  const start = evidenceNames.map(() => 0);
  return descend(start, {
    lossOf: (weights) => {
      const lost = choices.reduce(
        (sum, choice) => sum - choice.count * Math.log(fitShare(sharesOf(choice, weights))),
        0,
      );
      return lost + penalty(weights);
    },
    stepFrom: (weights) => {
      const bend = startRows(weights, () => false);
      for (const choice of choices) {
        const shares = sharesOf(choice, weights);
        const fitting = fitShare(shares);
        const mean = weights.map((_, at) =>
          shares.reduce((sum, { share, features }) => sum + share * (features[at] ?? 0), 0),
        );
        for (const { share, isFit, features } of shares) {
          const off = (isFit ? share / fitting : 0) - share;
          addTo(bend, features, { off: off * choice.count, bend: share * choice.count });
        }
        addTo(bend, mean, { off: 0, bend: -choice.count });
      }
      return solve(bend);
    },
  });
}

/** How likely each is the one to be chosen, 1 in all. */
function sharesOf({ people }: Choice, weights: readonly number[]) {
  const sums = people.map(({ features }) => product(features, weights));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return people.map((one, at) => ({ ...one, share: (powers[at] ?? 0) / all }));
}

function fitShare(shares: ReturnType<typeof sharesOf>): number {
  return shares.reduce((sum, { isFit, share }) => sum + (isFit ? share : 0), 1e-12);
}

type Slope = {
  lossOf: (weights: readonly number[]) => number;
  stepFrom: (weights: readonly number[]) => number[];
};

/** Newton's method; a step that makes it worse is halved until it doesn't. */
function descend(start: readonly number[], { lossOf: lossAt, stepFrom }: Slope): number[] {
  let weights = [...start];
  let loss = lossAt(weights);
  for (let round = 0; round < rounds; round += 1) {
    const step = stepFrom(weights);
    let share = 1;
    let next = weights;
    let nextLoss = Infinity;
    while (nextLoss >= loss && share > 1e-4) {
      next = weights.map((weight, at) => weight + share * (step[at] ?? 0));
      nextLoss = lossAt(next);
      share /= 2;
    }
    if (nextLoss > loss - 1e-6) break;
    [weights, loss] = [next, nextLoss];
  }
  return weights;
}

function hasAny({ alike, words }: Evidence): boolean {
  return alike > 0 || words > 0;
}

function product(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  return samples.reduce((total, sample) => {
    const sum = product(sample.features, weights);
    const wrong = sample.isFit ? Math.max(-sum, 0) : Math.max(sum, 0);
    return total + sample.count * (Math.log1p(Math.exp(-Math.abs(sum))) + wrong);
  }, 0);
}

function penalty(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + (ridge * weight ** 2) / 2, 0);
}

/** The Hessian with the gradient as its last column, row by row; the ridge keeps it solvable. */
type Rows = number[][];

function startRows(weights: readonly number[], isFree: (at: number) => boolean): Rows {
  return weights.map((weight, at) => {
    const row = Array.from({ length: weights.length + 1 }, () => 0);
    row[at] = isFree(at) ? 1e-6 : ridge;
    row[weights.length] = isFree(at) ? 0 : -ridge * weight;
    return row;
  });
}

function addTo(
  rows: Rows,
  features: readonly number[],
  { off, bend }: { off: number; bend: number },
) {
  for (const [at, row] of rows.entries()) {
    const value = features[at] ?? 0;
    row[rows.length] = (row[rows.length] ?? 0) + off * value;
    for (const [other, more] of features.entries())
      row[other] = (row[other] ?? 0) + bend * value * more;
  }
}

/** Solves Hessian × step = gradient by elimination. */
function solve(rows: Rows): number[] {
  for (const [at, row] of rows.entries())
    for (const below of rows.slice(at + 1)) {
      const factor = (below[at] ?? 0) / (row[at] ?? 1);
      for (let place = at; place <= rows.length; place += 1)
        below[place] = (below[place] ?? 0) - factor * (row[place] ?? 0);
    }
  const step = rows.map(() => 0);
  for (const [at, row] of [...rows.entries()].toReversed()) {
    const known = step.reduce((sum, value, place) => sum + value * (row[place] ?? 0), 0);
    step[at] = ((row[rows.length] ?? 0) - known) / (row[at] ?? 1);
  }
  return step;
}
