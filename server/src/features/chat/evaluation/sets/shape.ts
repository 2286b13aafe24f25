import { z } from 'zod';

const language = z.enum(['en', 'es']);
const ids = z.array(z.string());

/** A goal outside of what the verified demo experts do, as a person would type it. */
const unanswerableGoal = z.strictObject({
  text: z.string(),
  language,
  /** Ids of experts that could honestly be offered as “not this, but near it”; often none. */
  near: ids,
});

/** Who should be named for a goal, or for one of the two goals of a text. */
const answer = z.strictObject({
  /** Ids of all verified experts whose profiles cover the goal, whatever language they speak. */
  fits: ids,
  /** The best of `fits`: one or two ids. */
  first: ids,
});

/** A goal that someone of the verified demo experts can help with. */
const answerableGoal = z.discriminatedUnion('kind', [
  z.strictObject({
    text: z.string(),
    language,
    /** `long` rambles, `slang` has regional words or typing slips. */
    kind: z.enum(['plain', 'long', 'slang']),
    ...answer.shape,
  }),
  z.strictObject({
    text: z.string(),
    language,
    /** Two goals in one text; `fits` and `first` are those of both parts together. */
    kind: z.literal('double'),
    ...answer.shape,
    parts: z.tuple([answer, answer]),
  }),
]);

/** What two people would ask of the same expert. */
const goalPair = z.strictObject({
  /** Names the field outright. */
  plain: z.string(),
  /** Describes the wish or the trouble instead. */
  roundabout: z.string(),
});

/** An expert of a field that the demo house doesn't know, with what people would ask of them. */
const newcomer = z.strictObject({
  id: z.string(),
  /** Language of the profile. */
  language,
  expertise: z.string(),
  /** The expertise line as this expert would write it in the other language. */
  expertiseOther: z.string(),
  aboutMe: z.string(),
  career: z.string(),
  idealClient: z.string(),
  uniqueValue: z.string(),
  challengeStory: z.string(),
  ownLanguageGoals: goalPair,
  otherLanguageGoals: goalPair,
});

export const unanswerableGoals = z.array(unanswerableGoal);
export const answerableGoals = z.array(answerableGoal);
export const newcomers = z.array(newcomer);

export type AnswerableGoal = z.infer<typeof answerableGoal>;
export type Newcomer = z.infer<typeof newcomer>;

/** One half of all sets: one that may be looked at, one that only measures. */
export type EvaluationSets = {
  unanswerable: readonly z.infer<typeof unanswerableGoal>[];
  answerable: readonly AnswerableGoal[];
  newcomers: readonly Newcomer[];
};
