/** Words behind a price, which name nothing that is counted (lower case, no accents). */
const beside =
  '(?:an?|per|each|every|for|in|on|or|and|but|if|is|was|would|will|please|pls|max|tops|at|to|with|without|who|that|this|these|so|then|thanks|by|the|can|could|should|only|plus|ideally|from|as|because|since|not|no|i|my|me|us|we|it|its|when|maybe|online|right|now|works|sounds|always|perhaps|besides|unless|his|hers|ours|yours|yes|la|las|el|los|una?|por|para|en|con|sin|o|y|e|pero|si|que|como|cada|nada|mas|menos|porfis|gracias|es|se|pues|nomas|quizas|digamos|antes|despues|pesos|al?|del?|english|spanish|lunes|martes|miercoles|jueves|viernes|chilenos|honorarios)(?![\\w])';

/** What is counted without an s, or measured. */
const oddly =
  'people|children|men|women|staff|gente|personal|person|persona|kid|child|hij[oa]|yo|years?|ano|hours?|hora|hrs?|h|am|pm|a\\.m|p\\.m|min|minut[eo]|weeks?|semana|months?|mes|days?|dia|km|kg|kilo|lbs?|mg|ml|gb|kcal|m2|percent|million|millon';

/** Up to two words of what they are like may stand before: "20 small children". */
const things = new RegExp(
  `^\\s*(?:(?!${beside})[a-z'-]+ ){0,2}?(?!${beside})(?:${oddly}|[a-z'-]*[a-z]{2}s)(?![\\w'])`,
);

const clockOrShare = /^\s*(?:[:%]|(?:de|por|en|a) la (?:manana|tarde|noche)\b)/;

/** So many in a day or a month: how much there is of something. */
const rate =
  /^\s*(?:an?|per|every|each|al|a la|por|cada) (?:day|week|month|year|dia|semana|mes|ano)\b/;

const running =
  /\b(?:run|running|runner|race|jog\w*|marathon|correr|corro|corrida|carrera|trot\w*|maraton|entren\w+|in (?:under|less than)|en menos de)\b/;

/** Are things counted by the number that ends there: "8 mil seguidores", "600 pages", "a 5k run"? */
export function countsThings(said: string, end: number, isShortened: boolean): boolean {
  const rest = said.slice(end);
  return (
    things.test(rest) ||
    clockOrShare.test(rest) ||
    rate.test(rest) ||
    (isShortened && running.test(said))
  );
}
