import type { Draft, DraftFields } from '@puente/contract/draft';
import { ApiError } from '../../lib/api.ts';
import { createRecordStore } from '../../lib/store.ts';

type FieldName = keyof DraftFields;

export type EditorState = {
  /** The draft as the server has it; null before it was read. */
  draft: Draft | null;
  /** Typed and not saved yet. */
  unsaved: DraftFields;
  /** Typed and refused; goes with the next change of the same group. */
  refused: DraftFields;
  status: 'idle' | 'saving' | 'failed';
  /** Why the last save failed or was refused; null after one that succeeded. */
  error: unknown;
  /** When something was saved last (ms of the device), 0 before. */
  savedAt: number;
  /** Fields that were changed here and in another tab, each in its own way. */
  clashes: FieldName[];
};

/** How a draft is read and saved. */
export type DraftCalls = {
  read: () => Promise<Draft>;
  save: (version: number, fields: DraftFields) => Promise<Draft>;
};

/** The pause in typing after which a change is saved. */
const pauseMs = 700;

/** Fields that are right or wrong together: they are saved together. */
const groups: readonly (readonly FieldName[])[] = [['normalRate', 'discountedRate', 'durations']];

function groupOf(name: FieldName): readonly FieldName[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

const blank: EditorState = {
  draft: null,
  unsaved: {},
  refused: {},
  status: 'idle',
  error: null,
  savedAt: 0,
  clashes: [],
};

/**
 * Saves a draft by itself while it is typed (draft-3). What is typed is kept until it is saved: a save
 * that fails is tried again with the next change, a refused one waits for the field to be corrected,
 * and where another tab changed the same field the person decides.
 */
export function createEditor(calls: DraftCalls) {
  const store = createRecordStore(blank);
  const send = () => sendUnsaved(store, calls);
  const pacer = createPacer(send, () => {
    const { unsaved, status, clashes } = store.get();
    return status === 'idle' && clashes.length === 0 && Object.keys(unsaved).length > 0;
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Takes over a draft that was read, unless what is here is newer. */
    load: (draft: Draft) => {
      const { draft: before } = store.get();
      if (!before || draft.version >= before.version) store.change({ draft });
    },
    /** Changes fields, and saves them after a pause in typing. */
    edit: (fields: DraftFields) => {
      const { unsaved, refused } = store.get();
      const touched = new Set(namesOf(fields).flatMap((name) => groupOf(name)));
      const again = only(refused, (name) => touched.has(name));
      store.change({
        unsaved: { ...unsaved, ...again, ...fields },
        refused: only(refused, (name) => !touched.has(name)),
      });
      pacer.later();
    },
    /** Saves now what is not saved yet; resolves when that was tried. */
    flush: pacer.now,
    /** Decides a clash: what was typed here, or what the other tab saved. */
    decide: (whose: 'mine' | 'theirs') => {
      const { unsaved, clashes } = store.get();
      store.change({
        clashes: [],
        unsaved: whose === 'mine' ? unsaved : only(unsaved, (name) => !clashes.includes(name)),
      });
      return pacer.now();
    },
    /** Forgets everything, for the next person. */
    reset: () => {
      pacer.stop();
      store.set(blank);
    },
  };
}

type EditorStore = ReturnType<typeof createRecordStore<EditorState>>;

/** Does the work after a pause or at once, one at a time, and again while there is more to do. */
function createPacer(work: () => Promise<void>, hasMore: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const stop = () => clearTimeout(timer);
  const later = () => {
    stop();
    timer = setTimeout(() => void now(), pauseMs);
  };
  const now = (): Promise<void> => {
    stop();
    running ??= work().finally(() => {
      running = null;
      if (hasMore()) later();
    });
    return running;
  };
  return { stop, later, now };
}

/** Saves what is typed; a refusal or failure is left in the store, nothing typed is lost. */
async function sendUnsaved(store: EditorStore, calls: DraftCalls): Promise<void> {
  const { draft, unsaved } = store.get();
  if (!draft || Object.keys(unsaved).length === 0) return;
  store.change({ status: 'saving' });
  try {
    const saved = await calls.save(draft.version, unsaved);
    const { unsaved: typed, refused, error } = store.get();
    store.change({
      draft: saved,
      unsaved: without(typed, unsaved),
      status: 'idle',
      error: Object.keys(refused).length > 0 ? error : null,
      savedAt: Date.now(),
    });
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'draft-changed')
      await rebase(store, calls);
    else if (error instanceof ApiError && error.status === 400)
      store.change(setAside(store.get(), error, unsaved));
    else store.change({ status: 'failed', error });
  }
}

/** Goes on from what another tab saved; asks where both changed the same field. */
async function rebase(store: EditorStore, calls: DraftCalls): Promise<void> {
  try {
    const present = await calls.read();
    const { draft, unsaved } = store.get();
    const clashes = clashesOf(draft?.fields ?? {}, present.fields, unsaved);
    store.change({ draft: present, clashes, status: 'idle' });
    if (clashes.length > 0) return;
  } catch (error) {
    store.change({ status: 'failed', error });
    return;
  }
  await sendUnsaved(store, calls);
}

/** What was refused, put aside so that the rest can be saved. */
function setAside(
  { unsaved, refused }: EditorState,
  error: ApiError,
  sent: DraftFields,
): Partial<EditorState> {
  const named = error.fields.map(({ path }) => path.split('.')[1] ?? '');
  const wrong = namesOf(sent).filter((name) => groupOf(name).some((one) => named.includes(one)));
  const isWrong = (name: FieldName) => wrong.length === 0 || wrong.includes(name);
  const aside = only(sent, isWrong);
  return {
    unsaved: without(unsaved, aside),
    refused: { ...refused, ...aside },
    status: 'idle',
    error,
  };
}

function namesOf(fields: DraftFields): FieldName[] {
  // Keys of a draft are its fields' names.
  return Object.keys(fields) as FieldName[];
}

function only(fields: DraftFields, isWanted: (name: FieldName) => boolean): DraftFields {
  return Object.fromEntries(
    namesOf(fields).flatMap((name) => (isWanted(name) ? [[name, fields[name]]] : [])),
  );
}

/** What of `fields` differs from what was sent: it was typed while that was under way. */
function without(fields: DraftFields, sent: DraftFields): DraftFields {
  return only(fields, (name) => !(name in sent) || !isSame(fields[name], sent[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Fields of `mine` that were changed since `base` by somebody else as well, in another way. */
export function clashesOf(base: DraftFields, present: DraftFields, mine: DraftFields): FieldName[] {
  return namesOf(mine).filter(
    (name) => !isSame(present[name], base[name]) && !isSame(present[name], mine[name]),
  );
}

/** The fields as the person sees them: what is typed over what is saved. */
export function shownFields({ draft, unsaved, refused }: EditorState): DraftFields {
  return { ...draft?.fields, ...refused, ...unsaved };
}
