/** SPEC §4: window event of a finished sign-out; whoever holds something of the person drops it. */
export const logoutEvent = 'puente:logout';
