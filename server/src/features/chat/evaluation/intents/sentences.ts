import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Intent, intents } from '../../conversation/intents/likely/intents.ts';

const texts = z.array(z.string());
const file = z.record(z.string(), z.strictObject({ en: texts, es: texts }));

/** What somebody says, and what for. `hasPeople`: whether experts were shown before it. */
export type Sentence = {
  intent: Intent;
  language: 'en' | 'es';
  text: string;
  hasPeople: boolean;
};

const languages = ['en', 'es'] as const;

/** The sentences of all files whose names begin so, each where it can be said. */
export function sentencesOf(prefix: 'taught' | 'measured'): Sentence[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) =>
      Object.entries(file.parse(parse(readFileSync(join(import.meta.dirname, name), 'utf8')))),
    )
    .flatMap(([label, said]) =>
      languages.flatMap((language) =>
        said[language].flatMap((text): Sentence[] => {
          const intent = intentNamed(label);
          const isOfPeople = needsPeople(intent);
          const told = isOfPeople ? withoutNames(text) : text;
          return (isOfPeople ? [true] : [false, true]).map((hasPeople) => ({
            ...{ intent, language, text: told, hasPeople },
          }));
        }),
      ),
    );
}

/** A need in words that are said of Puente as well is a goal like any other. */
function intentNamed(label: string): Intent {
  const name = label === 'goal-lookalike' ? 'goal' : label;
  const intent = intents.find((one) => one === name);
  if (intent === undefined) throw new Error(`${label} is no intent.`);
  return intent;
}

/** It can be said only after people were shown. */
export function needsPeople(intent: Intent): boolean {
  return (
    /^(?:person|wish)-/.test(intent) ||
    ['compare', 'which', 'choose', 'more', 'reject', 'back', 'lift', 'detail', 'correct'].includes(
      intent,
    )
  );
}

/** Written large within a sentence, and no name of a person. */
const notNames =
  /^(?:Mr|Mrs|Ms|Dr|Dra|Sra?|Don|Doña|I|Spanish|English|French|German|Portuguese|Italian|Irish|Polish|Tamil|Hindi|Marathi|Chinese|Mandarin|Arabic|Catalan|Quechua|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Chile|Lima|Cork|Madrid|Mumbai|Galway|Dublin|London|Sydney|Santiago|Bogotá|México|Mexico|España|Spain|India|Ireland|Medellín|Brisbane|Kochi|Geelong|Austin|Zoom|Whats|WhatsApp|Instagram|Facebook|Google|Excel|Visa|Puente|Linkedin|LinkedIn|Uni|Providencia|Valparaíso|Buenos|Aires|Europe|Europa)$/u;

/** Whoever is named is on the table, where their name stands for anybody's. */
function withoutNames(text: string): string {
  return text.replaceAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu, (word) =>
    notNames.test(word) ? word : '@name',
  );
}
