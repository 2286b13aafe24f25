// `npm run lexicon [-- folder]`: checks the fields of the matchmaker, those of the folder with them,
// and compiles both, so that no start has to.
import { loadLexicon } from './load.ts';

const { concepts, knownStems } = loadLexicon(process.argv[2] ?? null);
const fields = new Set([...concepts.values()].map(({ field }) => field));
console.log(
  `${fields.size} fields, ${concepts.size} concepts, ` +
    `${knownStems.en.size} English and ${knownStems.es.size} Spanish words`,
);
