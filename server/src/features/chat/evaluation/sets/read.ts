import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { answerableGoals, type EvaluationSets, newcomers, unanswerableGoals } from './shape.ts';

/** Goals of both sorts by the same authors. */
const bothSorts = z.strictObject({ answerable: answerableGoals, unanswerable: unanswerableGoals });

/** The sets of one half. What was learnt of them depends on their order. */
export function readSets(half: 'build' | 'measured'): EvaluationSets {
  const goals = bothSorts.parse(contentOf(`goals-${half}`));
  return {
    unanswerable: [
      ...goals.unanswerable,
      ...unanswerableGoals.parse(contentOf(`unanswerable-${half}`)),
    ],
    answerable: [...goals.answerable, ...answerableGoals.parse(contentOf(`answerable-${half}`))],
    newcomers: newcomers.parse(contentOf(`newcomers-${half}`)),
  };
}

function contentOf(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'));
}
