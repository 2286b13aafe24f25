import { wordsOf } from '../language/tokens.ts';

const edge = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'u');

/** That somebody died. */
const death = edge(
  [
    'died|dead|deceased|passed(?: away| on)?|death of|\\p{L}+s death|late (?:husband|wife|partner|mother|father)s?',
    'late (?:mum|mom|dad|brother|sister|son|daughter|uncle|aunt|grand\\p{L}+)s?|widow(?:ed)?',
    'muri(?:o|eron)|fallec\\p{L}+|muert[oa]|difunt[oa]|finad[oa]|viud[oa]|en paz descanse|qepd',
    '(?:muerte|fallecimiento|deceso) de',
  ].join('|'),
);

/** What has to be settled afterwards: papers, money, things, a house, a firm, an animal. */
const matter = edge(
  [
    'accounts?|passwords?|locked|unlock|papers|documents?|bank|pensions?|insurance|taxes|debts?|owed?',
    'contract|subscription|keys|(?:in|under) (?:his|her|their|my|our) name|sells?|selling',
    '(?:his|her|the) (?:share|half)|(?:a|the|no|his|her) will(?! (?:to|of))|inherit\\p{L}*|estate|probate|deeds?|land',
    'flat|apartment|mortgage|who (?:gets|takes|owns|keeps)|(?:his|her) (?:dog|cat)|(?:dog|cat|horse) (?:with|to) me',
    'cancel|close (?:his|her)|payout|credit card',
    '(?:la|las|su|sus) cuentas?|claves?|contrasena|bloquead[oa]|papeles|documentos?|banco|pension|seguro de',
    'impuestos|contribuciones|deudas?|contrato|suscripcion|llaves|a (?:su|mi) nombre|vender|vende|su parte',
    'hered\\p{L}+|herencia|testamento|posesion efectiva|sucesion|escritura|terreno|parcela|hipoteca|departamento',
    'su (?:perr|gat)[oa]|dar de baja|cobr(?:o|ar|amos)|reparti\\p{L}*|tramites?|finiquito|afp',
  ].join('|'),
);

/** How it feels, which is what such a goal is about then. */
const feeling = edge(
  [
    'cr(?:y|ies|ying)|miss(?:es|ing)?|feel(?:s|ing)?|felt|grie(?:f|ve|ving|ved)|griev\\p{L}+|mourn\\p{L}*|pain|hurts?',
    'bear|empty|alone|lonely|sad(?:ness)?|numb|guilt\\p{L}*|cope|coping|sleep|let (?:it|them|him|her) go|move on',
    'llor\\p{L}+|extran\\p{L}+|echo de menos|sient[oe]|sentir\\p{L}*|duelo|dolor|duele|vacio|sol[oa]s?(?= me| y me|$)',
    'triste\\p{L}*|pena|culpa\\p{L}*|superar\\p{L}*|angusti\\p{L}*|sentido|duermo|dormir|deprim\\p{L}*',
  ].join('|'),
);

/** Whether a death is told only as the reason of something that has to be settled. */
export function isDeathAside(text: string): boolean {
  const words = wordsOf(text).join(' ');
  return death.test(words) && matter.test(words) && !feeling.test(words);
}

/** So much is left of what a goal has to do with feelings, where it tells a death by the way. */
export const asideShare = 0.3;
