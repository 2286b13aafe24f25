import { anyLanguage } from './language.ts';
import type { Filters } from './rules.ts';

/** Verbs that take something back, and what may stand before its name. */
const dropped =
  '(?:remove|drop|forget|ignore|skip|lift|scrap|never ?mind|leave out|leave(?! me)|(?:lo|la|le)?(?:quita|saca|olvida|borra|elimina|deja)(?:r|le|te)?|sin)(?: (?:about|the|my|that|what i said about|that thing about|lo|lo de|lo del|de|del|de la|de los|el|la|los|las|mi|ese|esa|eso de|eso del))*(?: [^,.;]{2,28}? (?:and|or|y|o|ni)(?: (?:the|my|lo|lo de|lo del|de|del|el|la|los|las|mi))*)?';

/** What is said of a wish that has become unimportant, behind its name. */
const idle =
  "(?: \\w+){0,2}? (?:(?:do|does)(?:n't| not) (?:really |actually )?matter|(?:is|are)(?:n't| not) (?:that |so |really )?(?:important|needed|necessary|a must)|no (?:me )?importan?|(?:me )?(?:da|dan) (?:igual|lo mismo)|no (?:es|son) (?:tan )?(?:important\\w+|necesari\\w+)|no hace falta)\\b";

const named: readonly (readonly [readonly (keyof Filters)[], string])[] = [
  [
    ['budget', 'cheaperThan', 'isCheaper'],
    'prices?|budget|money|costs?|precios?|presupuesto|plata|dinero|costo',
  ],
  [['language'], `languages?|idiomas?|${anyLanguage}`],
  [
    ['isInPerson', 'place'],
    'in[- ]person|city|place|country|presencial|en persona|ciudad|lugar|pais',
  ],
  [['gender'], 'gender|wom[ae]n|m[ae]n|mujer(?:es)?|hombres?|genero|sexo'],
  [
    ['when'],
    'times?|days?|dates?|hours?|mornings?|evenings?|afternoons?|nights?|weekends?|horas?|horarios?|dias?|mananas?|tardes?|noches?|fin(?:es)? de semana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  ],
];

/** One language more will do. */
export const alsoLanguage = new RegExp(
  `\\b${anyLanguage}(?: (?:is|would be|works?|sirve|vale|esta))?(?: (?:fine|ok(?:ay)?|good|bien))? (?:too|also|as well|tambien|igual)\\b|\\btambien (?:me sirve |puede ser |vale )?en ${anyLanguage}\\b`,
);

/** What people say to take a wish back, by the wish. The chips' own words are among them. */
const lifts: readonly (readonly [readonly (keyof Filters)[], RegExp])[] = [
  [
    ['budget', 'cheaperThan', 'isCheaper'],
    new RegExp(
      `\\b${dropped} (?:prices?|budget|money|cost|limit|cheap(?:er)?|precios?|presupuesto|plata|dinero|limite|tope|costo|barat[oa])\\b`,
    ),
  ],
  [
    ['language'],
    new RegExp(
      `\\b${dropped} (?:languages?|idiomas?|spanish|english|espanol|ingles|portuguese|portugues|french|frances)\\b`,
    ),
  ],
  [
    ['isInPerson', 'place'],
    new RegExp(
      `\\b${dropped} (?:in[- ]person|city|place|country|presencial|en persona|ciudad|lugar|pais|comuna)\\b`,
    ),
  ],
  [
    ['gender'],
    new RegExp(`\\b${dropped} (?:gender|wom[ae]n|m[ae]n|female|male|mujer|hombre|genero|sexo)\\b`),
  ],
  [
    ['when'],
    new RegExp(
      `\\b${dropped} (?:times?|days?|dates?|hours?|schedule|mornings?|evenings?|afternoons?|weekends?|horas?|horarios?|dias?|fechas?|mananas?|tardes?|noches?|fin de semana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b`,
    ),
  ],
  [
    ['budget', 'cheaperThan', 'isCheaper'],
    /\b(?:any price|(?:the )?price (?:does(?:n't| not)|dont) matter|whatever (?:the price|it costs)|money(?: is|'s| isn't| is not) (?:no|not an?|an|a) (?:object|problem|issue)|forget (?:about )?the (?:price|budget|money)|no (?:price |budget )?limit|regardless of (?:the )?(?:price|cost)|(?:any|cualquier) budget|i(?:'ll| can| will) pay (?:more|whatever)|cualquier precio|(?:el )?(?:precio|costo|valor) (?:ya )?(?:no (?:me )?importa|(?:me )?da (?:igual|lo mismo))|(?:me )?da (?:lo mismo|igual) (?:el precio|lo que cueste|cuanto)|no importa (?:el precio|lo que cueste|cuanto|la plata)|olvida(?:te)? (?:d)?el (?:precio|presupuesto)|sin limite|puedo pagar mas|lo que cueste|(?:remove|drop|forget|ignore|skip|lift|clear) (?:the |my |that )?(?:price|budget|money|cost)(?: limit| cap| filter| range)?|(?:quita|saca|elimina|olvida|sin) (?:el |mi |ese )?(?:limite|tope|precio|presupuesto)(?: de precio)?)/,
  ],
  [
    ['language'],
    /\b(?:any language|(?:the )?language (?:does(?:n't| not)) matter|cualquier idioma|(?:el )?idioma (?:no importa|da (?:igual|lo mismo))|(?:me )?da (?:lo mismo|igual) el idioma|no importa el idioma|(?:remove|drop|forget|ignore) the language|(?:quita|olvida) el idioma)/,
  ],
  [
    ['isInPerson', 'place'],
    /\b(?:online|on line|remote(?:ly)?|by video|video ?call|en linea|virtual|a distancia|por video(?:llamada)?|por zoom)\b/,
  ],
  [
    ['place'],
    /\b(?:anywhere|any (?:place|city|country)|wherever|(?:doesn't|does not|don't|no) matter where|(?:de |en )?cualquier (?:lugar|lado|ciudad|parte|pais)|(?:de )?donde sea|da (?:lo mismo|igual) (?:de )?(?:donde|la ciudad)|no importa (?:de )?donde)\b/,
  ],
  [
    ['gender'],
    /\b(?:woman or (?:a )?man|man or (?:a )?woman|either (?:is fine|one)|any gender|gender (?:does(?:n't| not)) matter|hombre o mujer|mujer u hombre|da (?:lo mismo|igual) si es (?:hombre|mujer))\b/,
  ],
  [
    ['when'],
    /\b(?:any ?time(?: is fine| works)?|any (?:day|hour)|whenever|(?:the )?(?:time|day) does(?:n't| not) matter|a cualquier hora|cualquier (?:hora|dia|momento)|cuando sea|da (?:lo mismo|igual) (?:la hora|el dia|cuando|el horario)|(?:el horario|la hora|el dia) (?:no (?:me )?importa|(?:me )?da (?:lo mismo|igual))|(?:remove|drop|forget|ignore) the (?:time|day|date|weekends?|weekdays?|hours?|evenings?|mornings?)|(?:quita|olvida) (?:la hora|el dia|el horario|el fin de semana))\b/,
  ],
  ...named.map(([names, words]): readonly [readonly (keyof Filters)[], RegExp] => [
    names,
    new RegExp(`\\b(?:${words})${idle}`),
  ]),
  [['language'], alsoLanguage],
  [['without', 'withoutPeople'], /\b(?:nothing is ruled out|no descartes nada)\b/],
];

/** Words of a message that only take wishes back. */
export const liftSpans: readonly RegExp[] = lifts.map(([, pattern]) => pattern);

/** Filters that a message takes back, such as "any price" (lower case, no accents). */
export function liftsIn(said: string): (keyof Filters)[] {
  return lifts.flatMap(([names, pattern]) => (pattern.test(said) ? names : []));
}
