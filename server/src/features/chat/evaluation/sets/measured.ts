/** The half of the sets that only measures. Choose no rule and no word by looking at it. */
import { answerableEnMeasured } from './answerable-en-measured.ts';
import { moreAnswerableEnMeasured } from './answerable-en-measured-2.ts';
import { answerableEsMeasured } from './answerable-es-measured.ts';
import { moreAnswerableEsMeasured } from './answerable-es-measured-2.ts';
import { newcomersEnMeasured } from './newcomers-en-measured.ts';
import { newcomersEsMeasured } from './newcomers-es-measured.ts';
import type { EvaluationSets } from './shape.ts';
import { unanswerableEnMeasured } from './unanswerable-en-measured.ts';
import { unanswerableEsMeasured } from './unanswerable-es-measured.ts';

export const measured: EvaluationSets = {
  unanswerable: [...unanswerableEnMeasured, ...unanswerableEsMeasured],
  answerable: [
    ...answerableEnMeasured,
    ...answerableEsMeasured,
    ...moreAnswerableEnMeasured,
    ...moreAnswerableEsMeasured,
  ],
  newcomers: [...newcomersEnMeasured, ...newcomersEsMeasured],
};
