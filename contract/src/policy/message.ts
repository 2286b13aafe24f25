/** Longest message to the chat, in characters. Alone here, because the first load needs no more. */
export const messageMaxLength = 2000;
