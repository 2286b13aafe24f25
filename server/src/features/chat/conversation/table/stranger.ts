import { saying } from '../../filters/plain.ts';
import type { Plan, Reader, State } from '../rules.ts';
import { isTrade } from '../intents/follow-up.ts';
import { readReferences } from './references.ts';

const lead =
  '^\\W*(?:(?:and|y|ok(?:ay)?|but|pero|so|entonces|great|genial|perfecto|bueno|oye|dale|vale|cool|good|thanks|gracias|yes|si|hi|hola),? )*';

/** A name, which a title may stand before. */
const name =
  "(?:(?:dr|dra|don|dona|mr|mrs|ms|miss|sr|sra|senor|senora|doctor|doctora|profe|profesor|profesora)\\.? )?([a-z]{3,}'?[a-z]*)";

/** Where a question or a booking has somebody's name: `@` is the name. */
const slots: readonly RegExp[] = [
  'what (?:does|would|will|did) @ (?:charge|cost|do|offer|teach|study|speak|specialize|help)\\b',
  'how much (?:does|would|will|is|for) @(?: (?:charge|cost|ask|want|per|for|an)\\b.*)?\\W*$',
  "(?:when|where|what time)(?: is|'s| does| can| could) @\\b(?: (?:free|available|based|from|work|live|do|meet|start)\\b.*)?\\W*$",
  'is @ (?:free|available|any good|expensive|cheaper|verified|qualified|online|in person|still there|around|better|an? \\w+)\\b',
  '(?:does|can|could|has|would|will) @ (?:speak|work|teach|help|have|take|meet|offer|see|do|worked|any|charge)\\b',
  '(?:can|could|may) (?:i|we) (?:book|see|meet|talk to|speak to|speak with|have) (?:with )?@(?: (?:on|at|for|tomorrow|today|next|this|please|in|then|instead)\\b.*)?\\W*$',
  '(?:please )?(?:book|reserve) (?:me )?(?:in )?(?:with )?@(?: (?:on|at|for|tomorrow|today|next|this|please|then|instead)\\b.*)?\\W*$',
  'cuanto (?:cobra|cuesta|sale|vale|pide) @(?: (?:la|por|una|el)\\b.*)?\\W*$',
].map((slot) => new RegExp(lead + slot.replace('@', name)));

/** Phrases whose subject can only be a person: sees clients, charges, speaks. */
const personal: readonly RegExp[] = [
  '@ (?:cuanto (?:cobra|cuesta|sale|vale)|atiende|habla|cobra|tiene (?:hora|horas|algo|cupo|experiencia)|puede (?:el|la|manana|hoy|los)|esta (?:libre|disponible)|sabe|trabaja|estudio)\\b',
  '(?:cuando|a que hora|donde|que dias|en que idioma|que idiomas) (?:puede|atiende|esta|trabaja|habla|vive)(?: (?:libre|disponible))? @\\W*$',
  '(?:atiende|habla|tiene hora|trabaja|estudio|esta disponible|esta libre|puede) @(?: (?:el|la|los|las|en|manana|hoy|ingles|espanol|con)\\b.*)?\\W*$',
  '(?:quiero |necesito |me )?(?:una )?(?:reserv|agend|anot|apart)\\w* (?:una hora |hora |cita |una cita )?con @(?: (?:el|la|los|para|a|manana|hoy|por)\\b.*)?\\W*$',
  '(?:quiero|quisiera|necesito|dame|me das) (?:una )?(?:cita|hora|reunion|sesion) con @(?: .{0,30})?\\W*$',
  '(?:y )?@ (?:que tal|como|es (?:buen[oa]|car[oa]|confiable|verificad[oa]))\\b.{0,20}$',
  'que (?:tal (?:es|esta)|estudio|hace|ensena|experiencia tiene) @\\W*$',
  '(?:does|can|could|has) @ (?:speak|teach|worked|charge|have (?:experience|time))\\b',
  'what (?:does|would|will|did) @ (?:charge|teach|study|speak|specialize)\\b',
].map((slot) => new RegExp(lead + slot.replace('@', name)));

