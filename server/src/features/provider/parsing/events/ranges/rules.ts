import type { Token } from '../../../../parsing/text/rules.ts';
import type { PriceEvent } from '../rules.ts';

/** Takes out `between 50 and 80` and `50-80`: a price is one number. */
export function withoutRanges(events: readonly PriceEvent[], tokens: readonly Token[]) {
  const kept: PriceEvent[] = [];
  const ranges: { from: number; to: number }[] = [];
  for (let index = 0; index < events.length; index += 1) {
    const [one, two, three, four] = events.slice(index, index + 4);
    const isChange = events[index - 1]?.kind === 'change' && one?.kind === 'amount';
    const isSaid = one?.kind === 'range' && two?.kind === 'amount';
    const last = three?.kind === 'amount' ? three : four?.kind === 'amount' ? four : null;
    // `it went up from 60 to 75`
    if (isChange && two?.kind === 'amount') continue;
    if (isSaid && last && (three === last || three?.kind === 'separator')) {
      ranges.push({ from: one.from, to: last.to });
      index += three === last ? 2 : 3;
    } else if (one?.kind === 'amount' && two?.kind === 'amount' && isJoined(one, two, tokens)) {
      ranges.push({ from: one.from, to: two.to });
      index += 1;
    } else if (one) kept.push(one);
  }
  return { events: kept, ranges };
}

function isJoined(one: PriceEvent, two: PriceEvent, tokens: readonly Token[]): boolean {
  const word = tokens[one.to + 1]?.word ?? '';
  return two.from === one.to + 2 && ['-', '–', 'to', 'a'].includes(word);
}
