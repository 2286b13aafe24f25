/** The half of the sets that only measures. Choose no rule and no word by looking at it. */
import { answerableEnMeasured } from './answerable-en-measured.ts';
import { moreAnswerableEnMeasured } from './answerable-en-measured-2.ts';
import { answerableEsMeasured } from './answerable-es-measured.ts';
import { moreAnswerableEsMeasured } from './answerable-es-measured-2.ts';
import { newcomersEnMeasured } from './newcomers-en-measured.ts';
import { newcomersEsMeasured } from './newcomers-es-measured.ts';
import { thirdAnswerableEnMeasured } from './answerable-en-measured-3.ts';
import { moreUnanswerableEnMeasured } from './unanswerable-en-measured-2.ts';
import { thirdAnswerableEsMeasured } from './answerable-es-measured-3.ts';
import { moreUnanswerableEsMeasured } from './unanswerable-es-measured-2.ts';
import { fourthAnswerableEnMeasured } from './answerable-en-measured-4.ts';
import { thirdUnanswerableEnMeasured } from './unanswerable-en-measured-3.ts';
import { fourthAnswerableEsMeasured } from './answerable-es-measured-4.ts';
import { thirdUnanswerableEsMeasured } from './unanswerable-es-measured-3.ts';
import type { EvaluationSets } from './shape.ts';
import { readWritten } from './written.ts';
import { unanswerableEnMeasured } from './unanswerable-en-measured.ts';
import { unanswerableEsMeasured } from './unanswerable-es-measured.ts';

const written = readWritten('measured');

export const measured: EvaluationSets = {
  unanswerable: [
    ...written.unanswerable,
    ...unanswerableEnMeasured,
    ...unanswerableEsMeasured,
    ...moreUnanswerableEnMeasured,
    ...moreUnanswerableEsMeasured,
    ...thirdUnanswerableEnMeasured,
    ...thirdUnanswerableEsMeasured,
  ],
  answerable: [
    ...written.answerable,
    ...answerableEnMeasured,
    ...answerableEsMeasured,
    ...moreAnswerableEnMeasured,
    ...moreAnswerableEsMeasured,
    ...thirdAnswerableEnMeasured,
    ...thirdAnswerableEsMeasured,
    ...fourthAnswerableEnMeasured,
    ...fourthAnswerableEsMeasured,
  ],
  newcomers: [...newcomersEnMeasured, ...newcomersEsMeasured],
};
