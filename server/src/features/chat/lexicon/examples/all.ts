import type { Examples } from './examples.ts';
import { artsStageExamples } from './arts-2.ts';
import { artsImagesExamples } from './arts-3.ts';
import { artsExamples } from './arts.ts';
import { careersExamples2 } from './careers-2.ts';
import { careersExamples3 } from './careers-3.ts';
import { careersExamples } from './careers.ts';
import { homeRepairsExamples } from './home-2.ts';
import { homeMakingExamples } from './home-3.ts';
import { homeExamples } from './home.ts';
import { languagesExamples2 } from './languages-2.ts';
import { languagesExamples } from './languages.ts';
import { lawExamples2 } from './law-2.ts';
import { lawExamples3 } from './law-3.ts';
import { lawExamples } from './law.ts';
import { mindExamples2 } from './mind-2.ts';
import { mindExamples3 } from './mind-3.ts';
import { mindExamples4 } from './mind-4.ts';
import { mindExamples } from './mind.ts';
import { moneyExamples2 } from './money-2.ts';
import { moneyExamples3 } from './money-3.ts';
import { moneyExamples } from './money.ts';
import { parentingExamples2 } from './parenting-2.ts';
import { parentingExamples } from './parenting.ts';
import { softwareMoreExamples } from './software-2.ts';
import { softwareUseExamples } from './software-3.ts';
import { softwareExamples } from './software.ts';
import { startupsExamples2 } from './startups-2.ts';
import { startupsExamples3 } from './startups-3.ts';
import { startupsExamples } from './startups.ts';
import { studyExamples2 } from './study-2.ts';
import { studyExamples } from './study.ts';
import { wellnessExamples2 } from './wellness-2.ts';
import { wellnessExamples } from './wellness.ts';

/** All example sentences, by concept. */
export const examples: Examples = {
  ...artsStageExamples,
  ...artsImagesExamples,
  ...artsExamples,
  ...careersExamples2,
  ...careersExamples3,
  ...careersExamples,
  ...homeRepairsExamples,
  ...homeMakingExamples,
  ...homeExamples,
  ...languagesExamples2,
  ...languagesExamples,
  ...lawExamples2,
  ...lawExamples3,
  ...lawExamples,
  ...mindExamples2,
  ...mindExamples3,
  ...mindExamples4,
  ...mindExamples,
  ...moneyExamples2,
  ...moneyExamples3,
  ...moneyExamples,
  ...parentingExamples2,
  ...parentingExamples,
  ...softwareMoreExamples,
  ...softwareUseExamples,
  ...softwareExamples,
  ...startupsExamples2,
  ...startupsExamples3,
  ...startupsExamples,
  ...studyExamples2,
  ...studyExamples,
  ...wellnessExamples2,
  ...wellnessExamples,
};
