import { dice, shuffle } from '../likeness/learn.ts';
import { softmax } from '../likeness/likeness.ts';

/** What is known of a text, which of the kinds it is, and how much it counts. */
export type Sample = { features: ReadonlyMap<string, number>; kind: number; count: number };

/** How many kinds there are; passes over the samples; what holds weights near zero that few speak for. */
export type Course = { kinds: number; rounds: number; ridge: number; leastSamples: number };

/** How fast weights move, each at a pace of its own (AdaGrad). */
const pace = 0.3;
const moved = 1e-2;

/** A kind that is off by less than this learns nothing of a sample. */
const leastOff = 1e-4;

/**
 * Softmax regression of the kind on the features, by stochastic descent: by feature, what it says of each
 * kind. Features of fewer than `leastSamples` teach nothing. The same samples give the same weights.
 */
export function regress(
  samples: readonly Sample[],
  { kinds: size, rounds, ridge, leastSamples }: Course,
): Map<string, Float32Array> {
  const places = placesOf(samples, leastSamples);
  const weights = new Float32Array(places.size * size);
  const sofar = new Float32Array(places.size * size).fill(moved);
  const told = samples.map(({ features }) =>
    [...features].flatMap(([feature, count]) => {
      const place = places.get(feature);
      return place === undefined ? [] : [{ from: place * size, count }];
    }),
  );
  const order = samples.map((_, at) => at);
  const random = dice();
  const shares = new Float32Array(size);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) study(at);
  }
  return new Map(
    [...places].map(([feature, place]) => [
      feature,
      weights.subarray(place * size, (place + 1) * size),
    ]),
  );

  function study(at: number): void {
    const features = told[at] ?? [];
    const { kind = 0, count: share = 0 } = samples[at] ?? {};
    shares.fill(0);
    for (const { from, count } of features)
      for (let one = 0; one < size; one += 1)
        shares[one] = (shares[one] ?? 0) + count * (weights[from + one] ?? 0);
    softmax(shares);
    for (let one = 0; one < size; one += 1) {
      const off = share * ((shares[one] ?? 0) - (one === kind ? 1 : 0));
      if (Math.abs(off) < leastOff) continue;
      for (const { from, count } of features) {
        const place = from + one;
        const weight = weights[place] ?? 0;
        const slope = off * count + ridge * weight;
        const all = (sofar[place] ?? 0) + slope ** 2;
        sofar[place] = all;
        weights[place] = weight - (pace * slope) / Math.sqrt(all);
      }
    }
  }
}

function placesOf(samples: readonly Sample[], least: number): Map<string, number> {
  const met = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features.keys()) met.set(feature, (met.get(feature) ?? 0) + 1);
  const kept = [...met].filter(([, count]) => count >= least);
  return new Map(kept.map(([feature], at) => [feature, at]));
}
