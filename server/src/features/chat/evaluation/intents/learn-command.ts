// `npm run intents:learn`: learns what a message is for from the sentences of this folder, and writes it
// beside the rules that read it.
import { writeFileSync } from 'node:fs';
import { intents } from '../../conversation/intents/likely/intents.ts';
import { learntFile, writeWeights } from '../../conversation/intents/likely/weights.ts';
import { fingerprintOf, learnIntents, readLessons } from './learn.ts';

const lessons = readLessons();
const weights = learnIntents(lessons);
writeFileSync(learntFile, writeWeights(intents, weights, fingerprintOf(lessons)));
console.log(`${weights.size} features of ${lessons.length} sentences`);
