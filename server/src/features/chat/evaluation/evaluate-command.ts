// `npm run evaluate [-- --learn | --misses]`: judges the matchmaker by goals in people's own words, and what is
// heard as danger by sentences of three batches.
// `build` may be looked at while it is changed; `measured` only tells how it does.
import { loadLexicon } from '../lexicon/load.ts';
import { bm25 } from './bm25.ts';
import { tellDanger } from './danger/score.ts';
import { casesOf, earlierCases, houseTexts, judgeCases } from './house.ts';
import { learn } from './learn.ts';
import { answerCase, measure, type Share, shareOf } from './measures.ts';
import { build } from './sets/build.ts';
import { measured } from './sets/measured.ts';

const lexicon = loadLexicon(null);

function line(name: string, { of, share, low, high }: Share): string {
  const percent = (value: number) => (value * 100).toFixed(0).padStart(3);
  return `  ${name.padEnd(32)} ${percent(share)} %  (${percent(low)} to ${percent(high)}, of ${of})`;
}

const earlier = judgeCases(lexicon, earlierCases(), []);
const halves = { build, measured };
for (const name of ['build', 'measured'] as const) {
  const half = halves[name];
  const judged = judgeCases(lexicon, casesOf(half), half.newcomers);
  const answered = [...judged, ...(name === 'build' ? earlier : [])].map(answerCase);
  console.log(`${name}:`);
  for (const [row, share] of Object.entries(measure(answered)))
    if (share.of > 0) console.log(line(row, share));
  const plain = bm25(houseTexts());
  const hits = half.answerable.filter((goal) =>
    plain(goal)
      .slice(0, 3)
      .some((id) => goal.fits.includes(id)),
  );
  console.log(line('BM25: among three', shareOf(hits.length, half.answerable.length)));
  if (name === 'build' && process.argv.includes('--misses'))
    for (const { goal, ranked } of answered)
      if (goal.set !== 'unanswerable' && !ranked.slice(0, 3).some((id) => goal.fits.includes(id)))
        console.log(
          `- ${goal.text}\n  fits ${goal.fits.join(', ')}; got ${ranked.slice(0, 3).join(', ')}`,
        );
}
console.log(tellDanger(process.argv.includes('--misses')));
if (process.argv.includes('--learn'))
  console.log(learn([...judgeCases(lexicon, casesOf(build), build.newcomers), ...earlier]));
