/**
 * The demo experts, shortest form: who they are, what they help with and on what terms.
 * One file per field under `roster/`; the full texts live in `people/<field>.ts` under the same ids.
 */
import { mindExperts } from './roster/mind.ts';
import { careersExperts } from './roster/careers.ts';
import { startupsExperts } from './roster/startups.ts';
import { lawExperts } from './roster/law.ts';
import { moneyExperts } from './roster/money.ts';
import { languagesExperts } from './roster/languages.ts';
import { parentingExperts } from './roster/parenting.ts';
import { wellnessExperts } from './roster/wellness.ts';
import { artsExperts } from './roster/arts.ts';
import { softwareExperts } from './roster/software.ts';
import { studyExperts } from './roster/study.ts';
import { homeExperts } from './roster/home.ts';
import type { RosterExpert } from './roster/expert.ts';

export const roster: readonly RosterExpert[] = [
  ...mindExperts,
  ...careersExperts,
  ...startupsExperts,
  ...lawExperts,
  ...moneyExperts,
  ...languagesExperts,
  ...parentingExperts,
  ...wellnessExperts,
  ...artsExperts,
  ...softwareExperts,
  ...studyExperts,
  ...homeExperts,
];
