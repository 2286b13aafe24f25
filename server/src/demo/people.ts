import { artsPeople } from './people/arts.ts';
import { careersPeople } from './people/careers.ts';
import { homePeople } from './people/home.ts';
import { languagesPeople } from './people/languages.ts';
import { lawPeople } from './people/law.ts';
import { mindPeople } from './people/mind.ts';
import { moneyPeople } from './people/money.ts';
import { parentingPeople } from './people/parenting.ts';
import type { DemoPerson } from './people/person.ts';
import { softwarePeople } from './people/software.ts';
import { startupsPeople } from './people/startups.ts';
import { studyPeople } from './people/study.ts';
import { wellnessPeople } from './people/wellness.ts';

/** Texts and hours of every expert in the roster, by the roster's ids. */
export const people: readonly DemoPerson[] = [
  ...mindPeople,
  ...careersPeople,
  ...startupsPeople,
  ...lawPeople,
  ...moneyPeople,
  ...languagesPeople,
  ...parentingPeople,
  ...wellnessPeople,
  ...artsPeople,
  ...softwarePeople,
  ...studyPeople,
  ...homePeople,
];
