// `npm run evaluate [-- --learn | --misses]`: judges the matchmaker by goals in people's own words, and what is
// heard as danger by sentences of three batches.
// With EMBEDDINGS_… it tells what that model would add from several limits of similarity on.
// `build` may be looked at while it is changed; `measured` only tells how it does.
import { readEmbeddingsAlone } from '../../../config-embeddings.ts';
import { createEmbeddings } from '../../../gateways/embeddings/create.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { bm25 } from './bm25.ts';
import { tellDanger } from './danger/score.ts';
import { casesOf, earlierCases, houseTexts, judgeCases } from './house.ts';
import { learn, learnSigns } from './learn.ts';
import { answerCase, measure, type Share, shareOf } from './measures.ts';
import { withModel } from './meaning.ts';
import { build } from './sets/build.ts';
import { measured } from './sets/measured.ts';

const lexicon = loadLexicon(null);

const gateway = createEmbeddings(readEmbeddingsAlone(process.env));

/** Limits of similarity that are tried, and the rows that tell most of each. */
const limits = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const told = ['right person on a card', 'cards of real use', 'nobody here, and said so'];

function line(name: string, { of, share, low, high }: Share): string {
  const percent = (value: number) => (value * 100).toFixed(0).padStart(3);
  return `  ${name.padEnd(32)} ${percent(share)} %  (${percent(low)} to ${percent(high)}, of ${of})`;
}

const earlier = judgeCases(lexicon, earlierCases(), []);
const halves = { build, measured };
for (const name of ['build', 'measured'] as const) {
  const half = halves[name];
  const judged = judgeCases(lexicon, casesOf(half), half.newcomers);
  const all = [...judged, ...(name === 'build' ? earlier : [])].map(answerCase);
  console.log(`${name}:`);
  for (const [row, share] of Object.entries(measure(all)))
    if (share.of > 0) console.log(line(row, share));
  const plain = bm25(houseTexts());
  const hits = half.answerable.filter((goal) =>
    plain(goal)
      .slice(0, 3)
      .some((id) => goal.fits.includes(id)),
  );
  console.log(line('BM25: among three', shareOf(hits.length, half.answerable.length)));
  if (gateway) {
    const again = await withModel(gateway, { judged, newcomers: half.newcomers });
    for (const least of limits) {
      console.log(`  with ${gateway.name}, alike from ${least} on:`);
      const rows = measure(again(least));
      for (const row of told) if (rows[row]) console.log(line(`  ${row}`, rows[row]));
    }
  }
  if (name === 'build' && process.argv.includes('--misses'))
    for (const { goal, ranked } of all)
      if (goal.set !== 'unanswerable' && !ranked.slice(0, 3).some((id) => goal.fits.includes(id)))
        console.log(
          `- ${goal.text}\n  fits ${goal.fits.join(', ')}; got ${ranked.slice(0, 3).join(', ')}`,
        );
}
console.log(tellDanger(process.argv.includes('--misses')));
if (process.argv.includes('--learn')) {
  const known = [...judgeCases(lexicon, casesOf(build), build.newcomers), ...earlier];
  console.log(learn(known), learnSigns(known));
}
