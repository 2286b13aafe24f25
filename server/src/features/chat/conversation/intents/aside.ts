import { countWords, saying } from '../../filters/plain.ts';
import type { Plan, Reader } from '../rules.ts';
import type { DeskTopic } from './desk.ts';

const lead =
  '^\\W*(?:(?:and|y|ok(?:ay)?|so|but|pero|well|bueno|oye|hey|che|hi|hello|hola|haha+|jaja+|lol|right|ya|pues|por cierto|by the way|btw|just curious|a ver|mira|quick question|tell me|dime),? )*';

/** Words of somebody who speaks of themselves, or looks for somebody. */
const ofSelf =
  /\b(?:i|i'm|im|i've|i'd|my|me|mine|we|we're|our|us|mi|mis|conmigo|nos|nuestr[oa]s?|yo|quiero|quisiera|necesito|busco|tengo|estoy|soy|puedo|debo|deberia|siento|gustaria|help|helps|ayud\w+|someone|somebody|anyone|anybody|alguien|expert\w*|especialistas?|teach\w*|learn\w*|aprend\w+|ensen\w+|clases?|lessons?|class(?:es)?|people|person|gente|personas?)\b/;

/** Asks for a fact of the world. */
const ofTheWorld: readonly RegExp[] = [
  `${lead}(?:who|whom) (?:\\w+ed|was|were|is|are|won|wrote|made|built|sang|discovered|played|scored)\\b(?! (?:you|the (?:best|cheapest|first|second|third|last)|available|free|good|best|cheap\\w*|better|right))`,
  `${lead}(?:when|where|what year) (?:did|was|were) (?!you\\b|he\\b|she\\b|they\\b|it\\b)\\w+`,
  `${lead}(?:how (?:many|tall|far|deep|heavy|high|big|old|hot|cold|long) (?:is|are|was|does|do)) (?:the|a|an|it to) \\w+`,
  `${lead}how many \\w+ (?:are there|in an?|has|have|live)\\b`,
  `${lead}(?:any|what's an?|what is an?|do you know (?:any|an?)|can you (?:recommend|suggest)|recommend|suggest)(?: me)?(?: (?:any|an?|some|good|nice|decent|great|the best))* (?:movies?|films?|shows?|series|books?|novels?|restaurants?|songs?|music|recipes?|hotels?|bars?|podcasts?|games?|jokes?|names? for)\\b`,
  `${lead}(?:quien(?:es)?) (?:fue|invento|escribio|descubrio|gano|canta|juega|hizo|pinto|dirige|gobierna|manda|mato|creo|compuso)\\b`,
  `${lead}(?:cuando|en que ano|donde) (?:fue|nacio|murio|empezo|termino|juega|se invento|se estrena|queda (?!tu|su))\\b`,
  `${lead}(?:cuant[oa]s) \\w+ (?:hay|tiene|viven|son)\\b`,
  `${lead}(?:a cuanto (?:esta|anda|sale)|a como (?:esta|anda)|cuanto (?:esta|vale) (?:hoy )?) ?el (?:dolar|euro|bitcoin|cambio|peso)\\b`,
  `${lead}(?:(?:me )?(?:recomiend|recomend|suger)\\w*|(?:sabes|conoces)(?: de)?|algun[oa]?|dime)(?: (?:me|un|una|algun|alguna|unas|unos|buen|buena|de|la mejor))* (?:series?|peliculas?|pelis?|libros?|restaurantes?|cancion(?:es)?|recetas?|hotel(?:es)?|bares|bar|podcasts?|juegos?|musica)\\b`,
].map((form) => new RegExp(form));

