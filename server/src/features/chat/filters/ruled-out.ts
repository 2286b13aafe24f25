import { dayNames, isScheduling, partsOfDay, weekdayNames, type When } from './when.ts';

/** Times that somebody can't meet at (lower case, no accents): "not on Mondays", "los lunes no puedo". */

const weekday =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|weekends?|weekdays?|fin(?:es)? de semana|findes?|dias? de semana';

const part =
  'mornings?|lunch(?:time)?|afternoons?|evenings?|nights?|mananas|tardes?|noches?|almuerzo|mediodia|(?:las? )manana';

const day = `(?:${weekday}|${part}|today|hoy|this week|esta semana|tonight|esta noche|esta tarde)`;

const little = '(?: (?:on|in|at|during|for|any|the|el|los|la|las|en|por|de|al|a|durante|es))*';

const list = `${day}(?:(?: or| and| nor| and not| or on| y| o| ni| e|/)${little} ${day}|,${little} (?:${weekday})\\b)*`;

const refusal = [
  "(?:not|never|except(?: for)?|excluding|avoid(?:ing)?|(?:any (?:day|time)|every day|anything|any) but|other than|can't(?: do| make| meet)?|cannot(?: do| make| meet)?|cant(?: do| make)?|not (?:free|available))",
  '(?:(?<!\\bse )no(?: (?:puedo|podria|me sirven?|me acomodan?|me vienen?|quiero(?: que sea)?|tengo (?:tiempo|libres?)|sea|estoy(?: libre| disponible)?|atiendo))?|nunca|ni|menos|salvo|excepto|tampoco|evitar|evitando)',
].join('|');

/** "Not on Mondays", "cualquier día menos el viernes". */
const before = new RegExp(
  `\\b(?:(?:any|every|all) days? |(?:todos los|cualquier) dias? |que |but |and |pero |y )*(?:${refusal})${little} (?:${list})\\b(?! (?:work|is fine|are fine|me sirve|esta bien)\\b)`,
  'g',
);

/** "Mondays don't work", "los lunes no puedo". */
const after = new RegExp(
  `\\b(?:(?:on|the|el|los|la|las|en) )*${list}(?: (?:i |it |they |yo |me |para mi |for me )?(?:don't work|doesn't work|won't work|(?:are|is) (?:out|bad|impossible|not (?:possible|good))|i can't|can't|cannot|no (?:puedo|me sirven?|me acomodan?|se puede|hay caso)|no(?=\\W*$|[,.;])|imposible))(?=\\W*$|[,.;]| (?:for me|para mi|please|thanks|por favor|porfa|gracias|but|pero|and|y)\\b)`,
  'g',
);

/** A message of so many words is no story. */
const shortWords = 9;

/** A story ends seldom in a time that is ruled out. */
function isClosing(said: string, span: string): boolean {
  const end = said.indexOf(span) + span.length;
  return /^\W*$|^[,;]/.test(said.slice(end)) && /[,;]|\b(?:and|but|y|pero|que)\b/.test(said);
}

/** Is a time that is ruled out told apart from the rest: "a guitar teacher, but not on Saturdays"? */
export function endsInRuledOut(said: string): boolean {
  return readRuledOut(said).spans.some((span) => isClosing(said, span));
}

/** The times ruled out in a message, and the words that say so. */
export function readRuledOut(said: string): { when: When; spans: string[] } {
  const spans = [...said.matchAll(before), ...said.matchAll(after)]
    .map(([span]) => span)
    .filter(
      (span) =>
        said.split(/\s+/).length <= shortWords || isScheduling(said) || isClosing(said, span),
    );
  const words = spans.join(' ; ');
  const notWeekdays = daysIn(words);
  const notParts = partsOfDay.flatMap(([fromMinute, untilMinute, pattern]) =>
    pattern.test(words) || namesAlone(words, fromMinute) ? [{ fromMinute, untilMinute }] : [],
  );
  const left = laterThan(words);
  return {
    spans,
    when: {
      ...(notWeekdays.length > 0 ? { notWeekdays } : {}),
      ...(notParts[0] && !left ? { notHours: notParts[0] } : {}),
      ...(left ? { day: left } : {}),
    },
  };
}

/** "En la tarde" and "tardes" alone. */
function namesAlone(words: string, from: number): boolean {
  const hour = from / 60;
  if (hour === 6) return /\b(?:mananas|la manana)\b/.test(words);
  if (hour === 18) return /\bnoches?\b/.test(words) && !/\besta noche\b/.test(words);
  return from === 12 * 60 && /\btardes?\b/.test(words) && !/\besta tarde\b/.test(words);
}

function daysIn(words: string): number[] {
  const named = weekdayNames.flatMap((pattern, at) => (pattern.test(words) ? [at + 1] : []));
  if (dayNames.weekend.test(words)) named.push(6, 7);
  if (/\b(?:weekdays?|dias? de semana)\b/.test(words)) named.push(1, 2, 3, 4, 5);
  return [...new Set(named)].toSorted((one, other) => one - other);
}

function laterThan(words: string): When['day'] | undefined {
  if (dayNames['this-week'].test(words)) return 'next-week';
  return dayNames.today.test(words) ? 'after-today' : undefined;
}
