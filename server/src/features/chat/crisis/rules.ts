import { deskTopicOf } from '../conversation/intents/desk.ts';
import { saying } from '../filters/plain.ts';
import { withoutEveryday } from './everyday.ts';
import { findHint } from './hints.ts';
import { hearLikeness } from './likeness.ts';
import { mend } from './mend.ts';
import { has, readPatterns, type Said, saidOf, textBefore } from './pattern.ts';
import * as selfHarm from './self-harm.ts';
import * as violence from './violence.ts';

/** Whom it threatens: the person or somebody close by their own hand, or anybody by another's. */
export type CrisisKind = 'self-harm' | 'violence';

/** `sure` leaves help lines alone on the page; `maybe` puts them above the usual answer. */
export type Crisis = { kind: CrisisKind; tier: 'sure' | 'maybe' };

/** "I don't want to die", "no soy suicida": what stands right before a sign and denies it. */
const denied =
  / (?:no|not|never|nunca|jamas|dont|doesnt|didnt|wont|isnt|aint|arent|no longer|ya no|tampoco)(?: (?:me|te|se|le|lo|he|really|actually|longer|even|mas|yo|a|going to|want to|to|i|am|feel|feeling|soy|estoy|been|quiero|voy a|que|mi|my|pienso|pensado|pensar|thought|en|have|ever|anymore|thinking|about|of)){0,4} $/;

/** A denial that asks for help all the same. */
const notDenied = / (?:cant|no puedo|not able to|no logro|no consigo) /;

/** It was long ago, or it is better now. */
const past = readPatterns(`
  used+to|years+ago|as+a+child|as+a+kid|as+a+teenager|long+ago|in+the+past|survived|survivor|growing+up|childhood|decades+ago|back+then
  when i|he|she was|were _1 a|little|young|younger|child|kid|teen|small|nine|ten|in+school|growing
  when i was ~1 child|kid|little|years|young
  hace _2 anos|tiempo|decadas
  de _1 chico|chica|nino|nina|pequeno|pequena|joven|adolescente|cuando+era
  cuando yo? era|eramos|tenia
  antes me|yo
  infancia|ninez|sobreviviente|sobrevivi|supere|superado
  me @pegaba
  therapy|treatment helped
  i am|feel _1 better|recovered|healed|safe+now !off|dead|gone
  ya estoy|me+siento|estamos mejor|bien|recuperad*|a+salvo !muert*
`);

/** It is going on. */
const present = readPatterns(`
  again|right+now|tonight|today|still+want|still+hits|still+hurts|otra+vez|de+nuevo|ahora+mismo|hoy|esta+noche|nuevamente|sigue+pegando|aun+quiero|todavia+quiero|volvi|volvio|vuelve
`);

/** Somebody who is dead already: grief, not danger. */
const loss = readPatterns(`
  took|taken|ended his|her|their own? life|lives
  killed|hanged|hung|shot himself|herself|themselves
  died|dead|death|lost|loss|losing|passed ~5 to|by|from|of suicide
  committed|completed suicide
  suicide|suicidio loss|survivors|bereavement|of+my|de+mi
  se suicido|mato|ahorco|colgo|quito+la+vida|tiro
  murio|fallecio|perdi _5 suicid*
`);

/** "I tried" and "attempted" are of the living. */
const survived = readPatterns(`
  tried|attempted|almost|nearly|intento|trato|quiso|says|said|told|dice|dijo|wants|quiere|think|thinking|i+want|me+quiero
`);

/** Words by which being worn out at work or home is more than that. */
const hopeless = readPatterns(`
  hopeless|worthless|pointless|nothing|nobody|life|alive|die|dying|forever|burden|trapped|everything|at+all
  sentido|esperanza|salida|vida|vivir|morir|nada|nadie|siempre|carga|desaparecer
`);
const wornOut = readPatterns(`
  cant|cannot go+on|do+this|take+it|take+this|keep+going|carry+on|keep+doing+this
  no puedo|aguanto|doy|soporto|resisto ya? mas|esto
`);
const ofWork = readPatterns(`
  work|job|boss|office|commute|class|exam|exams|thesis|project|diet|relationship|marriage|roommate|roommates|school|team|client|clients|manager
  trabajo|pega|jefe|jefa|oficina|examenes|tesis|dieta|proyecto|relacion|colegio|clientes|vecinos|ruido|carrera
`);

/**
 * Finds danger in a message, in English and Spanish alike, however it is spelled. When in doubt the
 * tier is `maybe`, which costs the person nothing; null for everyday words.
 */
export function findCrisis(text: string): Crisis | null {
  const mended = mend(text);
  const found = findBySigns(mended);
  if (found) return found;
  // A question of how Puente works, or courtesy, only resembles danger.
  if (deskTopicOf(saying(text)) !== null) return null;
  const plain = withoutEveryday(mended);
  const kind = isOnlyWork(saidOf(plain)) ? null : hearLikeness(plain);
  return kind && { kind, tier: 'maybe' };
}

/** Whether more than likeness to dangerous words speaks of danger. */
export function hasSigns(text: string): boolean {
  return findBySigns(mend(text)) !== null;
}

/** What patterns say of a mended message. */
export function findBySigns(mended: string): Crisis | null {
  // Most messages hold no sign at all, and need no idioms taken out.
  if (!crisisIn(saidOf(mended))) return null;
  return crisisIn(saidOf(withoutEveryday(mended)));
}

function crisisIn(said: Said): Crisis | null {
  const isOver = (has(said, past) && !has(said, present)) || isLoss(said);
  for (const [kind, { sure }] of kinds)
    if (!isOver && textBefore(said, sure).some((before) => !isDenied(before)))
      return { kind, tier: 'sure' };
  for (const [kind, { sure, maybe }] of kinds)
    if (has(said, sure) || has(said, maybe))
      return isOnlyWork(said) ? null : { kind, tier: 'maybe' };
  const hinted = findHint(said);
  return hinted && { kind: hinted, tier: 'maybe' };
}

const kinds = [
  ['self-harm', selfHarm],
  ['violence', violence],
] as const;

function isDenied(before: string): boolean {
  return denied.test(before) && !notDenied.test(before.slice(-60));
}

function isLoss(said: Said): boolean {
  return has(said, loss) && !has(said, survived);
}

/** "I can't go on like this at work" alone. */
function isOnlyWork(said: Said): boolean {
  if (!has(said, wornOut) || !has(said, ofWork) || has(said, hopeless)) return false;
  const rest = saidOf(
    wornOut.reduce((text, sign) => text.replace(sign.regex(), 'everyday '), said.text),
  );
  return kinds.every(([, { sure, maybe }]) => !has(rest, sure) && !has(rest, maybe));
}
