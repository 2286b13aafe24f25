import type { Fit, Found } from '../conversation/service.ts';
import type { Filters } from '../filters/rules.ts';
import { formatMinutes } from '../../../lib/format.ts';
import { type Asker, peopleTextsIn, priceText, timeText, zoneText } from './format.ts';
import { nothing, textsOf, type Worded } from './texts.ts';

/** What an answer to a search goes by besides whom it found. */
export type Thread = {
  filters: Filters;
  partner: string | null;
  isRefined: boolean;
  /** A wish came with the message. */
  isWish: boolean;
  /** None of those shown was wanted. */
  isTurnedDown: boolean;
  /** People are on the table. */
  hasPeople: boolean;
  /** The answer before. */
  last: string;
};

function wordCheapest({ name, offer }: Fit, asker: Asker): string {
  const length = formatMinutes(offer.durationMinutes, asker.language);
  const { fits } = textsOf(asker.language);
  return fits[offer.isFirst ? 'cheapestFirst' : 'cheapest'](
    name,
    length,
    priceText(offer.price, asker),
  );
}

/** The first free time of those whom only the time keeps out. */
function wordEarliest({ earliest, withoutFilter }: Found, asker: Asker): string[] {
  if (!earliest || !withoutFilter.some(({ filter }) => filter === 'when')) return [];
  const { earliest: word } = peopleTextsIn(asker.language);
  return [word(earliest.name, timeText(earliest.start, asker), zoneText(asker))];
}

/** No one comes near: what the answer before said is said in other words. */
function wordNoneNear(
  { isRefined, isWish, hasPeople, last }: Thread,
  opening: string,
  nobody: ReturnType<typeof textsOf>['nobody'],
): string {
  // Of the same goal it was said before, whatever was answered in between.
  const isSaidOfGoal = isRefined && !hasPeople;
  const isSaid =
    isSaidOfGoal ||
    [nobody.noneNear, nobody.wishStill, nobody.again, nobody.either].some((text) =>
      last.endsWith(text),
    );
  if (!isSaid) return `${opening} ${nobody.noneNear}`;
  if (isRefined && isWish && !last.endsWith(nobody.wishStill)) return nobody.wishStill;
  if (isRefined && !last.endsWith(nobody.again)) return nobody.again;
  return last.endsWith(nobody.either) ? `${opening} ${nobody.noneNear}` : nobody.either;
}

/** The reply where nobody is shown: what keeps them out, or that no one does it. */
export function wordNobody(found: Found, asker: Asker, options: Thread): Worded {
  const { filters, partner, last } = options;
  const { nobody, without, ask, fits } = textsOf(asker.language);
  const [first] = found.withoutFilter;
  const plain = partner === null ? nobody.plain : nobody.partner(partner);
  if (!first && found.matches > 0 && !found.isNearest && filters.isOthers !== true)
    return { ...nothing, kind: 'nobody', reply: nobody.together };
  const isAll = filters.isOthers === true;
  if (!first && found.isNearest)
    return { ...nothing, kind: 'nobody', reply: wordNoneNear(options, plain, nobody) };
  if (!first) {
    const opening = isAll ? fits.noMore : plain;
    return {
      ...nothing,
      kind: 'nobody',
      reply: `${opening} ${nobody.tryWords}`,
      suggestions: [...ask.chips],
    };
  }
  // Seen by now are all who fit: there is nothing to be taken back.
  if (filters.isOthers && found.withoutFilter.every(({ filter }) => filter === 'others'))
    return {
      ...nothing,
      kind: 'nobody',
      reply:
        (options.isTurnedDown || last.includes(fits.noMore)) && !last.endsWith(fits.turnedDown)
          ? fits.turnedDown
          : `${fits.noMore} ${fits.noMoreWays}`,
      suggestions: [without.others],
    };
  if (found.withoutFilter.every(({ filter }) => filter === 'cheaper'))
    return {
      ...nothing,
      kind: 'nobody',
      reply: found.cheapest
        ? `${nobody.noCheaper} ${wordCheapest(found.cheapest, asker)}`
        : nobody.noCheaper,
      suggestions: [without.cheaper],
    };
  return wordKeptOut(found, asker, plain);
}

/** Only wishes keep those out who could help: which, and the price that would do. */
function wordKeptOut(found: Found, asker: Asker, plain: string): Worded {
  const { nobody, filter: names, without, fits } = textsOf(asker.language);
  const { cheapest, withoutFilter } = found;
  const isPlaced = withoutFilter.some(({ filter }) => filter === 'place');
  const ways = [...wordEarliest(found, asker), ...(isPlaced ? [fits.online] : [])];
  const [first, ...more] = withoutFilter;
  const counts = withoutFilter
    .filter(({ filter }) => filter !== 'budget' || !cheapest)
    .map(({ filter, count }) =>
      filter === 'not' ? nobody.tryNot(count) : nobody.tryWithout(count, names[filter]),
    );
  const what = first ? names[first.filter] : '';
  if (first && more.length === 0 && counts.length === 1 && !found.isNearest)
    return {
      ...nothing,
      kind: 'nobody',
      reply: [
        first.filter === 'not' ? nobody.ruledOut(first.count) : nobody.butNot(first.count, what),
        ...ways,
      ].join(' '),
      suggestions: [without[first.filter]],
    };
  return {
    ...nothing,
    kind: 'nobody',
    reply: [
      found.isNearest ? `${plain} ${nobody.nearBecause(what)}` : nobody.because(what),
      ...(cheapest ? [wordCheapest(cheapest, asker)] : []),
      ...ways,
      ...counts,
    ].join(' '),
    suggestions: [...new Set(withoutFilter.map(({ filter }) => without[filter]))],
  };
}
