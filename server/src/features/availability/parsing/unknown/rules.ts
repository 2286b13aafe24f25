import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../parsing/text/rules.ts';
import { isZone } from '../times/zones/rules.ts';
import { readTimes } from '../times/rules.ts';
import { matchAt } from '../words/rules.ts';

/** Words that limit hours by what stands behind them: `during Ramadan`, `no matinees`. */
const limiting: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `during throughout within until till til after before except excluding minus not no
    never without unless if every each alternate other some most when while whenever or only just
    but nor assuming depending approximately than bar`.split(/\s+/),
  ),
  es: new Set(
    `durante hasta despues antes excepto menos salvo sin no ni nunca cada si cuando
    mientras algunos algunas o solo solamente unicamente segun dependiendo casi
    quitando pero`.split(/\s+/),
  ),
};

/** What follows them is why, for what or for whom. */
const reasons: ReadonlySet<string> = new Set(
  `because cos cause since due for as that's it's porque por para pues ya pa debido`.split(/\s+/),
);

/** On which nobody can count. */
export function isWeather(word: string): boolean {
  return /^(?:rain\w*|snow\w*|weather|sunny|lluvia\w*|llueve|llover|nieva|clima)$/.test(word);
}

const small: ReadonlySet<string> = new Set(
  `the my our a an i'm im i am is are be de del el la los las mi un una su mis soy es son of with con
  y and hago doy ofrezco it he she they we you there se me te le lo nos`.split(/\s+/),
);

