// `npm run evaluate [-- --misses]`: judges the retrieval by goals in people's own words.
import { goals } from './goals.ts';
import { judge, type Scores } from './score.ts';

const line = (name: string, scores: Scores): string =>
  `${name.padEnd(8)} ${String(scores.count).padStart(4)} goals   hit@1 ${scores.hit1.toFixed(3)}   hit@3 ${scores.hit3.toFixed(3)}   MRR ${scores.mrr.toFixed(3)}`;

const all = judge(goals);
for (const language of ['en', 'es'] as const)
  console.log(line(language, judge(goals.filter((goal) => goal.language === language)).scores));
console.log(line('all', all.scores));
if (process.argv.includes('--misses'))
  for (const { goal, ranked, named } of all.misses)
    console.log(
      `\n- ${goal.text}\n  fits ${goal.fits.join(', ')}; got ${ranked.join(', ') || 'nobody'}; heard ${named.join(', ') || 'nothing'}`,
    );
