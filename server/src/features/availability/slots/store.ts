/** Computed free starts, valid from `fromMs` (inclusive) to `untilMs` (exclusive). */
export type KeptSlots = {
  /** UTC minutes, ascending. */
  starts: readonly number[];
  /** The same as a JSON reply, in bytes that go out as they are. */
  json: Buffer;
  fromMs: number;
  untilMs: number;
};

export type SlotMemory = {
  /** What is kept under the key, if it is valid at that time of the business clock. */
  recall: (key: string, nowMs: number) => KeptSlots | null;
  keep: (key: string, slots: KeptSlots) => void;
};

/** Size of all replies kept in a process: about 1000 busy months. */
const maxBytes = 32_000_000;

/** The size of an entry without its reply and its starts (eight bytes each). */
const entryBytes = 500;

/** Keeps computed slots in this process; the least recently used are dropped first. */
export function createSlotMemory(limitBytes = maxBytes): SlotMemory {
  const kept = new Map<string, KeptSlots>();
  let size = 0;
  const forget = (key: string): void => {
    const slots = kept.get(key);
    if (!slots) return;
    size -= sizeOf(slots);
    kept.delete(key);
  };
  return {
    recall: (key, nowMs) => {
      const slots = kept.get(key);
      if (!slots || nowMs < slots.fromMs || nowMs >= slots.untilMs) return null;
      // Maps iterate in insertion order: the first key is the least recently used.
      kept.delete(key);
      kept.set(key, slots);
      return slots;
    },
    keep: (key, slots) => {
      forget(key);
      kept.set(key, slots);
      size += sizeOf(slots);
      for (const oldest of kept.keys()) {
        if (size <= limitBytes) break;
        forget(oldest);
      }
    },
  };
}

function sizeOf(slots: KeptSlots): number {
  return slots.json.length + slots.starts.length * 8 + entryBytes;
}