/** Where only a capital letter tells a name. */
const loose: readonly RegExp[] = [
  "(?:what about|how about|tell me (?:more )?about|who is|who's|y|and|que tal|quien es|cuentame (?:mas )?(?:de|sobre)|hablame de|with|con|i'll take|me quedo con|quiero a|me voy con|prefiero a|compare \\w+ (?:with|and)|compara a? ?\\w+ con) @(?:\\W*$|[.,;!?] )",
  '@ (?:looks?|seems?|sounds?|was|is|es|da|parece|se ve|me (?:gust|tinc|lat|cae|conv)\\w*|puede|podria|ofrece|hace|ensena|ha|tiene)\\b(?=.{0,60}$)',
].map((slot) => new RegExp(lead + slot.replace('@', name)));

/** Words that stand where a name could and are none. */
const noNames = new Set(
  `the this that these those one ones someone somebody anyone anybody everyone everybody nobody they them she her him he his
  you your yours mine our ours who which what there here first second third last other others another both all any some
  either each more most cheaper cheapest meeting meetings session sessions class classes lesson lessons hour hours half media time
  times price prices expert experts person people therapist tutor teacher coach lawyer doctor psychologist puente payment
  ella ellos ellas usted ustedes alguien nadie quien cual cuales algun alguno alguna ninguno ninguna cada todo todos todas
  esa ese eso esta este esto estas estos esas esos otro otra otros otras primero primera segundo segunda tercero tercera
  ultimo ultima una uno unos unas los las del mejor peor hoy manana ahora aqui aca hora horas cita reunion sesion clase
  especialista especialistas persona personas gente profesional profesor profesora profe psicologo psicologa abogado
  abogada terapeuta tambien solo presencial online lunes martes miercoles jueves viernes sabado domingo sabados domingos
  monday tuesday wednesday thursday friday saturday sunday tomorrow today english spanish ingles espanol how when where
  why como cuando donde que por para con sin not and but now then just still please por favor anything something nothing
  algo nada mas menos cuanto cuanta cuantos cuantas esto eso it's its`.split(/\s+/),
);

/** The name of somebody who is asked about or to be booked and was never shown; null for anything else. */
export function strangerNamed(
  text: string,
  { table, goal }: State,
  { parseQuery }: Reader,
): Plan | null {
  const said = saying(text);
  if (readReferences(text, table).isExplicit) return null;
  const person = nameIn(said, personal);
  const tight = person ?? nameIn(said, slots);
  const word = tight ?? nameIn(said, loose);
  if (word === null) return null;
  const written = text.match(/\p{L}[\p{L}'’]*/gu)?.find((one) => saying(one) === word);
  const isCapital = written !== undefined && /^\p{Lu}\p{Ll}/u.test(written);
  // Where no one was found, that is what there is to say.
  if (table.known.length === 0 && goal !== null)
    return isCapital && (tight !== null || parseQuery(word).isNamed === false)
      ? { kind: 'desk', topic: 'nobodyFound' }
      : null;
  // Typed in small letters it is a name only where nothing else can stand, and somebody was shown.
  const isSure = person !== null && table.known.length > 0;
  if (!isCapital && (tight === null || table.known.length === 0)) return null;
  if (!(isSure && isCapital) && parseQuery(word).isNamed !== false) return null;
  return { kind: 'stranger', name: capital(written ?? word), people: table.cards };
}

function nameIn(said: string, forms: readonly RegExp[]): string | null {
  for (const form of forms) {
    const found = form.exec(said)?.[1]?.replace(/'s$/, '');
    if (found !== undefined && !noNames.has(found) && !isTrade(found)) return found;
  }
  return null;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
