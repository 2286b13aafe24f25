import { wordsOf } from '../language/tokens.ts';

/** Words that ask for what follows them, as `wordsOf` spells them. */
const requests = [
  'need|want|(?:looking|look) for|learn|find|recommend|hire|fix|repair|help with|(?:some|any)one who|teach me',
  'how (?:do|to|can)|is there an?|do you have|lessons?|classes|tutor|coach',
  'necesito|necesitamos|busco|buscamos|quiero|queremos|quisiera|me gustaria|aprender|arreglar|reparar',
  'ayuda con|alguien que|recomiendan|recomienden|tienen|conocen|conoces|urge',
  '(?:clases?|curso|taller|profe|profesora?|maestr[oa]) de',
  'who (?:does|can|treats|teaches|knows)|anybody who|where (?:can|do)|how much|apply for|file for',
  '(?:expert|specialist|advice|course) (?:in|on)|(?:get|getting) (?:a|an|my)|install|set up',
  'preciso|precisamos|ocupo|ando buscando|quien (?:ve|sabe|hace|arregla|ensena|me)',
  'donde (?:puedo|hay|hago)|cuanto (?:cuesta|sale|cobran|vale)|recomiendame|recomiendas|conseguir',
  '(?:abogad[oa]|tecnic[oa]|maestro|especialista|asesora?) (?:de|en|para|que)|sacar|tramitar|instalar',
].join('|');

/** The three words after a request: "I need a good tax *lawyer*" is as far as it reaches. */
const reach = String.raw`(?=((?: [\p{L}\p{N}]+){1,3}))`;
const asking = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${requests})${reach}`, 'gu');

const request = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${requests})(?![\p{L}\p{N}])`, 'u');

/** Whether a clause asks for something, in so many words or as a question. */
export function asksFor(clause: string): boolean {
  return clause.includes('?') || request.test(wordsOf(clause).join(' '));
}

/** What somebody is or has already: "my dentist", "I'm a nurse", "soy ilustradora". */
const having =
  /(?<![\p{L}\p{N}])(?:my|our|his|her|their|mis?|sus?|nuestr[oa]s?|soy|como|(?:im|i am|as|work as) an?|trabajo de) (?<word>[\p{L}\p{N}]+)/gu;

/** In so few words that carry a topic, each of them is what is asked for. */
const shortGoal = 8;

/**
 * Tells of a name in a goal, by its first word, whether it is what the goal asks for rather than
 * something that its story only mentions.
 */
export function readAsked(text: string, tellingWords: number): (firstWord: string) => boolean {
  const words = wordsOf(text).join(' ');
  const had = new Set([...words.matchAll(having)].map((found) => found.groups?.word ?? ''));
  const asked = new Set(
    [...words.matchAll(asking)].flatMap(([, following = '']) => following.trim().split(' ')),
  );
  return (word) => !had.has(word) && (tellingWords <= shortGoal || asked.has(word));
}