const latin = /^[\p{Script=Latin}\p{M}'’]+$/u;

const having: ReadonlySet<string> = new Set(['have', 'got', "i've", 'having', 'tengo', 'toca']);
const excepting: ReadonlySet<string> = new Set([
  ...['except', 'excluding', 'minus', 'than', 'from', 'excepto', 'menos', 'salvo', 'quitando'],
]);

type Reader = { tokens: readonly Token[]; language: Language };

/**
 * Does a word that nobody knows leave the hours as they are? Who one is, what one offers and why one
 * is away changes nothing; behind `during` or `not` it may change everything.
 */
export function isBeside(reader: Reader, at: number): boolean {
  const { tokens, language } = reader;
  const token = tokens[at];
  if (isReason(reader, at)) return true;
  // `at seven I'm at my desk`: an hour that nothing was made of.
  const isHour = matchAt(tokens, at, language)?.meaning.kind === 'number';
  if (isHour && /^(?:las?|at)$/.test(tokens[at - 1]?.word ?? '')) return false;
  if (isZone(token?.word ?? '')) return false;
  if (token?.kind !== 'word' || !latin.test(token.word)) return false;
  if (isWeather(token.word)) return false;
  if (reasons.has(token.word)) return true;
  // `tengo la tienda abierta de 9 a 5`
  if (/^(?:abiert[oa]|open)$/.test(tokens[at + 1]?.word ?? '')) return true;
  let isTaken = false;
  for (let place = at - 1; ; place -= 1) {
    const before = tokens[place];
    if (before?.kind !== 'word') return !isTaken;
    if (reasons.has(before.word)) return true;
    // `durante el año escolar`
    if (seasons.has(before.word)) continue;
    if (having.has(before.word)) isTaken = !leadsSo(reader, at);
    else if (isPlace(token, before.word)) return !isTaken;
    else if (placing.has(before.word)) {
      if (tokens.slice(place + 1, at + 1).some(({ word }) => seasons.has(word))) return false;
      if (/^(?:until|till|hasta|after|before|despues|antes)$/.test(tokens[place - 1]?.word ?? ''))
        return false;
    } else if (isDenial(reader, place, at)) return !isTaken;
    else if (limiting[language].has(before.word) && !(before.word === 'bar' && place === 0))
      return (
        (excepting.has(before.word) || isBound(before.word) || isOwnDoing(reader, place)) &&
        leadsHours(reader, at + 1)
      );
    else if (matchAt(tokens, place, language) !== null && !small.has(before.word)) return !isTaken;
  }
}

/** `más temprano no me levanto`, `ahí no contesto`: what one doesn't do oneself, and no hours. */
function isDenial({ tokens }: Reader, no: number, at: number): boolean {
  if (!/^(?:no|nunca|ni)$/.test(tokens[no]?.word ?? '')) return false;
  const word = tokens[at]?.word ?? '';
  const isOwn = /^(?:me|nos)$/.test(tokens[at - 1]?.word ?? '') && at === no + 2;
  return (isOwn && /(?:o|mos)$/.test(word)) || (at === no + 1 && answering.test(word));
}

const answering = /^(?:contesto|respondo|existo|aguanto|alcanzo|llego|madrugo|rindo|salgo|pienso)$/;

/** Where, unless a season stands behind them. */
const placing: ReadonlySet<string> = new Set(
  'in from to around about en desde a al como for on at'.split(' '),
);

/** A part of the year: `exams`, `cosecha`. */
export function isSeason(word: string): boolean {
  return seasons.has(word) && word !== 'ano';
}

const seasons: ReadonlySet<string> = new Set(
  `ramadan lent advent eid passover carnival carnaval cuaresma adviento diwali hanukkah pesach season
  seasons semester semesters term terms harvest exams finals break recess temporada temporadas semestre
  cosecha examenes receso epoca periodo ciclo bimestre trimestre vendimia zafra summer winter verano
  invierno season's ano`.split(/\s+/),
);

const feasts: ReadonlySet<string> = new Set(
  `ramadan lent advent eid passover carnival carnaval cuaresma adviento diwali hanukkah pesach`.split(
    /\s+/,
  ),
);

/** `from Pune`, `in Providencia`, `en Santiago`. */
function isPlace({ word, isCapital }: Token, before: string): boolean {
  return isCapital && /^(?:in|from|en|desde)$/.test(before) && !feasts.has(word);
}

/** `I teach till 3:30, so …`: what stands before it is no hours. */
function isReason({ tokens, language }: Reader, at: number): boolean {
  let next = at;
  while (tokens[next]?.kind === 'number' || /^(?:[:.,]|[ap]m)$/.test(tokens[next]?.word ?? ''))
    next += 1;
  return next > at && matchAt(tokens, next, language)?.meaning.kind === 'so';
}

/** `when I'm covering for a colleague from 9 to 12` */
function isOwnDoing({ tokens }: Reader, at: number): boolean {
  return (
    /^(?:when|cuando)$/.test(tokens[at]?.word ?? '') &&
    /^(?:i'm|i|estoy)$/.test(tokens[at + 1]?.word ?? '')
  );
}

/** `after church, 1 to 5`, `while the kids are at school, 9 to 2`: the clock says it. */
function isBound(word: string): boolean {
  return /^(?:after|before|despues|antes|while|mientras)$/.test(word);
}

const farthest = 9;

/** `I have choir Tuesdays at 7, so I stop at 6`: why, and what follows tells the hours. */
function leadsSo({ tokens, language }: Reader, from: number): boolean {
  for (let at = from; at < tokens.length && !/^[.;!?\n]$/.test(tokens[at]?.word ?? ''); at += 1)
    if (matchAt(tokens, at, language)?.meaning.kind === 'so') return true;
  return false;
}

/** `apart from the school run, 2:45 to 3:30`: the name of the hours that are left out. */
function leadsHours(reader: Reader, from: number): boolean {
  const places = Array.from({ length: farthest }, (_, index) => from + index);
  const first = places.find((at) => readTimes(reader, at) !== null);
  if (first === undefined) return false;
  return reader.tokens
    .slice(from, first)
    .every(({ kind, word }) => (kind === 'word' ? !seasons.has(word) : /^[,(:–-]$/.test(word)));
}
