import type { DeskTopic } from '../desk.ts';

/**
 * Words of a topic for ways to ask that no pattern was written for (lower case, no accents): in a short message
 * one of each group says what it is about. `never` tells that it is about something else.
 */
export type Keys = { all: readonly RegExp[]; never?: RegExp };

export type TopicKeys = readonly (readonly [DeskTopic, readonly Keys[]])[];

/** Any of these forms, as words of their own. */
export function word(...forms: string[]): RegExp {
  return new RegExp(`\\b(?:${forms.join('|')})\\b`);
}
