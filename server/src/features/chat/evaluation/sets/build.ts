/** The half of the sets that may be looked at while the matchmaker is changed. */
import { answerableEnBuild } from './answerable-en-build.ts';
import { moreAnswerableEnBuild } from './answerable-en-build-2.ts';
import { answerableEsBuild } from './answerable-es-build.ts';
import { moreAnswerableEsBuild } from './answerable-es-build-2.ts';
import { newcomersEnBuild } from './newcomers-en-build.ts';
import { newcomersEsBuild } from './newcomers-es-build.ts';
import type { EvaluationSets } from './shape.ts';
import { unanswerableEnBuild } from './unanswerable-en-build.ts';
import { moreUnanswerableEnBuild } from './unanswerable-en-build-2.ts';
import { unanswerableEsBuild } from './unanswerable-es-build.ts';
import { moreUnanswerableEsBuild } from './unanswerable-es-build-2.ts';

export const build: EvaluationSets = {
  unanswerable: [
    ...unanswerableEnBuild,
    ...unanswerableEsBuild,
    ...moreUnanswerableEnBuild,
    ...moreUnanswerableEsBuild,
  ],
  answerable: [
    ...answerableEnBuild,
    ...answerableEsBuild,
    ...moreAnswerableEnBuild,
    ...moreAnswerableEsBuild,
  ],
  newcomers: [...newcomersEnBuild, ...newcomersEsBuild],
};
