// Part of `npm run evaluate [-- --misses]`: how many sentences about hours, prices, offerings
// and oneself are read exactly.
// What may be looked at while the rules change shows its misses; what was kept away only counts.
import * as hours from '../../../availability/parsing/evaluation/rules.ts';
import * as dictated from './dictated/rules.ts';
import * as paragraphs from './paragraphs/rules.ts';
import * as prices from './rules.ts';

const z = 1.96;

/** A share with its 95 % interval by Wilson. */
function line(name: string, right: number, of: number): string {
  const share = right / of;
  const middle = share + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  const percent = (value: number) => (value * 100).toFixed(1);
  const interval = `${percent((middle - spread) / scale)} to ${percent((middle + spread) / scale)}`;
  return `  ${name.padEnd(24)} ${percent(share)} %  (${interval}, ${right} of ${of})`;
}

const languages = ['en', 'es'] as const;

type Judged = { text: string; expected: string; got: string };

function tell(name: string, judged: readonly Judged[], mayShow: boolean): void {
  const wrong = judged.filter(({ expected, got }) => expected !== got);
  console.log(line(name, judged.length - wrong.length, judged.length));
  if (mayShow && process.argv.includes('--misses'))
    for (const { text, expected, got } of wrong)
      console.log(`- ${text}\n  wants ${expected}\n  got   ${got}`);
}

for (const batch of hours.batches)
  for (const language of languages) {
    const judged = hours
      .sentencesOf(batch, language)
      .map((one) => ({ ...one, ...hours.judge(one) }));
    tell(`hours, ${batch.name}, ${language}`, judged, batch.file === 'looked-at');
  }
for (const half of ['build', 'seen', 'strangers', 'classes', 'measured'] as const)
  for (const language of languages) {
    const sentences = prices.sentencesOf(half, language);
    const judged = sentences.map((one) => ({ ...one, ...prices.judge(one) }));
    tell(`prices, ${half}, ${language}`, judged, half !== 'measured');
  }
for (const { subject, half } of dictated.sets) {
  const all = dictated.judged(subject, half);
  const right = all.filter(({ isRight }) => isRight).length;
  const silent = all.filter(({ isSilentlyWrong }) => isSilentlyWrong).length;
  console.log(
    `${line(`dictated ${subject}, ${half}`, right, all.length)}, ${silent} silently wrong`,
  );
  if (half !== 'measured' && process.argv.includes('--misses'))
    for (const { text, expected, got } of all.filter(({ isRight }) => !isRight))
      console.log(`- ${text}\n  wants ${expected}\n  got   ${got}`);
}
for (const half of ['build', 'measured'] as const) {
  const all = paragraphs.paragraphsOf(half);
  const judged = all.map((one) => ({ ...one, wrong: paragraphs.wrongIn(one) }));
  const missed = judged.flatMap(({ wrong }) => wrong).length;
  const facts = all.length * paragraphs.factNames.length;
  console.log(line(`paragraphs, ${half}, facts`, facts - missed, facts));
  const whole = judged.filter(({ wrong }) => wrong.length === 0).length;
  console.log(line(`paragraphs, ${half}, whole`, whole, all.length));
  if (half === 'build' && process.argv.includes('--misses'))
    for (const { id, wrong } of judged)
      for (const { fact, expected, got } of wrong)
        console.log(`- ${id}, ${fact}\n  wants ${expected}\n  got   ${got}`);
}
