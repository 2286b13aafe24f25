import { countWords } from '../../filters/plain.ts';
import type { DeskTopic } from './desk.ts';
import { contentWords } from './follow-up.ts';

/** What people say to an answer without asking for anything (`said`: lower case, no accents). */

const thanking =
  /\b(?:thanks?|ta(?=,? (?:i'll|i will|will do)\b)|ta(?=,? (?:that'll do|that's|very much|muchly|so much|love|mate|for)\b|\W*$)|thank (?:you|u)|thankyou|thx|tysm|cheers|much obliged|(?:i )?appreciate (?:it|that|this|you)|gracias|grax|grasias|(?:te |les |se )?agradezco|agradecid[oa])\b/g;

const mostThankWords = 7;

/** So few words of their own may stand beside thanks: "gracias, un siete". */
const mostBeside = 3;

/** Thanks in any words, for messages that hold neither wish nor goal. */
export function isThanks(said: string): boolean {
  if (said.includes('?') || countWords(said) > mostThankWords) return false;
  const beside = said.replaceAll(thanking, ' ');
  return beside !== said && contentWords(beside) <= mostBeside;
}

const shown =
  '(?:(?:he|she|they|th(?:at|is|ese|ose)(?: (?:one|people|person|experts?|results?))?|it|you)';

const objections = new RegExp(
  // Only where a clause begins: "my husband doesn't help me" tells a goal.
  `(?<=^\\W*|[,.;:!?] |\\b(?:but|pero|and|y|no|sorry|pues|wait|espera|perdon) )(?:${[
    `${shown}(?:'s|'re|s| is| are| was| were)? )?(?:not|isn't|aren't|wasn't|weren't) (?:at all |really |quite |exactly |even )?(?:what i (?:asked|want|need|meant|said|was (?:asking|looking)|am looking|'m looking)\\w*(?: for| about| to say)?|what i'm looking for|(?:very )?(?:helpful|relevant|useful)|even close)`,
    `${shown}(?:'s|'re|s| is| are)? )?(?:all |completely |totally |so )*(?:wrong|useless|irrelevant|no (?:use|good|help)|nonsense)(?: (?:people|person|experts?|results?|answers?))?(?=\\W*$|[,.;:!])`,
    `(?:wrong|useless|irrelevant|bad|terrible|rubbish) (?:people|person|experts?|results?|answers?|suggestions?|recommendations?)`,
    `${shown} )?(?:(?:has|have|had|'s got|got) )?nothing to do with (?:it|this|that|what i \\w+|my \\w+|me)`,
    `what (?:has|does|do) (?:that|this|he|she|they|it)(?: got| have)? to do with (?:it|this|anything|me|my \\w+)`,
    `(?:that|this|it) (?:makes no|doesn't make any|doesn't make) sense`,
    `you (?:didn't|don't|did not|do not|haven't|clearly don't) (?:understand|understood|get (?:it|me)|listen|read)(?: (?:me|a word|what i \\w+|to me))?`,
    `(?:eso |esto |asi )?no (?:es|era|fue|son|eran) (?:eso|esto|lo que (?:te |les |yo )?(?:pedi|pregunte|quiero|queria|busco|buscaba|necesito|necesitaba|dije|quise decir))`,
    `(?:(?:eso|esto|es[oa]s|est[oa]s|ell[oa]s) )?(?:(?:no )?(?:tiene|tienen) )?nada que ver(?: con (?:lo que \\w+|eso|esto|lo mio|nada))?`,
    `(?:y )?(?:eso |esto |ell[oa]s )?que (?:tiene|tienen) que ver(?: (?:eso|esto))?(?: con (?:lo que \\w+|eso|esto|lo mio|nada))?`,
    `no (?:me )?(?:entiendes|entendes|entendiste|entienden|entendieron|captas|estas entendiendo|cachas|pillas)(?: (?:nada|lo que \\w+))?`,
    `(?:te equivoca\\w*|est(?:a|an|as) (?:mal|equivocad[oa]s?)|no tiene sentido|(?:eso |esto |ell[oa]s )?no me (?:ayudas?|ayudan)(?: (?:en )?nada)?(?=\\W*$|[,.;:!]))`,
  ].join('|')})`,
  'g',
);

/**
 * A message without the words that say that the answer before missed; null where it says no such
 * thing. What is left may tell what was meant.
 */
export function afterObjection(said: string): string | null {
  const left = said.replaceAll(objections, ' ');
  return left === said ? null : left.replaceAll(/\s+/g, ' ').trim();
}

const sighing = /^\W*(?:u+gh+|a+r+gh+|pf+|u+f+a?|meh|sigh|bua+|a+y+|ya+wn)\W*$/;

/** Somebody only sighs. */
export function isSigh(said: string): boolean {
  return sighing.test(said);
}

const mostByeWords = 4;

/** A goodbye in any words. */
export function isBye(said: string): boolean {
  return (
    countWords(said) <= mostByeWords &&
    /\b(?:bye|goodbye|cya|ta-?ta|cheerio|chau|chao|adios|nos vemos|hasta luego)\W*$/.test(said)
  );
}

const lost =
  /^\W*(?:(?:uf+|um+|uh+|hm+|eh+|mm+|pues|bueno|well|ay|so|y|es que|la verdad|honestly)[ ,.]*)*(?:(?:i )?(?:really |just )?(?:don'?t|do not|dont) know(?: (?:really|yet|what i want|what i need|where to (?:start|begin)|how to (?:say|explain) (?:it|this)))?|idk|dunno|not (?:really |so |too )?sure(?: (?:yet|really|tbh|honestly|what i (?:want|need)))?|(?:idk|dunno) (?:what|where|how)(?: \w+){1,4}|no idea|(?:la verdad )?(?:es que )?no (?:lo )?se(?: (?:bien|la verdad|muy bien|que (?:quiero|necesito|decir|hacer)|por donde (?:empezar|partir|comenzar)|como (?:decirlo|explicarlo|empezar)))?|ni idea|no tengo (?:ni )?idea|no estoy segur[oa]|quien sabe|(?=everything|todo))(?:[ ,.;:]*(?:everything|it|todo)(?:(?:'s| is| esta| es) (?:just |all |hecho |muy )?(?:a mess|upside down|too much|un (?:desastre|caos|enredo|lio)|patas arriba))?)?\W*$/;

/** Somebody doesn't know what to ask for. */
export function isLost(said: string): boolean {
  return lost.test(said);
}

const waving = /[👋🙋🖐✋🤚]/u;
const grateful = /[🙏❤🧡💛💚💙💜🖤🤍🤎💕💖💗💓💞🥰😍🤗💐🌹🌷]/u;
const glad = /[👍👌✅☑✔🎉🥳😀😃😄😁😊🙂😉😎🤩💪🙌👏🔥]/u;
const low = /[😭😢😥😞😔😟🙁☹😣😖😫😩🥺😿💔😰😨😱]/u;
const amused = /[😂🤣😆😅😜😝😛]/u;

/** What a message without a word or digit says; null where it says nothing to answer. */
export function emojiTopicOf(text: string): DeskTopic | null {
  if (/[\p{L}\p{Nd}]/u.test(text)) return null;
  if (low.test(text)) return 'low';
  if (waving.test(text)) return 'hello';
  if (grateful.test(text)) return 'thanks';
  if (amused.test(text)) return 'laugh';
  if (glad.test(text)) return 'ok';
  return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : null;
}

const mostSorryWords = 12;

/** Somebody is sorry for how much or how badly they wrote, and says nothing else. */
export function isApology(said: string): boolean {
  return (
    countWords(said) <= mostSorryWords &&
    /^\W*(?:(?:uf+|ay|ok|bueno|well|jaja+|lol|wow)[ ,.]*)*(?:(?:i'm |im |so |really )*sorry(?: (?:that|this|it)(?: was|'s| is)? (?:a )?(?:\w+ )?(?:a lot|long|much|messy|confusing)|,? (?:for|about) (?:the |my |all (?:the|this|that) |that |this )?(?:\w+ )?(?:rant|rambl\w+|essay|novel|wall of text|long (?:message|text|story)|text|mess|venting|dump|all (?:this|that))|,? i (?:know|rambl\w+|went on|talk too much|wrote (?:a lot|too much)))?(?: i know)?|(?:perdon|disculpa|disculpe|lo siento|sorry|perdona)(?: (?:por )?(?:(?:el|la|lo|tanto|todo|tanta) )?(?:testamento|biblia|rollo|choro|texto|chorro|mensaje|largo|desahogo|lata|discurso|tanto|molestia|desorden)(?: (?:tan )?larg[oa])?|,? (?:(?:es que )?me (?:enrolle|extendi|fui|alargue|desahogue|pase)|escribi (?:mucho|demasiado|un monton)|es mucho|(?:quedo|salio) (?:muy )?largo|mucho texto))?(?: (?:de largo|mucho|demasiado))?)\W*$/.test(
      said,
    )
  );
}