/** Asks the assistant of itself, as if it were somebody. */
const ofAssistant: readonly RegExp[] = [
  `${lead}(?:are|r) (?:you|u) (?!able|sure|going to|free|available|open)\\w+`,
  `${lead}(?:do|did|can|have|will|would|don't) (?:you|u) (?:\\w+ )?(?:get|feel|sleep|eat|dream|think|remember|love|hate|like|believe|miss|cry|laugh|drink|live|smoke|watch|listen to|enjoy|ever|mind|understand me|judge|hear me|see me)\\b`,
  `${lead}how old (?:are|r) (?:you|u)\\b|${lead}where (?:do|did) (?:you|u) (?:live|sleep|come from)\\b|${lead}what(?:'s| is| are) your (?:favou?rite|name|age|hobby|hobbies|job|sign)\\b`,
  `${lead}(?:eres|estas) (?!(?:seguro|segura|disponible|libre|ahi)\\b)\\w+`,
  `${lead}(?:te (?:gusta|gustan|cansas|aburres|enojas|duermes|sientes|acuerdas|enamoras|ries|duele|llamas|ofendes)|duermes|suenas|sientes)\\b`,
  `${lead}(?:cuantos anos tienes|que edad tienes|donde vives|de donde vienes|cual es tu|cuando naciste|tienes (?:novi[oa]|hijos|sentimientos|hambre|sueno|familia|amigos|nombre|vida))\\b`,
].map((form) => new RegExp(form));

/** Says something of the answers so far, in anger. */
const ofTheChat =
  /^\W*(?:(?:this|that|it|what|such|esto|eso|que|honestly|la verdad|god|ugh|wow|sorry but|pero|but|absolute(?:ly)?|complete(?:ly)?|total(?:ly)?|puro|pura|an?|una?|is|'s|es)[ ,]*)*(?:waste of (?:my |your |everyone's )?time|perdida de tiempo|load of (?:rubbish|crap|bull\w*|nonsense)|joke|broma|rip[- ]?off|robo|estafa|pointless|nonsense|garbage|trash|basura|porqueria|mierda|asco|fraude|inutil|ridicul(?:ous|o)|useless|rubbish|desastre|disaster)\b(?: (?:this|that|de (?:chat|bot|app|pagina|sitio|servicio)|is this|it is|site|app|bot|chat|thing|todo esto|esto|man|mate|hombre|total|really)){0,3}\W*$/;

const mostWords = 10;

/**
 * What asks for nobody: a fact of the world, how the assistant feels, anger at the chat. Where a word names
 * something that experts are about, it may be a goal all the same.
 */
export function asideOf(text: string, { parseQuery }: Reader): Plan | null {
  const said = saying(text);
  if (countWords(said) > mostWords) return null;
  const topic = topicOf(said);
  if (topic === null) return null;
  return topic === 'offTopic' && parseQuery(text).isNamed !== false && !isWho.test(said)
    ? null
    : { kind: 'desk', topic };
}

/** Who did something is asked of nobody here, whatever it was. */
const isWho = new RegExp(
  `${lead}(?:who|quien(?:es)?|when|cuando|en que ano|what year|a cuanto|a como|any|recomi\\w+|recom\\w+|algun|sabes|conoces)\\b`,
);

/** "How boring you are", "qué pesado eres". */
const ofBoredom =
  /^\W*(?:(?:ay|uf+|ugh|pff+|jaja\w*|lol|wow|pero|but|god|man|ya)[ ,.!]*)*(?:que \w+ (?:eres|sos|es esto|esta cosa)|(?:eres|sos) (?:\w+ ){0,2}(?:aburrid\w+|pesad\w+|fome|lent\w+|tont\w+|inutil|malo|mala|denso|densa)|how \w+ (?:you are|are you)|(?:you(?:'re| are)|ur|this is|that's) (?:\w+ ){0,2}(?:boring|slow|dumb|useless|annoying|no fun|dull|lame))\W*$/;

function topicOf(said: string): DeskTopic | null {
  if (ofBoredom.test(said)) return 'insult';
  if (ofTheChat.test(said)) return 'insult';
  if (ofSelf.test(said)) return null;
  if (ofAssistant.some((form) => form.test(said))) return 'who';
  return ofTheWorld.some((form) => form.test(said)) ? 'offTopic' : null;
}
