/** One goal as a person would type it in the chat, and who ought to be recommended for it. */
export type Goal = {
  text: string;
  language: 'en' | 'es';
  /** Ids of all verified roster experts whose topics fit, the closest first; 1 to 4 of them. */
  fits: string[];
};
