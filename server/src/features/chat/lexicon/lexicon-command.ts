// `npm run lexicon [-- folder]`: checks the fields of the matchmaker, those of the folder with them,
// and compiles both, so that no start has to.
import { loadLexicon } from './load.ts';

const { concepts, knownStems, topics } = loadLexicon(process.argv[2] ?? null);
const fields = new Set([...concepts.values()].map(({ field }) => field));
const named = [...topics.en.values()].flatMap((names) => names.map(({ id }) => id));
const topicCount = new Set(named).size;
console.log(
  `${fields.size} fields, ${concepts.size} concepts, ${topicCount} topics, ` +
    `${knownStems.en.size} English and ${knownStems.es.size} Spanish words`,
);
