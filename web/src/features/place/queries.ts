import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { logoutEvent, otherPersonEvent } from '../../lib/events.ts';
import { createRecordStore, useStore } from '../../lib/store.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';

export type OwnPlaces = Reply<'GET /api/provider/places'>;
export type Region = Reply<'GET /api/service-regions'>['regions'][number];
export type Suggestions = Reply<'GET /api/places/suggest'>;

/** Without the version; an office without an id is new. */
export type Places = Pick<OwnPlaces, 'home' | 'travelMinutes'> & {
  office: { enabled: boolean; offices: Office[] };
};
export type Office = { id?: string | undefined; name: string; address: string; areaId: string };

/** The regions where people can be met in person; they change with a release. */
export const regionsQuery = queryOptions({
  queryKey: ['service-regions'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => (await api('GET /api/service-regions', { signal })).regions,
});

/** Where the signed-in person meets people. */
export const ownPlacesQuery = queryOptions({
  queryKey: ['places', 'own'],
  queryFn: ({ signal }) => api('GET /api/provider/places', { signal }),
});

/** The pause in typing after which addresses are asked for. */
const pauseMs = 250;

/** Addresses for what is typed; those of before stay until the next ones are here. */
export function suggestionsQuery(q: string, regionId: string) {
  return queryOptions({
    queryKey: ['places', 'suggest', regionId, q],
    queryFn: async ({ signal }) => {
      await new Promise((done) => {
        setTimeout(done, pauseMs);
      });
      signal.throwIfAborted();
      return api('GET /api/places/suggest', { query: { q, regionId }, signal });
    },
    placeholderData: keepPreviousData,
  });
}

const blank: { typed: Places | null; savedAt: number } = { typed: null, savedAt: 0 };

/** What was changed and isn't saved; outlives the screen, so that leaving it loses nothing. */
const store = createRecordStore(blank);
const forget = () => store.set(blank);
globalThis.addEventListener(logoutEvent, forget);
globalThis.addEventListener(otherPersonEvent, forget);

/**
 * The own places as they are changed, each change saved by itself, one after the other. A change that
 * is refused because of what was entered is taken back; one that meets another tab's waits for a
 * decision (place-3).
 */
export function usePlaces() {
  const client = useQueryClient();
  const { data } = useSuspenseQuery(ownPlacesQuery);
  const { typed, savedAt } = useStore(store);
  const { queryKey } = ownPlacesQuery;
  const save = useMutation({
    scope: { id: 'places' },
    mutationFn: async () => {
      const sent = store.get().typed;
      const { version } = client.getQueryData(queryKey) ?? data;
      // An earlier save took this change along.
      if (!sent) return;
      const saved = await api('PUT /api/provider/places', { body: { ...sent, version } });
      client.setQueryData(queryKey, saved);
      store.change({
        savedAt: Date.now(),
        ...(store.get().typed === sent ? { typed: null } : {}),
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['draft'] }),
    onError: (error) => {
      if (isRefused(error)) store.change({ typed: null });
    },
  });
  usePreventReload(typed ? 'form' : null);
  const places: Places = typed ?? data;
  return {
    places,
    savedAt,
    isSaving: save.isPending,
    error: save.error,
    /** Saves a change; whether that worked. */
    change: (part: Partial<Places>) => {
      const { home, office, travelMinutes } = store.get().typed ?? places;
      store.change({ typed: { home, office, travelMinutes, ...part } });
      return save.mutateAsync().then(
        () => true,
        () => false,
      );
    },
    retry: () => save.mutate(),
    /** After another tab changed them: saves over that, or takes it. */
    decide: async (whose: 'mine' | 'theirs') => {
      await client.fetchQuery({ ...ownPlacesQuery, staleTime: 0 });
      if (whose === 'theirs') store.change({ typed: null });
      save.reset();
      // A failure of this save is shown like that of any other.
      if (whose === 'mine') save.mutate();
    },
  };
}

export type PlacesEditing = ReturnType<typeof usePlaces>;

/** Refused because of what was entered, and not because it can't be saved now. */
export function isRefused(error: unknown): boolean {
  return ['address-not-in-area', 'address-not-found', 'too-many-offices', 'invalid-input'].includes(
    errorCodeOf(error),
  );
}
