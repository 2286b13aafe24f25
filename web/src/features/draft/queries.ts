import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { logoutEvent, otherPersonEvent } from '../../lib/events.ts';
import { useStore } from '../../lib/store.ts';
import { updateUser } from '../../shell/session/session.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { createEditor, shownFields } from './editor.ts';

/** The signed-in person's draft, and what is missing in it. */
export const draftQuery = queryOptions({
  queryKey: ['draft'],
  queryFn: ({ signal }) => api('GET /api/provider/draft', { signal }),
});

/** Outlives the screens: a change is saved also when its screen was left. */
const editor = createEditor({
  read: () => api('GET /api/provider/draft'),
  save: (version, fields) => api('PATCH /api/provider/draft', { body: { version, fields } }),
});
globalThis.addEventListener(logoutEvent, editor.reset);
globalThis.addEventListener(otherPersonEvent, editor.reset);

/** The draft as it is typed, and what changes it. Suspends until it was read. */
export function useDraft() {
  const { data } = useSuspenseQuery(draftQuery);
  const client = useQueryClient();
  const state = useStore(editor);
  useEffect(() => editor.load(data), [data]);
  useEffect(() => {
    const unsubscribe = editor.subscribe(() => {
      const { draft } = editor.get();
      if (draft) client.setQueryData(draftQuery.queryKey, draft);
    });
    // A hidden page may never come back: what is typed is saved now.
    const save = () => void editor.flush();
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      unsubscribe();
      save();
    };
  }, [client]);
  usePreventReload(Object.keys(state.unsaved).length > 0 ? 'form' : null);
  const draft = state.draft ?? data;
  return { draft, fields: shownFields({ ...state, draft }), state, ...editor };
}

/** Makes the draft public, once what is typed is saved. */
export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await editor.flush();
      const version = editor.get().draft?.version ?? 0;
      return api('POST /api/provider/draft/publish', { body: { version } });
    },
    onSuccess: async (draft) => {
      editor.load(draft);
      updateUser(await api('GET /api/profile'));
      await client.invalidateQueries({ queryKey: ['hours'] });
    },
    onError: () => client.invalidateQueries({ queryKey: draftQuery.queryKey }),
  });
}

/** Takes back what isn't published. */
export function useDiscard() {
  return useMutation({
    mutationFn: async () => {
      await editor.flush();
      const version = editor.get().draft?.version ?? 0;
      return api('POST /api/provider/draft/discard', { body: { version } });
    },
    onSuccess: (draft) => editor.load(draft),
  });
}

/** The introduction was seen or skipped: it is not shown again (draft-5). */
export function useFinishTour() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/provider/draft/tour'),
    onMutate: () =>
      client.setQueryData(
        draftQuery.queryKey,
        (before) => before && { ...before, isTourSeen: true },
      ),
  });
}

/** All partners, who can verify experts. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => api('GET /api/partner/list-partners', { query: {}, signal }),
});
