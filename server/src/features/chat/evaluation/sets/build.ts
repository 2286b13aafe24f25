import { readSets } from './read.ts';

/** The half of the sets that may be looked at while the matchmaker is changed. */
export const build = readSets('build');
