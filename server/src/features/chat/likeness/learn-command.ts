// `npm run lexicon:learn [-- folder]`: learns by which words a goal is likely to be about each concept, from
// all that the lexicon says of them, the fields of the folder with it, and writes it beside them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learntName, ownFolder } from '../lexicon/load.ts';
import { readSource } from '../lexicon/read.ts';
import { fingerprintOf, learnLikeness, readLessons } from './learn.ts';
import { writeWeights } from './weights.ts';

const more = process.argv[2] ?? null;
const folders = more === null ? [ownFolder] : [ownFolder, more];
const { concepts, lessons } = readLessons(readSource(folders));
const { base, lines } = learnLikeness(lessons, concepts.length);
const file = join(more ?? ownFolder, learntName);
writeFileSync(file, writeWeights({ concepts, base }, lines, fingerprintOf(lessons)));
const count = lines.reduce((sum, { weights }) => sum + weights.length, 0);
console.log(`${count} weights of ${lines.length} words, learnt from ${lessons.length} lines`);
