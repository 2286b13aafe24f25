import type { PriceEvent } from '../../events/rules.ts';

export type Of<Kind extends PriceEvent['kind']> = Extract<PriceEvent, { kind: Kind }>;

/** A price as it was said of the normal or the first meeting. */
export type Price = {
  isFirst: boolean;
  value: Of<'amount'> | Of<'share'>;
  length: Of<'length'> | null;
  /** Of some people, days or places alone. */
  isSpecial: boolean;
};

/** `the first is 400, the others 200 more`: the others are 600. */
export function withRise(prices: readonly Price[]): Price[] {
  const first = prices.find(({ isFirst }) => isFirst)?.value;
  return prices.map((price) => {
    const { value } = price;
    if (price.isFirst || value.kind !== 'amount' || !value.isMore) return price;
    if (first?.kind !== 'amount' || first.isOff) return price;
    const amount = { ...first.amount, value: first.amount.value + value.amount.value };
    return { ...price, value: { ...value, amount } };
  });
}

/** Gives each price the meeting and the length that stand nearest to it. */
export function pricesIn(events: readonly PriceEvent[]): Price[] {
  return segmentsOf(events).flatMap((segment) => {
    const values = segment.flatMap((event, index) =>
      event.kind === 'amount' || event.kind === 'share' ? [{ event, index }] : [],
    );
    const isAlone = values.length === 1;
    return values.map(({ event, index }, place): Price => {
      const before = segment.slice(
        values[place - 1] ? (values[place - 1]?.index ?? 0) + 1 : 0,
        index,
      );
      const after = segment.slice(index + 1, values[place + 1]?.index ?? segment.length);
      const near = [...before.toReversed(), ...(isAlone ? after : [])];
      const marker = near.find(({ kind }) => kind === 'first' || kind === 'normal');
      const length = [...after, ...before.toReversed()].find((one) => one.kind === 'length');
      const isSpecial = [...before, ...after].some(({ kind }) => kind === 'special');
      return { isFirst: marker?.kind === 'first', value: event, length: length ?? null, isSpecial };
    });
  });
}

/** Pieces between commas, `and` and stops; what has no price of its own belongs to the next. */
function segmentsOf(events: readonly PriceEvent[]): PriceEvent[][] {
  const segments: PriceEvent[][] = [];
  let open: PriceEvent[] = [];
  const hasValue = (list: readonly PriceEvent[]) =>
    list.some(({ kind }) => kind === 'amount' || kind === 'share');
  for (const event of events) {
    if (event.kind !== 'separator') {
      const isNext =
        event.kind === 'amount' && hasValue(open) && open.some(({ kind }) => kind === 'normal');
      if (isNext) {
        // `usual rate 85 first rate 60`: what stands behind the price is of the next.
        const end = open.findLastIndex(({ kind }) => kind === 'amount' || kind === 'share') + 1;
        const isMarked = open.slice(end).some(({ kind }) => kind === 'first');
        segments.push(isMarked ? open.slice(0, end) : open);
        open = isMarked ? open.slice(end) : [];
      }
      open.push(event);
    } else if (hasValue(open)) {
      segments.push(open);
      open = [];
    } else if (isLengthOf(open, segments.at(-1))) {
      segments.at(-1)?.push(...open);
      open = [];
    }
  }
  const last = segments.at(-1);
  if (hasValue(open) || !last) segments.push(open);
  // What is said of a first meeting without a price isn't about the price before.
  else last.push(...open.filter(({ kind }) => kind !== 'first'));
  return segments;
}

/** `it costs 28.000 and takes 45 minutes, the first is free`: the length is of the price before. */
function isLengthOf(open: readonly PriceEvent[], before: readonly PriceEvent[] | undefined) {
  const isOnly = open.length > 0 && open.every(({ kind }) => kind === 'length');
  const hasAmount = before?.some(({ kind }) => kind === 'amount') ?? false;
  return isOnly && hasAmount && before?.every(({ kind }) => kind !== 'length');
}
