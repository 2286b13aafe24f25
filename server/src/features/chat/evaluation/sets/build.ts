/** The half of the sets that may be looked at while the matchmaker is changed. */
import { answerableEnBuild } from './answerable-en-build.ts';
import { answerableEsBuild } from './answerable-es-build.ts';
import { newcomersEnBuild } from './newcomers-en-build.ts';
import { newcomersEsBuild } from './newcomers-es-build.ts';
import type { EvaluationSets } from './shape.ts';
import { unanswerableEnBuild } from './unanswerable-en-build.ts';
import { unanswerableEsBuild } from './unanswerable-es-build.ts';

export const build: EvaluationSets = {
  unanswerable: [...unanswerableEnBuild, ...unanswerableEsBuild],
  answerable: [...answerableEnBuild, ...answerableEsBuild],
  newcomers: [...newcomersEnBuild, ...newcomersEsBuild],
};
