// `npm run kindness:learn`: learns what asks for a kind word from the sentences of this folder, and writes it
// beside what reads it. Those kept aside teach nothing.
import { writeFileSync } from 'node:fs';
import { writeWeights } from '../../conversation/intents/likely/weights.ts';
import { kinds, learntFile } from '../../wording/kind/likely.ts';
import { fingerprintOf, isKept, learnKinds, readLessons } from './learn.ts';

const lessons = readLessons().filter((lesson) => !isKept(lesson));
const weights = learnKinds(lessons);
writeFileSync(learntFile, writeWeights(kinds, weights, fingerprintOf(lessons), 'kindness:learn'));
console.log(`${weights.size} features of ${lessons.length} sentences`);
