/** What is often expected of an answer, in the words of `Expected`. */

/** People are shown who do it. */
export const found = 'recommendations' as const;

export const answer = 'answer' as const;

/** People are shown, or it is said that no one does it. */
export const someone = ['recommendations', 'nobody'] as const;

/** It is answered without a search. */
export const told = ['answer', 'question'] as const;

/** Words, in both languages, of an answer that searched again; expected as `never`. */
export const searched = [
  'found someone',
  'here are (two|three)',
  'no one here',
  'these people',
  'encontré a',
  'nadie hace eso',
  'estas personas',
] as const;
