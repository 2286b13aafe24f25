import type { Recommendation } from '@puente/contract/chat';
import { countWords, plain, saying } from '../../filters/plain.ts';
import { isAlike } from '../intents/earlier.ts';
import { wordsOf } from '../intents/follow-up.ts';
import type { Plan, State } from '../rules.ts';
import { asksIn, withoutLead } from './questions.ts';
import { readReferences } from './references.ts';

/** What was looked for, and who was shown for it. */
export type Choice = { goal: string; cards: readonly Recommendation[] };

const person =
  '(?:one|ones|person|people|guy|girl|woman|man|lady|expert|coach|teacher|tutor|lawyer|therapist|trainer)';

/** Somebody is meant by what they are for: "the one for the knees", "the tax person", "el de las deudas". */
const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|that) ${person} (?:for|about|from|with|of|who (?:does|did|helps? with|was for)) (?:the |my |our )?([a-z]{3,})`,
  ),
  new RegExp(`\\b(?:the|that) ([a-z]{3,}) ${person}\\b`),
  /\b(?:el|la|los|las|ese|esa|quien(?: era)?(?: el| la)?)(?: (?:especialista|persona|profe\w*|tipo|senor|senora|chic[oa]|expert[oa]))? (?:de|del|para)(?: (?:la|las|los|el|lo|mi|mis))? ([a-z]{4,})/,
];

const noMatter =
  /^(?:other|first|second|third|last|next|cheap\w*|same|right|whole|best|most|only|new|old|nice|time|price|meeting|session|antes|primer\w*|segund\w*|arriba|abajo|precio|hora|reunion|manana|tarde|noche|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

const mostWords = 14;

/** A question about, or a return to, those who were shown for an earlier matter; null for anything else. */
export function byMatter(text: string, state: State): Plan | null {
  const said = saying(text);
  const { choices, table, last } = state;
  if (choices.length < 2 || countWords(said) > mostWords) return null;
  if (readReferences(text, table).isExplicit) return null;
  const word = forms.map((form) => form.exec(said)?.[1]).find((one) => one !== undefined);
  if (word === undefined || noMatter.test(word)) return null;
  const meant = choices.find(({ goal, cards }) =>
    [goal, ...cards.map(({ expertise }) => expertise)].some((words) =>
      wordsOf(plain(words)).some((one) => isAlike(one, word) || one.startsWith(word)),
    ),
  );
  if (!meant || meant === choices[0]) return null;
  // "The one for Spanish" asks for no language.
  const { about } = asksIn((withoutLead(said) || said).replace(word, ' '));
  const asks = about.filter((ask) => ask !== 'place' && ask !== 'about');
  const people = meant.cards.slice(0, 2);
  if (asks.length > 0) return { kind: 'people', people, asks, minutes: null };
  // "And the tax person?" asks the same of somebody else.
  if (last?.kind === 'people' && last.asks[0] !== 'unsure') return { ...last, people };
  return { kind: 'search', goal: meant.goal, filters: state.filters, isRefined: false };
}
