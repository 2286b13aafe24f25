/** Every Spanish goal the matchmaker is judged by; split by field to keep each file short. */
import { goalsEs1 } from './goals-es-1.ts';
import { goalsEs2 } from './goals-es-2.ts';
import { goalsEs3 } from './goals-es-3.ts';
import { goalsEs4 } from './goals-es-4.ts';
import type { Goal } from './goals-shape.ts';

export const goalsEs: Goal[] = [...goalsEs1, ...goalsEs2, ...goalsEs3, ...goalsEs4];
