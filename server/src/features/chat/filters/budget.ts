import type { Money } from '@puente/contract/money';
import { type Currency, currencyDigits } from '@puente/contract/policy';
import { countsThings } from './counted.ts';
import { countWords } from './plain.ts';
import { withDigits } from './numbers.ts';

const limitWords =
  '(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|no more than|(?:nothing|not|never) (?:over|above)|keep it (?:under|below|at)|not more than|cheaper than|within|for|budget(?: is| of|:)?|i (?:only )?have|can (?:only )?(?:pay|afford|spend)|(?:can.t|cannot|can not|won.t|wouldn.t|don.t want to) (?:pay|spend|go|afford) (?:any )?(?:more than|over|above)|no (?:puedo|quiero|pienso|queria|quisiera) (?:pagar|gastar)(?:me|nos)? mas de|(?:estirar(?:me)?|llegar|subir(?:me)?|stretch|go up) (?:to|a|hasta)|menos de|bajo|hasta|maximo|como maximo|tope(?: de)?|no mas de|a lo (?:mas|sumo)|por debajo de|(?:que )?no (?:pase|supere|exceda|cueste mas|cobre mas|salga mas)(?: de)?|sin pasar(?:me|se|nos)? de|por|con|presupuesto(?: es| de|:)?|(?:solo )?tengo|(?:puedo|podria) (?:pagar|gastar))(?: (?:about|around|only|unos|unas|como|de|los|las|max|solo))*';

const marks = '(?:us\\$|usd|clp|mxn|cop|ars|pen|brl|eur|gbp|s/|r\\$|\\$|€|£)';

const names =
  '(?:us dollars?|dollars?|bucks|greenbacks|usd|euros?|eurillos|pavos|eur|pounds?|quid|gbp|pesos chilenos|pesos mexicanos|pesos colombianos|pesos argentinos|pesitos|pesos|varos?|mangos|clp|mxn|cop|ars|lucas?|luquitas|soles|pen|reais|reales|brl|dolares|dolar|libras|€|£|\\$)';

const amount = `(${marks})?\\s*(\\d[\\d.,]*)\\s*(k|mil|lucas?|luquitas)?\\s*(?:de )?(${names})?(?![\\w%])`;

const limited = new RegExp(`${limitWords}\\s*${amount}`, 'g');

/** An amount of money alone: "50 bucks", "40 lucas no más", "$30 or less". */
const bare = new RegExp(`(?<![\\w.,])${amount}`);

const limitAfter =
  /^\s*(?:or less|max|maximum|tops|at most|at the most|o menos|no mas|maximo|como maximo|a lo mas|tope)\b/;

const another = new RegExp(
  `^\\W*(?:(?:and|y|o|or|but|pero|ok|okay|ya|bueno|dale|vale|va|sale|well|fine|alright|no|si|yes|entonces|then|sorry|perdon),? )*(?:what (?:about|if)|how about|que tal|y si|and)?\\s*(?:it(?:'s| is| was)|i (?:had|paid|pay|go up to|can (?:do|go(?: up)? to|stretch to))|(?:i )?(?:could|can) (?:do|go(?: up)? to)|make it|raise (?:it|that) to|let's say|say|maybe|my (?:max|limit|budget) is|(?:me )?(?:puedo |podria |i can |i could )?(?:estirar(?:me)?|llegar|subir(?:me)?|stretch|go up) (?:to|a|hasta)|subelo a|subamos a|bajalo a|digamos|pongamos|que sean|mejor|hasta|pago|pagara|subo a|son|fueran|with|for|at|con|por|a)?\\s*(?:up to |hasta )?${amount}(?: (?:then|entonces|max|tops|at most|maximo|maybe|tal vez))?\\W*$`,
);

