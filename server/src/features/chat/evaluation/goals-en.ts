/** Every English goal the matchmaker is judged by; split by field to keep each file short. */
import { goalsEn1 } from './goals-en-1.ts';
import { goalsEn2 } from './goals-en-2.ts';
import { goalsEn3 } from './goals-en-3.ts';
import { goalsEn4 } from './goals-en-4.ts';
import type { Goal } from './goals-shape.ts';

export const goalsEn: Goal[] = [...goalsEn1, ...goalsEn2, ...goalsEn3, ...goalsEn4];
