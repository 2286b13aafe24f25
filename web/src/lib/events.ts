/** Window event of a finished sign-out: everything held of the person is dropped (session-5). */
export const logoutEvent = 'puente:logout';

/** The signed-in person changed or signed out: data loaded for the previous one is discarded. */
export const otherPersonEvent = 'puente:other-person';

/** Back from the premium checkout: the premium state is read again (address-1). */
export const premiumChangedEvent = 'puente:premium-changed';

/** Window events of the one tab (tab-1): another tab took over, or this one goes on again. */
export const inactiveEvent = 'puente:inactive';
export const activeEvent = 'puente:active';