/** "40 for 30 minutes", "20 la media hora": an amount by what is had for it, once prices were spoken of. */
const ofLength = new RegExp(
  `(?<![\\w.,:])${amount} (?:for|per|an?|each|every|por|la|cada|x) (?:(?:30|45|60|90)(?: ?min\\w*)?|half(?: an)? hour|an? hour|hour|session|meeting|class|lesson|media hora|hora|sesion|reunion|clase)\\b`,
);

const half =
  /\b(?:half (?:of )?(?:that|it|the price|as much)|for half|(?:con |por |a )?la mitad|half that)\b/;

const free =
  /\b(?:for free|free of charge|(?:some(?:one|thing)|any(?:one|thing)|expert|help|advice|sessions?|meetings?) (?:that is |that's |for )?free(?! (?:on|at|this|next|to|tom|mon|tue|wed|thu|fri|sat|sun|in|after|before|soon|later|now))|free (?:experts?|sessions?|meetings?|help|advice|options?)|pro bono|gratis|gratuit[oa]s?|sin costo|sin pagar|without paying)\b/;

const currencyNames: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:us|dol)|dollar|bucks|greenbacks/, 'USD'],
  [/eur|€|pavos/, 'EUR'],
  [/gbp|pound|quid|libra|£/, 'GBP'],
  [/clp|chilenos/, 'CLP'],
  [/mxn|mexicanos|varo/, 'MXN'],
  [/cop|colombianos/, 'COP'],
  [/ars|argentinos|mangos/, 'ARS'],
  [/pen|soles|s\//, 'PEN'],
  [/brl|reais|reales|r\$/, 'BRL'],
];

const inCurrency = new RegExp(`\\b(?:in|en) (${names})(?![\\w%])`);

/** The currency that a price is asked in: "how much is that in euros?" */
export function askedCurrency(said: string, own: Currency): Currency | undefined {
  const mark = inCurrency.exec(said)?.[1];
  return mark === undefined ? undefined : currencyOf(mark, { own, isLarge: false });
}

const pesoCurrencies: readonly Currency[] = ['CLP', 'MXN', 'COP', 'ARS'];

const shortWords = 7;

/** "Unos 600 pesos" is a price in a longer message, too. */
const longerWords = 12;
const roughly = /\b(?:unos|unas|como|tipo|around|about|roughly|something like)\s*$/;

/** An amount in money that Puente can't convert. */
export const foreignMoney =
  /(?:\b(?:rs\.?|inr|cad|aud|nzd|chf|jpy|cny|aed|sgd|c\$|a\$) ?|[₹¥])\d[\d.,]*|\b\d[\d.,]* ?(?:rs|rupees?|rupias?|lakhs?|inr|francs?|francos|yen(?:es)?|yuan(?:es)?|dirhams?|rand|naira|shillings?|bolivianos|bolivares|guaranies|quetzales|colones|lempiras|cordobas|cad|aud|chf)\b/;

/** A short amount in such money, and no story of it. */
export function isForeignMoney(said: string): boolean {
  return foreignMoney.test(said) && !(ownMoney.test(said) && !forMeeting.test(said));
}

/** Money that somebody has, owes, lost or needs, and wouldn't pay for a meeting. */
const ownMoney =
  /\b(?:sav(?:ed|ings?)|in the bank|in debt|owe[sd]?|debts?|mortgage|loans?|lent|borrow\w*|(?:was|were|been|got|they|he|she) (?:over)?charged|(?:a|the) fine of|(?:grant|refund|bill) of|my (?:sales|revenue)|makes [$\d]|salary|earn(?:ing|s)?|income|invest\w*|inherit\w*|a month|per month|monthly|rent|deposit|lost|stole|ahorrad[oa]s?|ahorros?|en el banco|de (?:deuda|ahorro|sueldo|capital|arriendo|renta|alquiler|multa)|deud\w*|deb(?:o|emos|en)|hipoteca|prestamos?|preste|una multa|me (?:cobr(?:aron|o)|multaron)|(?:beca|reembolso) de|(?:mis|nuestras) ventas|factur(?:o|amos|acion)|credito|sueldo|salario|gan(?:o|amos)|ingresos|inver\w+|herencia|al mes|mensual\w*|perdi(?:mos)?|estaf\w+|rob(?:aron|o)|capital)\b/;

