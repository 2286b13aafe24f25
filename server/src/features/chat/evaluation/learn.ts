import { type Evidence, evidenceNames, type Learnt, sumOf } from '../matching/score.ts';
import { type LearntSigns, signNames, type Signs, signsOf } from '../matching/somebody.ts';
import type { Case, Judged } from './house.ts';

/**
 * How much a goal of each set counts: the earlier ones are known to the lexicon by heart, and of newcomers,
 * whose fields no concept knows, there are few.
 */
const counts: Record<Case['set'], number> = {
  answerable: 1,
  unanswerable: 1,
  newcomer: 10,
  'newcomer in the other language': 10,
  earlier: 0.5,
};

/** The same where whole goals are told apart: the earlier ones would all be told by heart. */
const signCounts: Record<Case['set'], number> = {
  ...{ answerable: 1, unanswerable: 1, earlier: 0 },
  ...{ newcomer: 4, 'newcomer in the other language': 4 },
};

type Sample = { features: readonly number[]; isFit: boolean; count: number };

/** Holds weights that few goals speak for near zero. */
const ridge = 1;

const rounds = 40;

/**
 * Logistic regression of "of real use" on the evidence, by Newton's method: every expert of the
 * house is one sample for every goal. Those who only come near teach neither yes nor no.
 */
export function learn(judged: readonly Judged[]): Learnt {
  const samples = judged.flatMap(({ goal, evidence }) =>
    evidence
      .filter(({ id, evidence: found }) => hasAny(found) && !goal.near.includes(id))
      .map(({ id, evidence: found }): Sample => ({
        features: [1, ...evidenceNames.map((name) => found[name])],
        isFit: goal.fits.includes(id),
        count: counts[goal.set],
      })),
  );
  const [base = 0, ...others] = fit(samples);
  const named = Object.fromEntries(evidenceNames.map((name, at) => [name, others[at] ?? 0]));
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
  let weights = [-3, ...(samples[0]?.features ?? []).slice(1).map(() => 0)];
  let loss = lossOf(samples, weights);
  for (let round = 0; round < rounds; round += 1) {
    const step = newtonStep(samples, weights);
    let share = 1;
    let next = weights;
    let nextLoss = Infinity;
    while (nextLoss >= loss && share > 1e-4) {
      next = weights.map((weight, at) => weight + share * (step[at] ?? 0));
      nextLoss = lossOf(samples, next);
      share /= 2;
    }
    if (nextLoss > loss - 1e-6) break;
    [weights, loss] = [next, nextLoss];
  }
  return weights;
}

function hasAny({ alikeInField, words }: Evidence): boolean {
  return alikeInField > 0 || words > 0;
}

function valueOf({ features }: Sample, weights: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  const misfit = samples.reduce((total, sample) => {
    const sum = valueOf(sample, weights);
    const wrong = sample.isFit ? Math.max(-sum, 0) : Math.max(sum, 0);
    return total + sample.count * (Math.log1p(Math.exp(-Math.abs(sum))) + wrong);
  }, 0);
  return misfit + weights.slice(1).reduce((total, weight) => total + (ridge * weight ** 2) / 2, 0);
}

/** Solves Hessian × step = gradient by elimination; the ridge keeps it solvable. */
function newtonStep(samples: readonly Sample[], weights: readonly number[]): number[] {
  const size = weights.length;
  const rows = weights.map((weight, at) => {
    const row = Array.from({ length: size + 1 }, () => 0);
    row[at] = at === 0 ? 1e-6 : ridge;
    row[size] = at === 0 ? 0 : -ridge * weight;
    return row;
  });
  for (const sample of samples) {
    const likely = 1 / (1 + Math.exp(-valueOf(sample, weights)));
    const off = ((sample.isFit ? 1 : 0) - likely) * sample.count;
    const bend = likely * (1 - likely) * sample.count;
    for (const [at, row] of rows.entries()) {
      const value = sample.features[at] ?? 0;
      row[size] = (row[size] ?? 0) + off * value;
      for (const [other, more] of sample.features.entries())
        row[other] = (row[other] ?? 0) + bend * value * more;
    }
  }
  for (const [at, row] of rows.entries())
    for (const below of rows.slice(at + 1)) {
      const factor = (below[at] ?? 0) / (row[at] ?? 1);
      for (let place = at; place <= size; place += 1)
        below[place] = (below[place] ?? 0) - factor * (row[place] ?? 0);
    }
  const step = Array.from({ length: size }, () => 0);
  for (const [at, row] of [...rows.entries()].toReversed()) {
    const known = step.reduce((sum, value, place) => sum + value * (row[place] ?? 0), 0);
    step[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1);
  }
  return step;
}
