// `npm run danger:learn`: learns the weights by which messages are like danger from the sentences of
// this folder, and writes them beside the rules that read them.
import { writeFileSync } from 'node:fs';
import { learntFile } from '../../crisis/likeness.ts';
import { fingerprintOf, learnDanger, readSamples } from './learn.ts';

/** Hundredths; a weight that rounds to less than this changes no message. */
const least = 15;

const samples = readSamples();
const lines = [...learnDanger(samples)]
  .map(([feature, { danger, violence }]) => ({
    feature,
    danger: Math.round(danger * 100),
    violence: Math.round(violence * 100),
  }))
  .filter(({ feature, danger }) => feature === '' || Math.abs(danger) >= least)
  .map(({ feature, danger, violence }) => `${danger}\t${violence}\t${feature}`);
writeFileSync(
  learntFile,
  `# Learnt from ${fingerprintOf(samples)}\n${lines.toSorted().join('\n')}\n`,
);
console.log(`${lines.length} weights of ${samples.length} sentences`);