/** The price that somebody takes for their own work. */
const ownPrice = /\b(?:(?:i|we) charge|cobro|cobramos)\b/;

/** Said of a price all the same. */
const forMeeting =
  /\b(?:per (?:hour|session|meeting)|an hour|a session|la hora|por (?:hora|sesion|reunion)|la (?:sesion|reunion|consulta)|budget|presupuesto|pay (?:up to|at most|max)|pagar (?:hasta|maximo)|spend (?:up to|at most))\b/;

/** What a price is for. */
export const perMeeting =
  /\b(?:per|an?|each|every|for|por|la|cada|x) (?:(?:an? )?half(?: an)? hour|(?:30|45|60|90) ?(?:min\w*|minut\w*)|media hora|class|lesson|session|hour|meeting|clase|leccion|sesion|hora|reunion)\b|\b(?:my |mi )?(?:budget|presupuesto|max|maximum|maximo|tops?)(?: (?:is|of|es|de))?\b/;

/** What an amount without its own unit is measured by. */
export type BudgetBase = {
  /** What "$" and a bare number stand for. */
  own: Currency;
  /** The price spoken of before, which "half of that" and "what about 80?" refer to. */
  before?: Money | undefined;
};

/** The budget in a text of lower case without accents, and the words that say it. */
export type ReadBudget = { budget: Money; span: string };

export function readBudget(text: string, base: BudgetBase): ReadBudget | undefined {
  const said = withDigits(text);
  if (foreignMoney.test(said)) return undefined;
  if (/\b\d+ ?(?:pounds?|libras|lbs?)\b/.test(said) && weight.test(said)) return undefined;
  if (ownMoney.test(said) && !forMeeting.test(said)) return undefined;
  if (ownPrice.test(said) && !/budget|presupuesto/.test(said)) return undefined;
  const asEach = ofLength.exec(said);
  if (asEach && base.before) return besideBefore(asEach, base.before);
  const asFree = free.exec(said);
  if (asFree) return { budget: { amount: 0, currency: base.own }, span: asFree[0] };
  const asHalf = base.before ? half.exec(said) : null;
  if (asHalf && base.before)
    return {
      budget: { ...base.before, amount: Math.round(base.before.amount / 2) },
      span: asHalf[0],
    };
  return fromLimit(said, base) ?? fromAnother(said, base) ?? fromBare(said, base);
}

/** "I have 8 thousand followers, up to 30 euros": the first limit that is one of money. */
function fromLimit(said: string, base: BudgetBase): ReadBudget | undefined {
  for (const found of said.matchAll(limited)) {
    const read = fromOneLimit(said, found, base);
    if (read) return read;
  }
  return undefined;
}

function fromOneLimit(
  said: string,
  found: RegExpExecArray,
  base: BudgetBase,
): ReadBudget | undefined {
  if (isCount(said, found)) return undefined;
  const mark = found[1] ?? found[4] ?? '';
  const isMoney = mark !== '' || found[3] !== undefined;
  // A bare number after "I have" or "for" is years, children or anything else.
  const isLimit =
    /under|below|less|up to|max|most|more than|over|above|keep|budget|menos|hasta|tope|presup|pagar|pay|afford|spend|gastar|no mas|pas[ea]|super|exced|cueste|cobre|salga/.test(
      found[0],
    );
  if (!isMoney && !isLimit) return undefined;
  return isMoney || !base.before ? toBudget(found, base) : besideBefore(found, base.before);
}

/** A number alone is in the money that was spoken of: "and with 80?" after 35 thousand means thousands. */
function besideBefore(found: RegExpExecArray, before: Money): ReadBudget | undefined {
  const read = toBudget(found, { own: before.currency });
  const isBare = (found[1] ?? found[4] ?? '') === '';
  const isShort = isBare && read && read.budget.amount * 100 < before.amount;
  return isShort
    ? { ...read, budget: { ...read.budget, amount: read.budget.amount * 1000 } }
    : read;
}

