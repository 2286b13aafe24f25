import { useEffect } from 'react';
import { createSignal } from '../../lib/signal.ts';

/**
 * Why the page must not reload by itself. `draft`: something is being typed that is stored and
 * restored; a person may still choose to update. The others would be lost or interrupted.
 */
export type GuardReason = 'draft' | 'form' | 'payment' | 'meeting' | 'upload' | 'inactive';

const guards = new Map<symbol, GuardReason>();
const changes = createSignal();
let reasons: readonly GuardReason[] = [];

/** Prevents automatic reloads until the returned function is called. */
export function preventReload(reason: GuardReason): () => void {
  const guard = Symbol(reason);
  guards.set(guard, reason);
  changed();
  return () => {
    if (guards.delete(guard)) changed();
  };
}

function changed(): void {
  reasons = [...new Set(guards.values())];
  changes.emit();
}

/** The same while a component is mounted and has a reason. */
export function usePreventReload(reason: GuardReason | null): void {
  useEffect(() => (reason ? preventReload(reason) : undefined), [reason]);
}

/** All current reasons; the same array until one changes. */
export function guardReasons(): readonly GuardReason[] {
  return reasons;
}

export const onGuardChange = changes.subscribe;
