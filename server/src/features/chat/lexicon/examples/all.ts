import type { Examples } from './examples.ts';

/** All example sentences, by concept. */
export const examples: Examples = {};
