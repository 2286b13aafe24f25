import type { Money } from '@puente/contract/money';
import { type Currency, currencyDigits, type Language } from '@puente/contract/policy';
import { readWhen, type When } from './when.ts';

/** What somebody asks of the expert besides the goal. All of them must be met. */
export type Filters = {
  /** The highest price of a session. */
  budget?: Money;
  /** Cheaper than those shown before, or the cheapest first when nobody was shown. */
  isCheaper?: true;
  /** Not those shown before. */
  isOthers?: true;
  language?: Language;
  isInPerson?: true;
  when?: When;
};

/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase().trim();
}

const limitWords =
  '(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|cheaper than|within|budget(?: is| of|:)?|i (?:only )?have|can (?:only )?(?:pay|afford|spend)|menos de|hasta|maximo|como maximo|tope(?: de)?|no mas de|a lo (?:mas|sumo)|por debajo de|presupuesto(?: es| de|:)?|(?:solo )?tengo|puedo (?:pagar|gastar))(?: (?:about|around|unos|como|de|los))?';

const currencyMarks = '(?:us\\$|usd|clp|mxn|cop|ars|pen|brl|eur|gbp|s/|r\\$|\\$|€|£)';

const currencyWords =
  '(?:us dollars?|dollars?|bucks|usd|euros?|eur|pounds?|quid|gbp|pesos chilenos|pesos mexicanos|pesos colombianos|pesos argentinos|pesos|clp|mxn|cop|ars|lucas?|soles|pen|reais|reales|brl|dolares|dolar|libras|€|£|\\$)';

const budgetPattern = new RegExp(
  `${limitWords}\\s*(${currencyMarks})?\\s*(\\d[\\d.,]*)\\s*(k|mil)?\\s*(${currencyWords})?(?![\\w%])`,
);

