import type { PriceEvent } from '../rules.ts';

type Value = Extract<PriceEvent, { kind: 'amount' | 'share' }>;

/** A bare `no` takes back only what stands so few tokens before it, for what follows so near. */
const near = 3;

/**
 * The events without what the speaker took back: `45 an hour, no, make it 50` is 50 an hour, and of
 * `the first is free, sorry, half price` half is left. What stays keeps its place in the sentence.
 */
export function withoutCorrected(events: readonly PriceEvent[]): PriceEvent[] {
  let kept: PriceEvent[] = [];
  for (const [index, event] of events.entries()) {
    const isPer = events[index + 1]?.kind === 'length';
    kept = isValue(event) ? corrected(kept, event, isPer) : [...kept, event];
  }
  return kept.filter(({ kind }) => kind !== 'correction');
}

function isValue(event: PriceEvent): event is Value {
  return event.kind === 'amount' || event.kind === 'share';
}

function corrected(kept: readonly PriceEvent[], value: Value, isPer: boolean): PriceEvent[] {
  const at = kept.findLastIndex(({ kind }) => kind === 'correction');
  const correction = kept[at];
  const between = kept.slice(at + 1);
  const isApart = between.some(
    (event) => isValue(event) || (event.kind === 'separator' && event.isStop),
  );
  if (correction?.kind !== 'correction' || isApart) return [...kept, value];
  const before = kept.slice(0, at);
  const wrong = takenBack(before, between, isPer);
  const old = before[wrong];
  if (!old || !isValue(old)) return [...kept, value];
  const upTo = before.findLast(({ kind }) => kind !== 'separator')?.to ?? 0;
  const next = between.find(({ kind }) => kind !== 'separator') ?? value;
  const isNear = correction.from - upTo <= near && next.from - correction.to <= near;
  if (correction.isWeak && !isNear) return [...kept, value];
  const joined = [...before.slice(wrong + 1), ...between].filter(
    ({ kind }) => kind !== 'separator',
  );
  return [...before.slice(0, wrong), ...joined, inUnitsOf(old, value)];
}

/** Which value is meant: of the meeting that is named again, else of the same kind, else the last. */
function takenBack(
  before: readonly PriceEvent[],
  between: readonly PriceEvent[],
  isPer: boolean,
): number {
  const named = between.find(({ kind }) => kind === 'first' || kind === 'normal');
  if (named)
    return before.findLastIndex(
      (event, index) => isValue(event) && meetingOf(before, index) === named.kind,
    );
  const withLength = before.findLastIndex(
    (event, index) => event.kind === 'amount' && before[index + 1]?.kind === 'length',
  );
  return isPer && withLength >= 0 ? withLength : before.findLastIndex(isValue);
}

/** Of which meeting the value is said; of the normal one where nothing tells. */
function meetingOf(events: readonly PriceEvent[], index: number): 'first' | 'normal' {
  const start = events.slice(0, index).findLastIndex(isValue) + 1;
  const marker = events
    .slice(start, index)
    .findLast(({ kind }) => kind === 'first' || kind === 'normal');
  return marker?.kind === 'first' ? 'first' : 'normal';
}

/** `45 lucas, no, 50`: 50 of the same. */
function inUnitsOf(old: Value, value: Value): Value {
  if (old.kind !== 'amount' || value.kind !== 'amount') return value;
  const { amount } = value;
  if (amount.currency !== null || amount.sign !== null) return value;
  const { currency, sign, isThousands } = old.amount;
  const isShort = isThousands && !amount.isThousands && amount.value < 1000;
  return {
    ...value,
    amount: {
      ...amount,
      currency,
      sign,
      isThousands: isThousands || amount.isThousands,
      value: isShort ? amount.value * 1000 : amount.value,
    },
  };
}
