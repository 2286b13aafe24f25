import { readSets } from './read.ts';

/** The half of the sets that only measures. Choose no rule and no word by looking at it. */
export const measured = readSets('measured');
