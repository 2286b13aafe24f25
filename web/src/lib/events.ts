/** SPEC §4: window event of a finished sign-out; whoever holds something of the person drops it. */
export const logoutEvent = 'puente:logout';

/** Somebody else is here than before, or nobody: what was read for the one before is not theirs. */
export const otherPersonEvent = 'puente:other-person';

/** Back from the premium checkout: what is known of the plan is read anew (SPEC §2). */
export const premiumChangedEvent = 'puente:premium-changed';

/** Window events of the one tab (SPEC §1): another tab took over, or this one goes on again. */
export const restEvent = 'puente:rest';
export const wakeEvent = 'puente:wake';
