import { oneWeekday, weekdayOf } from './week.ts';

/**
 * The day of an event isn't when to meet: "I have an interview on Friday" wants somebody before it
 * (lower case, no accents). The rule is one: an event and a day in one clause, with no word about
 * meeting between them.
 */

/** Whom somebody meets elsewhere. */
const theirs =
  '(?:(?:my|the|a|our|mi|mis|el|la|los|un|unos) )?(?:boss|manager|landlord|hr|bank|ex|clients?|investors?|board|school|in-laws|jef[ea]s?|banco|clientes?|inversores|inversionistas|rrhh|recursos humanos|directorio|director|directora|colegio|socios?|suegros)(?!\\w)';

/** What takes place on its day. */
const named = [
  `interviews?|exams?|midterms?|finals|driving test|(?:maths?|blood|fitness|entrance|aptitude|my|a|the) test|quiz|gcses?|viva|defen[cs]e|funeral|burial|memorial|wake|wedding|hearing|(?:in )?court|trial|tribunal|deadlines?|presentation|pitch|audition|recital|gig|flight|surgery|operation|procedure|appraisal|(?:performance|pay) review|inspection|eviction|first (?:day|shift|date|class|lesson at)|speech|eulogy|race|marathon|tournament|birthday|graduation|ceremony|conference|meeting with ${theirs}|blind date|date with`,
  `entrevistas?|examen(?:es)?|(?<!(?:clase|sesion|reunion|hora) de )prueba|parcial|solemne|certamen|oposicion(?:es)?|selectividad|funeral|velorio|velatorio|entierro|misa|boda|casamiento|matrimonio|bautizo|audiencia|juicio|comparendo|vista (?:oral|judicial)|citacion|plazo|entrega|presentacion|exposicion|audicion|recital|concierto|vuelo|cirugia|operacion|mudanza|desalojo|primer (?:dia|turno)|discurso|maraton|partido|torneo|cumpleanos|graduacion|ceremonia|disertacion|ponencia|(?:reunion|cita) con ${theirs}|cita en el (?:juzgado|tribunal|consulado)`,
].join('|');

/** What somebody does on its day. */
const done = [
  'due|applying|apply for|(?:hand(?:ing)?|turn(?:ing)?) (?:it |this )?in|submit(?:ting)?|defend(?:ing)?|present(?:ing)? (?:it|my|to|at|in)|(?:i )?start(?:ing)? (?:a |my |the |at |in )?(?:new |first )?(?:job|work|school|uni|college|university|shift|role|course|internship|gig)|i (?:start|fly|move|leave|sign|present|sit|defend|begin)(?! (?:it|my|the|this|that) to)|(?:moving|flying|leaving|signing|getting married|getting evicted)|we (?:move|fly|sign|close)',
  'entro|entramos|empiezo|empezamos|empieza|comienzo|arranco|parto|viajo|viajamos|vuelo|mudo|mudamos|postulo|expongo|exponemos|presento|defiendo|rindo|entrego|entregamos|firmo|firmamos|vence|operan|casamos|me caso|juzgan|cita(?:ron|n) a declarar|cierra|debuto|hay que entregar|tengo que (?:entregar|exponer|presentar|rendir|firmar|dar|leer|hablar en)',
].join('|');

/** Getting ready for one is a meeting of its own, and a trade no event: "interview practice on Friday". */
const readying =
  '(?! (?:practi[cs]e|prep\\w*|coach\\w*|training|help|tips|questions|skills|class\\w*|lessons?|session|therap\\w+|\\w+ist\\b|(?:tutor|teacher|lawyer|planner|photographer|instructor|director|singer|maker)\\b))';

const event = `(?:${named}|${done})(?:'s)?(?!\\w)${readying}`;

/** What is said of meeting: a day behind it is to meet on. */
const meeting = `(?:meet\\w*(?! with ${theirs})|talk|speak|chat|call|available|free|slots?|book\\w*|session|see (?:me|you|someone|somebody)|anyone|anybody|someone|somebody|works?|prefer\\w*|could|can|hablar(?! en)|conversar|juntar\\w*|reunir\\w*|ver(?:me|nos)|disponible|libres?|agend\\w*|reserv\\w*|sesion|hora|puede[ns]?|puedo|podria\\w*|alguien|prefiero|atien\\w+|clase)`;

