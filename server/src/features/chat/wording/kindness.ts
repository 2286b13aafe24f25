import type { Language } from '@puente/contract/policy';
import { saying } from '../filters/plain.ts';
import { textsOf } from './texts.ts';

const kin =
  '(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|son|daughter|baby|brother|sister|twin|grandm\\w+|grandp\\w+|grandfather|nan|best friend|aunt|uncle|marido|esposo|esposa|mujer|pareja|novi[oa]|mama|papa|madre|padre|hij[oa]|bebe|herman[oa]|abuel[oa]|mejor amig[oa]|ti[oa]|suegr[oa])';

/** Somebody of their own has died. */
const loss = new RegExp(
  [
    `\\b(?:my|our) (?:\\w+ )?${kin} (?:\\w+ ){0,3}?(?:died|passed(?: away)?|is dead|has gone)\\b`,
    `\\b(?:my|our) late ${kin}\\b`,
    `\\b(?:lost|buried) (?:my|our) ${kin}\\b(?! (?:at|in the (?:shop|mall|park)))`,
    `\\bdeath of (?:my|our) ${kin}\\b|\\b(?:i'm|i am|as) a wid(?:ow|ower)\\b`,
    `\\b(?:mi|nuestr[oa]) ${kin} (?:\\w+ ){0,3}?(?:murio|fallecio|ya no esta)\\b`,
    `\\b(?:murio|fallecio|se nos fue|se murio) (?:mi|nuestr[oa]) ${kin}\\b`,
    `\\bperdi(?:mos)? a (?:mi|nuestr[oa]) ${kin}\\b|\\bmuerte de (?:mi|nuestr[oa]) ${kin}\\b`,
    '\\b(?:soy|quede|enviude) viud[oa]\\b|\\benviude\\b',
  ].join('|'),
);

/** They tell how badly they are, and not only what they want. */
const hard =
  /\b(?:can't (?:take (?:it|this)|cope|stop crying)|i cry\b|crying (?:every|all|at|in|before)|burn(?:t|ed|ing) ?out|falling apart|at my wits'? end|overwhelmed|heartbroken|rough (?:day|week|time|year)|killing me|(?:he|she|my \w+) (?:left|cheated on) me|we(?:'re| are) (?:separating|splitting up|getting divorced)|panic attacks?|i'm (?:so )?(?:exhausted|desperate|scared|lonely|devastated)|no (?:puedo|aguanto|doy|doy a basto) mas|lloro|llorando|me (?:maltratan?|humillan?)|no duermo|estoy (?:agotad[oa]|quemad[oa]|desesperad[oa]|destrozad[oa]|fatal|hecha polvo|hecho polvo)|me (?:dejo|engano) (?:mi|el|ella)|nos estamos (?:separando|divorciando)|me siento (?:muy )?(?:mal|sol[oa]|fatal)|(?:dia|semana) (?:de mierda|fatal|horrible|pesim[oa]))\b/;

/** How somebody feels, and that it goes deep. */
const low = new RegExp(
  [
    "\\b(?:feel(?:ing)?|felt|been|i'm|im|i am|am) (?:(?:really|so|very|pretty|quite|super|just|a bit|kind of|rather|completely|extremely|always|all) )*(?:down|low|empty|numb|hopeless|worthless|depressed|lost|broken|miserable|alone|lonely|worn out|drained|anxious|sad|terrible|awful)\\b(?! (?:on|to|for|at|with|prices?|cost|energy|carb|budget|weight))",
    '\\b(?:nothing|no longer) (?:is |feels )?(?:fun|worth it|matters|makes me happy)\\b|\\b(?:lost|no) (?:all )?interest in (?:everything|anything)\\b',
    '\\b(?:me siento|estoy|ando|he estado|llevo \\w+ \\w+) (?:(?:muy|tan|super|re|bastante|medio|como|siempre|todo el dia) )*(?:mal|baj(?:on|oneada|oneado)|triste|vaci[oa]|sol[oa]|deprimid[oa]|decaid[oa]|hundid[oa]|perdid[oa]|apagad[oa]|angustiad[oa]|ansios[oa]|agobiad[oa])\\b',
    '\\bnada me (?:gusta|importa|anima|divierte|hace feliz|llena)\\b|\\b(?:sin|no tengo) ganas de nada\\b',
    "\\b(?:can't|cannot|cant|hardly|barely|don't) sleep\\b|\\b(?:no (?:puedo|logro|consigo) dormir|no duermo|duermo (?:mal|poco|nada)|no pego (?:el |un )?ojo|insomni\\w+)\\b|\\bwake up (?:at|every)\\b",
  ].join('|'),
);

/** They are ashamed of what they ask. */
const shame =
  /\b(?:(?:i'm|im|i am|feel|feeling|so|bit|too|kind of|really|very) (?:\w+ )?(?:ashamed|embarrassed|humiliated)|(?:it's|its|it is|this is|that's) (?:\w+ )?(?:embarrassing|shameful|humiliating)|(?:me da|me dan|con|mucha|tengo|siento) (?:\w+ )?(?:verguenza|pena (?=$|[,.!?]|pregunt|decir|cont|pedir|hablar)|corte)|me da (?:mucha |tanta )?pena(?=\W*$)|(?:estoy|me siento) (?:muy )?avergonzad[oa]|me averguenz\w+)/;

/** They ask whether it is foolish or too late to ask. */
const doubt =
  /\b(?:is (?:that|this|it) (?:silly|stupid|daft|foolish)|am i (?:too old|being silly|silly|crazy|daft)|(?:is it|am i) too late|es (?:una )?tonteria|(?:estoy|soy|sere) (?:muy|demasiado|ya) (?:viej[oa]|mayor|grande)|(?:es|sera) (?:muy |demasiado |ya )?tarde para|es tonto)\b/;

/** A few words for what somebody told with a new goal, said before who was found; null where it needs none. */
export function kindWord(text: string, language: Language): string | null {
  const { kind } = textsOf(language);
  const said = saying(text);
  if (loss.test(said)) return kind.loss;
  if (doubt.test(said)) return kind.doubt;
  if (shame.test(said)) return kind.shame;
  return hard.test(said) || low.test(said) ? kind.hard : null;
}

/** What is said first to somebody who is ashamed of a question about a meeting; null where nobody is. */
export function calmWord(text: string, language: Language): string | null {
  return shame.test(saying(text)) ? textsOf(language).kind.shame : null;
}
