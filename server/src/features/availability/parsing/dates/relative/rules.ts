import { matchAt } from '../../words/rules.ts';
import { datesFrom, datesOfMonth, datesOfWeek } from '../calendar/rules.ts';
import { type Read, single, spanning } from '../found/rules.ts';
import { type DateReader, isTimeBehind, kindAt, skipSmall } from '../point/rules.ts';

/** Today, tomorrow, this Friday, next week, next month, el lunes próximo. */
export function readRelative(reader: DateReader, at: number): Read | null {
  const { today, tokens, language } = reader;
  const start = skipSmall(reader, at);
  const match = matchAt(tokens, at, language) ?? matchAt(tokens, start, language);
  if (match?.meaning.kind === 'relative') {
    const date = today.add({ days: match.meaning.days });
    return single(datesFrom(date, date, today), match.next);
  }
  if (match?.meaning.kind === 'which') {
    const what = matchAt(tokens, match.next, language);
    return what && dayOrPeriod(reader, what, match.meaning.which);
  }
  const what = matchAt(tokens, start, language);
  if (what?.meaning.kind !== 'day' && what?.meaning.kind !== 'period') return null;
  const which = whichBehind(reader, what.next);
  return which === null ? null : dayOrPeriod(reader, { ...what, next: which }, 'next');
}

/** `el viernes que viene`, `la semana próxima`. */
function whichBehind({ tokens }: DateReader, at: number): number | null {
  const [one, two] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (one === 'que' && (two === 'viene' || two === 'entra')) return at + 2;
  return one === 'proximo' || one === 'proxima' || one === 'siguiente' ? at + 1 : null;
}

function dayOrPeriod(
  reader: DateReader,
  what: NonNullable<ReturnType<typeof matchAt>>,
  which: 'this' | 'next',
): Read | null {
  const { today, language } = reader;
  const { meaning, next } = what;
  if (meaning.kind === 'day' && meaning.days.length < 7) {
    const dates = meaning.days.map((day) => {
      const ahead = (day - today.dayOfWeek + 7) % 7;
      if (which === 'this') return today.add({ days: ahead });
      // English: of the next week; Spanish: the next one to come.
      if (language === 'es') return today.add({ days: ahead === 0 ? 7 : ahead });
      return today.add({ days: day - today.dayOfWeek + 7 });
    });
    // `este miércoles 5`
    const [only] = dates;
    const number = reader.tokens[next]?.word;
    const kind = kindAt(reader, next + 1)?.kind;
    const isAlone = kind !== 'of' && kind !== 'month' && !isTimeBehind(reader, next + 1);
    if (only && dates.length === 1 && number === String(only.day) && isAlone)
      return single({ dates: [only.toString()], problem: null }, next + 1);
    // `this Thursday and Friday`
    const link = matchAt(reader.tokens, next, language);
    const more = link?.meaning.kind === 'and' ? matchAt(reader.tokens, link.next, language) : null;
    const isMore =
      more?.meaning.kind === 'day' && !reader.tokens[more.next - 1]?.word.endsWith('days');
    // `este viernes y el próximo`
    const again = link?.meaning.kind === 'and' ? kindAt(reader, link.next) : null;
    const isAgain = again?.kind === 'which' && again.which === 'next' && only !== undefined;
    const end = isAgain
      ? (matchAt(reader.tokens, link?.next ?? next, language)?.next ?? next)
      : next;
    const named = isAgain ? matchAt(reader.tokens, end, language)?.meaning.kind : undefined;
    if (isAgain && named !== 'day' && named !== 'period') {
      const two = [only, only.add({ days: 7 })].map(String);
      return single({ dates: two, problem: null }, end);
    }
    const others = more && isMore ? dayOrPeriod(reader, more, which) : null;
    return single(
      { dates: [...dates.map(String), ...(others?.value.dates ?? [])], problem: null },
      others?.next ?? next,
    );
  }
  if (meaning.kind !== 'period') return null;
  if (meaning.period === 'week')
    return spanning(
      datesOfWeek(which === 'this' ? today : today.add({ days: 7 }), today),
      next,
      true,
    );
  const { month, year } = which === 'this' ? today : today.add({ months: 1 });
  return spanning(datesOfMonth(month, year, today), next);
}
