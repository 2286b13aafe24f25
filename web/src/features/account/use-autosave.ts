import { useEffect, useState } from 'react';
import type { Body } from '../../lib/api.ts';
import { useChangeProfile } from './queries.ts';

type Changes = Body<'PUT /api/profile'>;

/** The pause in typing after which a change is saved. */
const pauseMs = 700;

/**
 * Saves fields of the account by themselves after a pause in typing, and at once when the screen is
 * left. `onSaved` must stay the same between renders.
 */
export function useAutosave(onSaved: () => void) {
  const change = useChangeProfile();
  const { mutateAsync } = change;
  const [waiting] = useState(() => createWaiting());
  useEffect(
    () =>
      waiting.connect((changes) => {
        // A refusal is rendered from `change`.
        mutateAsync(changes).then(onSaved, () => undefined);
      }),
    [waiting, mutateAsync, onSaved],
  );
  return { change, edit: waiting.edit, drop: waiting.drop };
}

function createWaiting() {
  let send: ((changes: Changes) => void) | null = null;
  let changes: Changes = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const sent = changes;
    changes = {};
    if (Object.keys(sent).length > 0) send?.(sent);
  };
  return {
    /** Who saves; the returned function saves what is left. */
    connect: (sender: (changes: Changes) => void) => {
      send = sender;
      return flush;
    },
    edit: (more: Changes) => {
      changes = { ...changes, ...more };
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    /** Takes back what is not saved yet, because it can't be. */
    drop: () => {
      clearTimeout(timer);
      changes = {};
    },
  };
}
