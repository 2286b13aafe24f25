import { partnerPolicy } from '@puente/contract/policy-of-home';
import type { PartnerName } from './address-parameters.ts';

/**
 * Switching between partners (SPEC §4). A wish waits until no other came for a moment; while one is
 * fulfilled the next is only remembered, and the last one wins.
 *
 *     still → waiting → loading → settling → still, or waiting again for what was wished meanwhile
 */

/** SPEC §9: a wish is taken up when none came after it for this long. */
export const switchDebounceMs = 300;
/** SPEC §9: a switch ends this long after loading. */
export const switchEndMs = 300;

export type Switching =
  | { phase: 'still'; shown: PartnerName }
  | { phase: 'waiting'; shown: PartnerName; wish: PartnerName }
  | { phase: 'loading'; shown: PartnerName; wish: PartnerName; later?: { wish: PartnerName } }
  | { phase: 'settling'; shown: PartnerName; later?: { wish: PartnerName } };

export type SwitchEvent =
  | { type: 'wished'; wish: PartnerName }
  | { type: 'waited' }
  | { type: 'loaded'; isFound: boolean }
  | { type: 'settled' };

/** The next state; an event that means nothing in a state changes nothing. Pure. */
export function switched(state: Switching, event: SwitchEvent): Switching {
  const { shown } = state;
  switch (state.phase) {
    case 'still':
    case 'waiting':
      // Going back to what is shown within the wait needs no transition.
      if (event.type === 'wished')
        return event.wish === shown
          ? { phase: 'still', shown }
          : { phase: 'waiting', shown, wish: event.wish };
      if (event.type === 'waited' && state.phase === 'waiting')
        return { phase: 'loading', shown, wish: state.wish };
      return state;
    case 'loading':
      if (event.type === 'wished') return { ...state, later: { wish: event.wish } };
      if (event.type !== 'loaded') return state;
      return {
        phase: 'settling',
        // One that could not be loaded is not shown, so that its link can be tried again.
        shown: event.isFound ? state.wish : null,
        ...(state.later ? { later: state.later } : {}),
      };
    default:
      if (event.type === 'wished') return { ...state, later: { wish: event.wish } };
      if (event.type !== 'settled') return state;
      return switched(
        { phase: 'still', shown },
        { type: 'wished', wish: state.later ? state.later.wish : shown },
      );
  }
}

/** Whether a name of a link (slug in any case, or id) means this partner. */
export const isNamed = (partner: { id: string; slug: string }, name: string): boolean =>
  [partner.id, partner.slug].includes(name.toLowerCase());

/** SPEC §9: how long a partner's config is taken as it was read. */
const freshMs = partnerPolicy.configCacheMinutes * 60_000;

/** Whether what was read then (ms since the epoch) still holds; a clock set back proves nothing. */
export const isFresh = (readAtMs: number, nowMs: number): boolean =>
  readAtMs <= nowMs && nowMs - readAtMs < freshMs;
