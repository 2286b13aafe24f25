import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { daysTogether } from '../letters/rules.ts';
import { writtenOut } from '../slang/rules.ts';
import { wordTable } from '../../../../../lib/record.ts';

/** One word that says what others take two or three for. */
const compounds = wordTable<readonly string[]>({
  ...{ weeknight: ['weekday', 'nights'], weeknights: ['weekday', 'nights'] },
  ...{
    entresemana: ['entre', 'semana'],
    mediodias: ['al', 'mediodia'],
    mwf: ['mon', 'wed', 'fri'],
  },
  ...{ mw: ['mon', 'wed'], wf: ['wed', 'fri'], tth: ['tue', 'thu'], tuth: ['tue', 'thu'] },
  ...{ mtw: ['mon', 'tue', 'wed'], mtwth: ['mon', 'tue', 'wed', 'thu'] },
  ...{ mwth: ['mon', 'wed', 'thu'], mtth: ['mon', 'tue', 'thu'] },
  ...{ mtwthf: ['mon', 'tue', 'wed', 'thu', 'fri'], mtwtf: ['mon', 'tue', 'wed', 'thu', 'fri'] },
  ...{ lmv: ['lunes', 'miercoles', 'viernes'], lxv: ['lunes', 'miercoles', 'viernes'] },
  ...{ mj: ['martes', 'jueves'], lmxjv: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'] },
  lmmjv: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'],
  satsun: ['sat', 'sun'],
});

const aboutHours: ReadonlySet<string> = new Set([
  ...['noon', 'midday', 'midnight', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  ...['eight', 'nine', 'ten', 'eleven', 'twelve'],
]);

/** The tokens with such words taken apart; each piece keeps the place of the whole. */
export function takeApart(
  tokens: readonly Token[],
  language: Language,
  knows: (word: string) => boolean,
): Token[] {
  return tokens.flatMap((token, at) => {
    const whole = writtenOut(tokens, at, language);
    if (whole) return whole.map((word) => ({ ...token, word, kind: 'word' }));
    const week = weekAt(tokens, at);
    if (week) return week.map((word) => ({ ...token, word }));
    // `noonish to fiveish`
    const nearly = /^(.{2,}[a-z])ish$/.exec(token.word)?.[1];
    if (nearly && aboutHours.has(nearly))
      return [
        { ...token, word: nearly },
        { ...token, word: 'ish', isGlued: true },
      ];
    const words =
      token.kind === 'word'
        ? (compounds[token.word] ?? (knows(token.word) ? null : daysTogether(tokens, at, language)))
        : undefined;
    return words ? words.map((word) => ({ ...token, word })) : [token];
  });
}

const parts: ReadonlySet<string> = new Set([
  ...['morning', 'mornings', 'afternoon', 'afternoons', 'arvos', 'evening', 'evenings', 'night'],
  ...['nights', 'manana', 'mananas', 'tarde', 'tardes', 'noche', 'noches', 'solo', 'solamente'],
  ...['only', 'just', 'por', ':', 'desde', 'from'],
]);
const weekends = /^(?:weekends?|wknds?|findes?)$/;
/** `this week`, `every second week`, `la próxima semana`: a week of the calendar. */
const counting =
  /^(?:this|next|last|per|each|every|other|second|coming|de|esta|proxima|por|cada|una|misma|toda|entre|fin|fines)$/;

/** `weekend all day; week evenings only`: the days between two weekends. */
function weekAt(tokens: readonly Token[], at: number): string[] | null {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isWeek = token?.word === 'week' || token?.word === 'semana';
  if (!isWeek || counting.test(before?.word ?? '') || !parts.has(behind?.word ?? '')) return null;
  const hasWeekend = tokens.some(
    ({ word }, index) =>
      weekends.test(word) ||
      (word === 'semana' && /^fin(?:es)?$/.test(tokens[index - 2]?.word ?? '')),
  );
  return hasWeekend ? (token.word === 'week' ? ['weekdays'] : ['entre', 'semana']) : null;
}
