import type { Recommendation } from '@puente/contract/chat';
import { anyLanguage, languageOf } from '../../filters/language.ts';
import { plain } from '../../filters/plain.ts';

/** Trades and traits by which somebody on the table is meant, and how a profile tells them. */
const traits: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [
    /\b(?:the|that|el|la|ese|esa|con el|con la|al) (?:lawyer|attorney|solicitor|abogad[oa])\b/,
    /abogad|lawyer|solicitor|derecho|trademark|contracts/,
  ],
  [/\b(?:the|that|el|la|ese|esa|al) (?:psychologist|psicolog[oa]|shrink)\b/, /psicolog|psycholog/],
  [
    /\b(?:the|that|el|la|ese|esa|al) (?:therapist|counsel?lor|terapeuta|consejer[oa])\b/,
    /terap|therap|counsel|psicolog/,
  ],
  [/\b(?:the|that|el|la|ese|esa|al) (?:\w+ )?(?:coach)\b/, /coach|orientador|entrenador/],
  [
    /\b(?:the|that|el|la|ese|esa|al) (?:\w+ )?(?:teacher|tutor|profesora?|profe)\b/,
    /teacher|profesor|lessons|clases|ingles|english|guitarra|singing/,
  ],
  [/\b(?:the|that|el|la|ese|esa|al) (?:trainer|entrenador[a]?)\b/, /trainer|entrenador/],
  [/\b(?:the|that|el|la|ese|esa|al) (?:mediator|mediador[a]?)\b/, /mediat|mediad/],
  [
    /\b(?:the|that|el|la|ese|esa|al) (?:dietiti?[ca]i?an|nutritionist|dietista|nutricionista)\b/,
    /diet|nutri|weight|comer/,
  ],
  [
    /\b(?:the|that|el|la|ese|esa|al) (?:accountant|contador[a]?|tax (?:person|one))\b/,
    /impuestos|tax|cuentas|account/,
  ],
  [/\b(?:the|that|el|la|ese|esa|al) meditation (?:one|teacher|person)\b/, /meditat/],
];

const superlatives: readonly (readonly [
  RegExp,
  (cards: readonly Recommendation[]) => Recommendation | undefined,
])[] = [
  [
    /\b(?:(?:the|which(?: one)?(?: is)?(?: the)?|who is (?:the )?) ?(?:cheap(?:er|est)(?: one| of them)?|cheap one|least expensive|budget one)|(?:el|la) (?:mas barat[oa]|menos car[oa]|mas economic[oa]|barat(?:o|a|ito|ita)|economic[oa])|(?:cual|quien) (?:es|sale|cobra) (?:el |la |lo )?(?:mas barat[oa]|menos(?: car[oa])?|mas economic[oa]))\b(?! than| que)/,
    cheapestOf,
  ],
  [
    /\b(?:the|which(?: one)? is(?: the)?) (?:most expensive|dearest|pricier)(?: one)?\b|\b(?:el|la) mas car[oa]\b/,
    dearestOf,
  ],
  [
    /\b(?:(?:who|which(?: one)?)(?: of them)? (?:is|can|has)(?: \w+){0,3} (?:soonest|earliest|first|sooner)|(?:the )?(?:soonest|earliest)(?: one)?|(?:quien|cual) (?:\w+ ){1,2}antes(?=\W*$)|(?:quien|cual)(?: de \w+)? (?:puede|tiene|atiende|esta)(?: \w+){0,3} (?:antes|primero|mas pronto)|(?:el|la|quien) (?:que )?(?:(?:pueda|tenga(?: hora)?|atienda|este|quede|salga|sea|puede) )?(?:libre |disponible )?(?:antes|mas pronto|mas temprano)|whoever(?:'s| is| can be| has)? (?:free|available|there|time|open)?(?: the)? ?(?:first|soonest|earliest))\b/,
    soonestOf,
  ],
];

const spoken = new RegExp(
  `\\b(?:the (?:one|person|expert)|which(?: one)?|(?:el|la) que|cual|quien)(?: of them| de ell[oa]s)? (?:who |that )?(?:speaks?|habla) (${anyLanguage})\\b`,
);

const inPerson =
  /\b(?:the (?:one|person)|which(?: one)?|(?:el|la) que|cual)(?: \w+){0,3} (?:in person|presencial|en persona|in santiago|en santiago)\b/;

/** People on the table by what they are: "the lawyer", "the cheaper one". */
export function byTrait(said: string, cards: readonly Recommendation[]): Recommendation[] {
  for (const [pattern, pick] of superlatives)
    if (pattern.test(said)) return [pick(cards) ?? []].flat();
  const language = languageOf(spoken.exec(said)?.[1] ?? '');
  if (language !== undefined) return cards.filter((card) => card.languages.includes(language));
  if (inPerson.test(said)) return cards.filter((card) => card.inPerson);
  for (const [pattern, told] of traits)
    if (pattern.test(said))
      return cards.filter((card) => told.test(plain(card.expertise))).slice(0, 1);
  return [];
}

/** Prices of one choice are in one currency, except where one is charged in the expert's own. */
function cheapestOf(cards: readonly Recommendation[]): Recommendation | undefined {
  return cards.toSorted((one, other) => costOf(one) - costOf(other))[0];
}

function dearestOf(cards: readonly Recommendation[]): Recommendation | undefined {
  return cards.toSorted((one, other) => costOf(other) - costOf(one))[0];
}

function costOf(card: Recommendation): number {
  return (card.firstBookingPrice ?? card.price).amount / card.durationMinutes;
}

function soonestOf(cards: readonly Recommendation[]): Recommendation | undefined {
  return cards
    .filter((card) => card.nextFree !== null)
    .toSorted((one, other) => Date.parse(one.nextFree ?? '') - Date.parse(other.nextFree ?? ''))[0];
}
