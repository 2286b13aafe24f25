import { logoutEvent, otherPersonEvent } from '../../lib/events.ts';
import { local, type KeptWords } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { currentPersonId } from '../../shell/session/session.ts';

const store = createStore<KeptWords | null>(null);
const forget = () => store.set(null);
globalThis.addEventListener(logoutEvent, forget);
globalThis.addEventListener(otherPersonEvent, forget);

/** What the signed-in person said here and has not settled yet; nothing of anybody else's. */
export function readWords(): KeptWords {
  const owner = currentPersonId() ?? '';
  const kept = store.get() ?? local.get('ownWords');
  return kept?.owner === owner ? kept : blank(owner);
}

function blank(owner: string): KeptWords {
  return { owner, text: '', read: '', edits: {}, left: [], saved: [] };
}

/** Keeps it on this device, so that a reload or a call that fails loses no word. */
export function keepWords(changes: Partial<Omit<KeptWords, 'owner'>>): void {
  const kept = { ...readWords(), ...changes };
  store.set(kept);
  local.set('ownWords', kept);
}

/** Reads another text: what was decided about the one before is over. */
export function beginReading(): void {
  const text = readWords().text.trim();
  const decided = { edits: {}, week: undefined, dates: undefined, left: [], saved: [], taken: [] };
  keepWords({ text, read: text, ...decided });
}

/** Everything is settled: nothing of it stays on the device. */
export function clearWords(): void {
  store.set(blank(currentPersonId() ?? ''));
  local.remove('ownWords');
}

export function useWords(): KeptWords {
  useStore(store);
  return readWords();
}
