import type { ChatAction } from '@puente/contract/chat';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { tab, type WaitingGoal } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

export type Waiting = Reply<'GET /api/worker/waiting'>['goals'][number];
export type Wait = Extract<ChatAction, { kind: 'wait' }>;

const waitingKey = ['waiting'] as const;

/** The person's goals that wait for an expert, and those for which one came. */
export function waitingQuery(userId: string) {
  return queryOptions({
    queryKey: [...waitingKey, userId],
    queryFn: async ({ signal }) => (await api('GET /api/worker/waiting', { signal })).goals,
  });
}

async function startWaiting({ goal, language, partnerId }: WaitingGoal): Promise<void> {
  await api('POST /api/worker/waiting', { body: { goal, language, partnerId } });
  await queryClient.invalidateQueries({ queryKey: waitingKey });
}

export function useWait() {
  return useMutation({ mutationFn: startWaiting });
}

export function useTakeBack() {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/worker/waiting/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: waitingKey }),
  });
}

/** A visitor's tap is kept in this tab until they have signed in. */
export function keepForLater({ goal, language, partnerId }: Wait): void {
  tab.set('waitingGoal', { goal, language, partnerId });
}

/** What became of a goal that a visitor tapped before signing in. */
type Outcome = 'none' | 'waits' | { error: unknown };

const outcome = createStore<Outcome>('none');

export function useOutcome(): Outcome {
  return useStore(outcome);
}

/** Sends what was tapped before signing in, once, and loads the list. */
export async function loadWaiting(userId: string): Promise<void> {
  const kept = tab.get('waitingGoal');
  tab.remove('waitingGoal');
  if (kept)
    await startWaiting(kept).then(
      () => outcome.set('waits'),
      (error: unknown) => outcome.set({ error }),
    );
  await queryClient.ensureQueryData(waitingQuery(userId));
}

/** The outcome was seen: another visit of the page starts without it. */
export function forgetOutcome(): void {
  outcome.set('none');
}
