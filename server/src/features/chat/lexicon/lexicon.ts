import { type Pattern, patternsOf } from './compile.ts';
import type { Concept } from './concept.ts';
import { arts } from './arts.ts';
import { careers } from './careers.ts';
import { home } from './home.ts';
import { languages } from './languages.ts';
import { law } from './law.ts';
import { mind } from './mind.ts';
import { money } from './money.ts';
import { parenting } from './parenting.ts';
import { software } from './software.ts';
import { startups } from './startups.ts';
import { study } from './study.ts';
import { wellness } from './wellness.ts';

export const concepts: readonly Concept[] = [
  ...mind,
  ...careers,
  ...startups,
  ...law,
  ...money,
  ...languages,
  ...parenting,
  ...wellness,
  ...arts,
  ...software,
  ...study,
  ...home,
];

export const conceptById: ReadonlyMap<string, Concept> = new Map(
  concepts.map((concept) => [concept.id, concept]),
);

const patterns = concepts.flatMap(patternsOf);

/** Patterns by the stems that open them (any of their stems where the order is free). */
const openings = { en: new Map<string, Pattern[]>(), es: new Map<string, Pattern[]>() };
for (const pattern of patterns)
  for (const stem of pattern.slots[0] ?? []) {
    const known = openings[pattern.language].get(stem);
    if (known) known.push(pattern);
    else openings[pattern.language].set(stem, [pattern]);
  }

export const patternsOpenedBy = (stem: string, language: 'en' | 'es'): readonly Pattern[] =>
  openings[language].get(stem) ?? [];

/** Every stem that some term knows; what is not here may be a slip of the fingers. */
export const knownStems: Record<'en' | 'es', ReadonlySet<string>> = {
  en: new Set(
    patterns.filter((p) => p.language === 'en').flatMap((p) => p.slots.flatMap((s) => [...s])),
  ),
  es: new Set(
    patterns.filter((p) => p.language === 'es').flatMap((p) => p.slots.flatMap((s) => [...s])),
  ),
};
