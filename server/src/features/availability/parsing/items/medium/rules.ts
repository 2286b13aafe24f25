import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

const media =
  '(?:phone|telephone|zoom|video|skype|teams|whatsapp|online|remote|remotely|virtual|virtually|telefono|llamada|videollamada|linea|remoto|meet)';
const only = '(?:only|just|solo|solamente|unicamente)';
const by = '(?:by|via|on|over|por|en|de forma|through)';
const verbs =
  "(?:i'm|i am|i|i'll|are|is|be|am|it's|estoy|atiendo|son|es|va|van|trabajo|work|do|hago)";
const said = new RegExp(
  `^(?:${verbs} )*(?:${only} (?:${verbs} )?(?:${by} )?${media}|(?:${by} )?${media} ${only})(?: calls?| sessions?| sesiones)? $`,
);

/**
 * `weekdays 10 to 6, but Wednesdays only by phone`: how one is met on these days says nothing of their
 * hours, where others tell them.
 */
export function withoutMedia(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const end = item?.kind === 'days' && !item.isRest ? mediumEnd(items, at, tokens) : null;
    const before = kept.at(-1);
    const open = kept.flatMap((one) => (one.kind === 'days' ? one.days : []));
    const hasHours = kept.some(({ kind }) => kind === 'times');
    const isKnown = item?.kind === 'days' && item.days.every((day) => open.includes(day));
    if (end !== null && isKnown && hasHours && before?.kind === 'separator') {
      kept.pop();
      at = end;
    } else {
      if (item) kept.push(item);
      at += 1;
    }
  }
  return kept;
}

/** The place of what ends the piece, where a day and the medium are all that is said. */
function mediumEnd(items: readonly Item[], at: number, tokens: readonly Token[]): number | null {
  const behind = items.findIndex(({ kind }, place) => place > at && kind === 'separator');
  const end = behind < 0 ? items.length : behind;
  const isPlain = items
    .slice(at + 1, end)
    .every(({ kind }) => /^(?:only|unknown|work)$/.test(kind));
  const last = items[end]?.from ?? tokens.length;
  const words = tokens.slice((items[at]?.to ?? at) + 1, last).filter(({ kind }) => kind === 'word');
  return isPlain && said.test(words.map(({ word }) => `${word} `).join('')) ? end : null;
}