function fromAnother(said: string, base: BudgetBase): ReadBudget | undefined {
  const found = another.exec(said);
  if (!found) return undefined;
  const isMoney = found[1] !== undefined || found[3] !== undefined || found[4] !== undefined;
  // A number alone is the place of somebody in a list, unless money was spoken of.
  if (!isMoney && (base.before === undefined || /^\W*\d\W*$/.test(said))) return undefined;
  return isMoney || !base.before ? toBudget(found, base) : besideBefore(found, base.before);
}

function fromBare(said: string, base: BudgetBase): ReadBudget | undefined {
  const found = bare.exec(said);
  if (!found) return undefined;
  if (found[1] === undefined && found[3] === undefined && found[4] === undefined) return undefined;
  if (isCount(said, found)) return undefined;
  const rest = said.slice(found.index + found[0].length);
  const isLimit = limitAfter.test(rest);
  const isAbout = roughly.test(said.slice(0, found.index));
  if (!isLimit && countWords(said) > (isAbout ? longerWords : shortWords)) return undefined;
  if (
    /\b(?:owe|debt|debo|deuda|lost|perdi|salary|sueldo|earn|gano|invest|inver|save|ahorr)/.test(
      said,
    )
  )
    return undefined;
  const read = toBudget(found, base);
  const after = limitAfter.exec(rest)?.[0] ?? '';
  return read && { ...read, span: read.span + after };
}

/** A number that names no money, and things behind it: "8 mil seguidores". */
function isCount(said: string, found: RegExpExecArray): boolean {
  const [whole, before, , thousands, after] = found;
  if (before !== undefined || after !== undefined || thousands?.startsWith('lu')) return false;
  if (/[.,]$/.test(whole)) return false;
  return countsThings(said, found.index + whole.length, thousands === 'k');
}

const weight =
  /\b(?:lose|losing|lost|gain\w*|drop|weigh\w*|overweight|heavy|bajar|perder|peso|engord\w*|kilos)\b/;

function toBudget(found: RegExpExecArray, { own }: BudgetBase): ReadBudget | undefined {
  const [span, before, digits = '', thousands, after] = found;
  const isLuca = thousands?.startsWith('lu') === true;
  const value = numberOf(digits) * (thousands ? 1000 : 1);
  const currency = isLuca
    ? pesoOf(own)
    : currencyOf(before ?? after ?? '', { own, isLarge: value >= 5000 });
  const minor = Math.round(value * 10 ** currencyDigits[currency]);
  return Number.isSafeInteger(minor) && minor > 0
    ? { budget: { amount: minor, currency }, span }
    : undefined;
}

function pesoOf(own: Currency): Currency {
  return pesoCurrencies.includes(own) ? own : 'CLP';
}

/** "pesos" and "$" mean the reader's own where that is a peso or a dollar. */
function currencyOf(mark: string, { own, isLarge }: { own: Currency; isLarge: boolean }): Currency {
  const known = currencyNames.find(([pattern]) => pattern.test(mark))?.[1];
  if (known) return known;
  if (mark.startsWith('peso')) return pesoOf(own);
  if (mark === '$') return [...pesoCurrencies, 'USD'].includes(own) ? own : 'USD';
  // Nobody has thousands of dollars for an hour: such a number is in pesos.
  return mark === '' && isLarge && ['USD', 'EUR', 'GBP'].includes(own) ? 'CLP' : own;
}

/** `20.000` and `20,000` are twenty thousand, `29.90` is not. */
function numberOf(text: string): number {
  const trimmed = text.replace(/[.,]+$/, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(trimmed)) return Number(trimmed.replace(/\D/g, ''));
  return Number(trimmed.replace(',', '.'));
}