/** So is what is wanted: "on Friday I want to prepare my presentation". */
const wanting =
  '(?:want|need|like|love|looking|help|practi[cs]\\w+|prepar\\w+|rehears\\w+|quiero|quisiera|necesito|busco|gustaria|ayud\\w+|ensay\\w+|repasar)';

const gap = `(?: (?!(?:${meeting}|${wanting}|so|but|and|because|pero|porque|asi|y)\\b|${oneWeekday})[\\w'/-]+){0,6}?`;

/** A day, with its hour or part: one alone and no "los sábados". */
const dayOf = (name: string) =>
  `(?:(?:on|this|coming|next|the|el|este|proximo|del|para el|es|is|to) ){0,4}(?<${name}>${oneWeekday}|tomorrow|manana|today|hoy|tonight|next week|this week(?:end)?|(?:la )?(?:proxima semana|semana que viene)|(?:el )?(?:fin de semana|finde)|(?:at|on) the weekend)(?!\\w)(?: que viene| proximo)?(?:,? (?:(?:in|at|a|en|por|de) (?:the |la )?)?(?:mornings?|noon|lunch(?:time)?|midday|mediodia|afternoon|evening|night|manana|tarde|noche)(?!\\w))?(?:,? (?:at|a las?|around|tipo) \\d{1,2}(?::\\d{2})?(?: ?(?:am|pm|hrs?|h)\\b)?)?`;

const behind = new RegExp(`\\b${event}${gap},? ${dayOf('day')}`);

const owns =
  "(?:i have|i've got|i got|i've|we have|we've got|he has|she has|my|is|it's|that's|there's|there is|comes|tengo|tenemos|tiene|hay|es|sera|me toca|mi|debo|voy)";

const ahead = new RegExp(
  `(?<!\\b(?:los|cada|every|las) )\\b(?:${dayOf('day')},? (?:${owns}${gap} ${event}|(?:(?:i'm|i am|i|we|me|se|nos) )?(?:${done})(?!\\w))|(?<own>${oneWeekday})'s (?:[\\w-]+ ){0,2}?${event}|(?<then>${oneWeekday}) ${event})`,
);

/** It is over: such a day is one of the story. */
const past =
  /\b(?:was|were|went|had|did|last|failed|passed|missed|fue|fueron|tuve|tuvo|tuvimos|pasad[oa]|hice|reprobe|suspendi|falle|ayer|(?:since|after|desde|tras|despues de) (?:the|my|a|el|la|mi|una?))\b|\bdespues del\b/;

/** The day of an event, and its words; without a weekday where it is none to meet before. */
export type EventDay = { before?: number; span: string };

/** Each day in a text that is one of an event. */
export function readEventDays(said: string): EventDay[] {
  return said.split(/(?<=[.;!?\n]) ?/).flatMap((clause) => inClause(clause));
}

function inClause(clause: string): EventDay[] {
  const later = behind.exec(clause);
  if (later) return [eventDay(clause, later[0], later.groups?.['day'])];
  const first = ahead.exec(clause);
  if (!first || isForMeeting(clause.slice(0, first.index))) return [];
  // "I can't come on Thursday, my flight was changed" tells why.
  if (first[0].includes(',') && /\w/.test(clause.slice(0, first.index))) return [];
  const { day, own, then } = first.groups ?? {};
  return [eventDay(clause, first[0], day ?? own ?? then)];
}

/** "Can we meet on Friday, I have an exam": what stands before its day is about meeting. */
function isForMeeting(words: string): boolean {
  return new RegExp(`\\b${meeting}\\b[^,]*$`).test(words);
}

function eventDay(clause: string, span: string, word = ''): EventDay {
  const weekday = /weekend|finde|fin de semana/.test(word) ? 6 : weekdayOf(word);
  return weekday === undefined || past.test(clause) ? { span } : { before: weekday, span };
}
