/** The half of the sets that may be looked at while the matchmaker is changed. */
import { answerableEnBuild } from './answerable-en-build.ts';
import { moreAnswerableEnBuild } from './answerable-en-build-2.ts';
import { answerableEsBuild } from './answerable-es-build.ts';
import { moreAnswerableEsBuild } from './answerable-es-build-2.ts';
import { newcomersEnBuild } from './newcomers-en-build.ts';
import { newcomersEsBuild } from './newcomers-es-build.ts';
import { thirdAnswerableEnBuild } from './answerable-en-build-3.ts';
import { thirdAnswerableEsBuild } from './answerable-es-build-3.ts';
import { thirdUnanswerableEnBuild } from './unanswerable-en-build-3.ts';
import { thirdUnanswerableEsBuild } from './unanswerable-es-build-3.ts';
import { seventhAnswerableEnBuild } from './answerable-en-build-7.ts';
import { seventhUnanswerableEnBuild } from './unanswerable-en-build-7.ts';
import { seventhAnswerableEsBuild } from './answerable-es-build-7.ts';
import { seventhUnanswerableEsBuild } from './unanswerable-es-build-7.ts';
import { eighthAnswerableEnBuild } from './answerable-en-build-8.ts';
import { ninthAnswerableEnBuild } from './answerable-en-build-9.ts';
import { eighthUnanswerableEnBuild } from './unanswerable-en-build-8.ts';
import { eighthAnswerableEsBuild } from './answerable-es-build-8.ts';
import { ninthAnswerableEsBuild } from './answerable-es-build-9.ts';
import { eighthUnanswerableEsBuild } from './unanswerable-es-build-8.ts';
import type { EvaluationSets } from './shape.ts';
import { readWritten } from './written.ts';
import { sixthAnswerableEnBuild } from './answerable-en-build-6.ts';
import { sixthAnswerableEsBuild } from './answerable-es-build-6.ts';
import { sixthUnanswerableEnBuild } from './unanswerable-en-build-6.ts';
import { sixthUnanswerableEsBuild } from './unanswerable-es-build-6.ts';
import { fourthAnswerableEnBuild } from './answerable-en-build-4.ts';
import { fourthAnswerableEsBuild } from './answerable-es-build-4.ts';
import { fourthUnanswerableEnBuild } from './unanswerable-en-build-4.ts';
import { fourthUnanswerableEsBuild } from './unanswerable-es-build-4.ts';
import { fifthAnswerableEnBuild } from './answerable-en-build-5.ts';
import { fifthAnswerableEsBuild } from './answerable-es-build-5.ts';
import { fifthUnanswerableEnBuild } from './unanswerable-en-build-5.ts';
import { fifthUnanswerableEsBuild } from './unanswerable-es-build-5.ts';
import { unanswerableEnBuild } from './unanswerable-en-build.ts';
import { moreUnanswerableEnBuild } from './unanswerable-en-build-2.ts';
import { unanswerableEsBuild } from './unanswerable-es-build.ts';
import { moreUnanswerableEsBuild } from './unanswerable-es-build-2.ts';

const written = readWritten('build');

export const build: EvaluationSets = {
  unanswerable: [
    ...written.unanswerable,
    ...unanswerableEnBuild,
    ...unanswerableEsBuild,
    ...moreUnanswerableEnBuild,
    ...moreUnanswerableEsBuild,
    ...thirdUnanswerableEnBuild,
    ...thirdUnanswerableEsBuild,
    ...fourthUnanswerableEnBuild,
    ...fourthUnanswerableEsBuild,
    ...fifthUnanswerableEnBuild,
    ...fifthUnanswerableEsBuild,
    ...sixthUnanswerableEnBuild,
    ...sixthUnanswerableEsBuild,
    ...seventhUnanswerableEnBuild,
    ...seventhUnanswerableEsBuild,
    ...eighthUnanswerableEnBuild,
    ...eighthUnanswerableEsBuild,
  ],
  answerable: [
    ...written.answerable,
    ...answerableEnBuild,
    ...answerableEsBuild,
    ...moreAnswerableEnBuild,
    ...moreAnswerableEsBuild,
    ...thirdAnswerableEnBuild,
    ...thirdAnswerableEsBuild,
    ...fourthAnswerableEnBuild,
    ...fourthAnswerableEsBuild,
    ...fifthAnswerableEnBuild,
    ...fifthAnswerableEsBuild,
    ...sixthAnswerableEnBuild,
    ...sixthAnswerableEsBuild,
    ...seventhAnswerableEnBuild,
    ...seventhAnswerableEsBuild,
    ...eighthAnswerableEnBuild,
    ...ninthAnswerableEnBuild,
    ...eighthAnswerableEsBuild,
    ...ninthAnswerableEsBuild,
  ],
  newcomers: [...newcomersEnBuild, ...newcomersEsBuild],
};
