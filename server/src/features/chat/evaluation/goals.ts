/**
 * The goals the matchmaker is judged by: what people say when they ask for help, typos included.
 * They were written from the roster's topics alone, without the experts' texts or the matchmaker's
 * vocabulary, so that a good score can't come from shared wording.
 */
import { goalsEn } from './goals-en.ts';
import { goalsEs } from './goals-es.ts';
import type { Goal } from './goals-shape.ts';

export type { Goal } from './goals-shape.ts';

export const goals: Goal[] = [...goalsEn, ...goalsEs];
