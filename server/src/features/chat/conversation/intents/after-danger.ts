import { countWords, saying } from '../../filters/plain.ts';
import type { DeskTopic } from './desk.ts';
import type { Plan, State } from '../rules.ts';

/** Somebody to talk to here is asked for (lower case, no accents). */
const toTalk =
  /\b(?:(?:talk|speak|chat) (?:to|with) (?:(?:some(?:one|body)|any(?:one|body)|one|a|an|the|somebody|your)\b.{0,20}\b)?(?:here|therapists?|psychologists?|counsell?ors?|some(?:one|body)|any(?:one|body)|person|people|experts?|woman|man)|(?:some|any)(?:one|body) to (?:talk|speak) (?:to|with)|therapists?|psychologists?|counsell?ors?|(?:hablar|conversar|platicar|charlar) con (?:alguien|algun[oa]?|un|una|tus|sus|los|las)|psicolog[oa]s?|terapeutas?|especialistas?)\b/;

/** What a psychologist for anybody is found by: no therapy of couples, and nothing of what was said. */
const therapist = {
  en: 'Talk to a psychologist about fear and anxiety',
  es: 'Hablar con una psicóloga sobre el miedo y la ansiedad',
} as const;

const spanish = /\b(?:hablar|conversar|platicar|charlar|psicolog[oa]|terapeutas?|especialistas?)\b/;

/** Something else is asked for in so many words: a goal of its own. */
const asksElse =
  /\b(?:i (?:need|want|would like)|i'd like|looking for|necesito|busco|quiero|me gustaria)\b.{0,30}\b(?:lawyer|abogad[oa]|class(?:es)?|clases|job|trabajo|teacher|tutor|coach|accountant|contador[a]?|help with|ayuda con)\b/;

const mostWords = 16;

/** Courtesy is answered as ever. */
const asEver: ReadonlySet<DeskTopic> = new Set<DeskTopic>(['thanks', 'bye', 'privacy', 'delete']);

/** What is said after help lines were shown alone: no goal to look for, unless it asks for somebody here. */
export function afterDanger(text: string, topic: DeskTopic | null, { last }: State): Plan | null {
  const isAnswered = last?.kind === 'desk' && last.topic === 'afterDanger';
  if (last?.kind !== 'emergency' && !isAnswered) return null;
  if (topic !== null && asEver.has(topic)) return null;
  const said = saying(text);
  if (toTalk.test(said))
    return {
      kind: 'search',
      goal: therapist[spanish.test(said) ? 'es' : 'en'],
      filters: {},
      isRefined: false,
    };
  // Said once, it isn't said again to whatever follows.
  if (isAnswered || asksElse.test(said) || countWords(said) > mostWords) return null;
  return { kind: 'desk', topic: 'afterDanger' };
}
