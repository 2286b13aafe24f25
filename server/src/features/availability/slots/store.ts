/** Free starts computed before. They hold from `fromMs` (included) to `untilMs` (not included). */
export type KeptSlots = {
  /** UTC minutes, ascending. */
  starts: readonly number[];
  /** The same as a JSON reply, in bytes that go out as they are. */
  json: Buffer;
  fromMs: number;
  untilMs: number;
};

export type SlotMemory = {
  /** What is kept under the key and holds at that time of the business clock. */
  recall: (key: string, nowMs: number) => KeptSlots | null;
  keep: (key: string, slots: KeptSlots) => void;
};

/** Replies kept in a process: some 1000 busy months. */
const maxBytes = 32_000_000;
/** What an entry costs beside its reply: its key, and eight bytes a start. */
const entryBytes = 500;

const sizeOf = (slots: KeptSlots): number =>
  slots.json.length + slots.starts.length * 8 + entryBytes;

/** Remembers computed slots in this process, forgets those not asked for longest. */
export const createSlotMemory = (limitBytes = maxBytes): SlotMemory => {
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
      // A map lists its keys in the order they were set: the first is the longest unused.
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
};
