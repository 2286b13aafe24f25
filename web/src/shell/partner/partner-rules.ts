import { partnerPolicy } from '@puente/contract/policy/partner';
import type { PartnerName } from './address-parameters.ts';

/**
 * Switching between partners (partner-2). A request waits until no other came for a moment; while one is
 * fulfilled the next is queued, and the last one wins.
 *
 *     still → waiting → loading → finishing → still, or waiting again for what was requested meanwhile
 */

/** A request is taken up when none came after it for this long (partner-2). */
export const switchDebounceMs = 300;
/** A switch ends this long after loading (partner-2). */
export const switchEndMs = 300;

export type Switching =
  | { phase: 'still'; shown: PartnerName }
  | { phase: 'waiting'; shown: PartnerName; request: PartnerName }
  | { phase: 'loading'; shown: PartnerName; request: PartnerName; later?: { request: PartnerName } }
  | { phase: 'finishing'; shown: PartnerName; later?: { request: PartnerName } };

export type SwitchEvent =
  | { type: 'requested'; request: PartnerName }
  | { type: 'waited' }
  | { type: 'loaded'; isFound: boolean }
  | { type: 'finished' };

/** The next state; an event that doesn't apply to a state changes nothing. Pure. */
export function switched(state: Switching, event: SwitchEvent): Switching {
  const { shown } = state;
  switch (state.phase) {
    case 'still':
    case 'waiting':
      // Going back to the shown partner during the wait needs no transition.
      if (event.type === 'requested')
        return event.request === shown
          ? { phase: 'still', shown }
          : { phase: 'waiting', shown, request: event.request };
      if (event.type === 'waited' && state.phase === 'waiting')
        return { phase: 'loading', shown, request: state.request };
      return state;
    case 'loading':
      if (event.type === 'requested') return { ...state, later: { request: event.request } };
      if (event.type !== 'loaded') return state;
      return {
        phase: 'finishing',
        // A partner that failed to load is not shown, so that its link can be tried again.
        shown: event.isFound ? state.request : null,
        ...(state.later ? { later: state.later } : {}),
      };
    default:
      if (event.type === 'requested') return { ...state, later: { request: event.request } };
      if (event.type !== 'finished') return state;
      return switched(
        { phase: 'still', shown },
        { type: 'requested', request: state.later ? state.later.request : shown },
      );
  }
}

/** Whether a name in a link (slug in any case, or id) means this partner. */
export function isNamed(partner: { id: string; slug: string }, name: string): boolean {
  return [partner.id, partner.slug].includes(name.toLowerCase());
}

/** How long a partner's config is taken as it was read (partner-3). */
const freshMs = partnerPolicy.configCacheMinutes * 60_000;

/**
 * Whether data read at that time (ms since the epoch) is fresh; never if the clock was set back.
 */
export function isFresh(readAtMs: number, nowMs: number): boolean {
  return readAtMs <= nowMs && nowMs - readAtMs < freshMs;
}