const currencyNames: readonly (readonly [RegExp, Currency])[] = [
  [/us|dol|dollar|bucks/, 'USD'],
  [/eur|€/, 'EUR'],
  [/gbp|pound|quid|libra|£/, 'GBP'],
  [/clp|luca|chilenos/, 'CLP'],
  [/mxn|mexicanos/, 'MXN'],
  [/cop|colombianos/, 'COP'],
  [/ars|argentinos/, 'ARS'],
  [/pen|soles|s\//, 'PEN'],
  [/brl|reais|reales|r\$/, 'BRL'],
];

const pesoCurrencies: readonly Currency[] = ['CLP', 'MXN', 'COP', 'ARS'];

const cheaper =
  /\b(?:cheap|cheaper|cheapest|less expensive|more affordable|affordable (?:one|option|expert|person)|too expensive|too much money|low[- ]cost|mas baratos?|mas baratas?|baratos?|baratas?|baratit[oa]s?|mas economic[oa]s?|menos car[oa]s?|no tan car[oa]s?|(?:muy|demasiado|un poco) car[oa]s?|caros|esta caro)\b/;

const others =
  /\b(?:someone else|somebody else|anyone else|anybody else|another (?:one|person|expert|option)|other (?:people|experts|options|ones)|show me (?:more|others)|more options|different (?:person|people|expert)|otr[oa]s? (?:personas?|expert[oa]s?|opcion(?:es)?|profesional(?:es)?)|alguien mas(?! \w)|algun otro|alguna otra|muestrame (?:mas|otr[oa]s)|mas opciones|hay mas)\b/;

const inPerson =
  /\b(?:in[- ]person|face[- ]to[- ]face|presencial(?:es|mente)?|en persona|cara a cara|at (?:an|the|their) office|en (?:su|la) consulta|en una oficina)\b/;

const notInPerson =
  /\b(?:not|no|sin|nada|never|instead of) (?:\w+ ){0,2}(?:in[- ]person|presencial|en persona|face)/;

const spanishNames = '(?:spanish|espanol|castellano|castilian)';

const englishNames = '(?:english|ingles)';

const wantsSpanish = speaks(spanishNames);

function speaks(names: string): RegExp {
  return new RegExp(
    [
      `\\b(?:who|that|someone|somebody|anyone|anybody|expert|person|he|she|they) (?:can |also )?(?:speaks?|talks?) ${names}`,
      `\\bspeaks? ${names}\\b(?=.{0,3}$|[?.!,])`,
      `\\b${names}[- ]speak(?:er|ing)`,
      `\\b(?:someone|somebody|anyone|anybody|expert|session|meeting|therapist|coach|talk|only|but|available) (?:\\w+ ){0,3}in ${names}`,
      `^(?:and |but |y |pero )?(?:in|en) ${names}\\b`,
      `\\bin ${names},? please`,
      `\\b(?:hable[ns]?|habla[ns]?|atienda[ns]?|atiende[ns]?|alguien|sea|sean|persona|experto|sesion|sesiones|prefiero|tiene que ser|solo|pero) (?:\\w+ ){0,3}(?:en )?${names}\\b(?! (?:fluido|bien|mejor))`,
      `\\ben ${names},? por favor`,
    ].join('|'),
  );
}

const wantsEnglish = speaks(englishNames);

/** Wanting to learn or use a language is a goal, not a filter. */
const learnsLanguage =
  /\b(?:learn|improve|practi[cs]e|study|teach|fluent|accent|aprender|mejorar|practicar|estudiar|hablar|soltar(?:me)?|ensen|clases? de|profesor(?:a)? de|acento)\b/;

/**
 * The filters in one message: price, language, place and time. `own` is the reader's currency, which
 * "$" and a bare number stand for.
 */
export function readFilters(text: string, own: Currency): Filters {
  const said = plain(text);
  const budget = readBudget(said, own);
  const language = readLanguage(said);
  const when = readWhen(said);
  return {
    ...(budget ? { budget } : {}),
    ...(!budget && cheaper.test(said) ? { isCheaper: true as const } : {}),
    ...(others.test(said) ? { isOthers: true as const } : {}),
    ...(language ? { language } : {}),
    ...(inPerson.test(said) && !notInPerson.test(said) ? { isInPerson: true as const } : {}),
    ...(when ? { when } : {}),
  };
}

function readBudget(said: string, own: Currency): Money | undefined {
  const found = budgetPattern.exec(said);
  if (!found) return undefined;
  const [, before = '', digits = '', thousands, after = ''] = found;
  const mark = before || after;
  // A bare number after "I have" is years, children or anything else.
  if (
    mark === '' &&
    !/under|less|max|most|more|budget|menos|hasta|tope|presup|pagar|pay|afford|spend/.test(found[0])
  )
    return undefined;
  if (
    mark === '' &&
    /^\s*(?:years?|anos?|hijos?|kids|children|weeks?|semanas?|months?|meses|days?|dias?|hours?|horas?|minut|people|personas|am|pm|am|:)/.test(
      said.slice(found.index + found[0].length),
    )
  )
    return undefined;
  const currency = currencyOf(mark, own);
  const factor = thousands || /luca/.test(after) ? 1000 : 1;
  const amount = Math.round(numberOf(digits) * factor * 10 ** currencyDigits[currency]);
  return Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : undefined;
}

/** "pesos" and "$" mean the reader's own where that is a peso or a dollar. */
function currencyOf(mark: string, own: Currency): Currency {
  const known = currencyNames.find(([pattern]) => pattern.test(mark))?.[1];
  if (known) return known;
  if (mark.startsWith('peso')) return pesoCurrencies.includes(own) ? own : 'CLP';
  if (mark === '$') return [...pesoCurrencies, 'USD'].includes(own) ? own : 'USD';
  return own;
}

/** `20.000` and `20,000` are twenty thousand, `29.90` is not. */
function numberOf(text: string): number {
  const trimmed = text.replace(/[.,]$/, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(trimmed)) return Number(trimmed.replace(/\D/g, ''));
  return Number(trimmed.replace(',', '.'));
}

function readLanguage(said: string): Language | undefined {
  const isShort = said.split(/\s+/).length <= 6;
  if (learnsLanguage.test(said) && !isShort) return undefined;
  if (/\b(?:learn|aprender|mejorar|improve|clases? de)\b/.test(said)) return undefined;
  if (wantsSpanish.test(said)) return 'es';
  if (wantsEnglish.test(said)) return 'en';
  return undefined;
}

/** Later filters replace earlier ones of their kind; relative ones (cheaper, others) don't last. */
export function mergeFilters(earlier: Filters, later: Filters): Filters {
  const { isCheaper: _cheaper, isOthers: _others, ...lasting } = earlier;
  return { ...lasting, ...later };
}

const lifts: readonly (readonly [keyof Filters, RegExp])[] = [
  [
    'budget',
    /\b(?:any price|price does(?:n't| not) matter|cualquier precio|el precio (?:no importa|da igual))/,
  ],
  ['language', /\b(?:any language|cualquier idioma)/],
  ['isInPerson', /\b(?:online|remote|video|en linea|virtual|a distancia)\b/],
  ['when', /\b(?:any ?time|any day|a cualquier hora|cualquier (?:hora|dia)|cuando sea)\b/],
];

/** Filters that a message takes back, such as "any price". */
export function liftedBy(text: string): (keyof Filters)[] {
  const said = plain(text);
  return lifts.filter(([, pattern]) => pattern.test(said)).map(([wish]) => wish);
}
