import type { Language } from '../../../../demo/roster/expert.ts';

/** A goal outside of what the verified demo experts do, as a person would type it. */
export type UnanswerableGoal = {
  text: string;
  language: Language;
  /** Ids of experts that could honestly be offered as “not this, but near it”; often none. */
  near: readonly string[];
};

/** Who should be named for a goal, or for one of the two goals of a text. */
type Answer = {
  /** Ids of all verified experts whose profiles cover the goal, whatever language they speak. */
  fits: readonly string[];
  /** The best of `fits`: one or two ids. */
  first: readonly string[];
};

/** A goal that someone of the verified demo experts can help with. */
export type AnswerableGoal = {
  text: string;
  language: Language;
} & Answer &
  (
    | {
        /** `long` rambles, `slang` has regional words or typing slips. */
        kind: 'plain' | 'long' | 'slang';
      }
    | {
        /** Two goals in one text; `fits` and `first` are those of both parts together. */
        kind: 'double';
        parts: readonly [Answer, Answer];
      }
  );

/** What two people would ask of the same expert. */
type GoalPair = {
  /** Names the field outright. */
  plain: string;
  /** Describes the wish or the trouble instead. */
  roundabout: string;
};

/** An expert of a field that the demo house doesn't know, with what people would ask of them. */
export type Newcomer = {
  id: string;
  /** Language of the profile. */
  language: Language;
  expertise: string;
  /** The expertise line as this expert would write it in the other language. */
  expertiseOther: string;
  aboutMe: string;
  career: string;
  idealClient: string;
  uniqueValue: string;
  challengeStory: string;
  ownLanguageGoals: GoalPair;
  otherLanguageGoals: GoalPair;
};

/** One half of all sets: one that may be looked at, one that only measures. */
export type EvaluationSets = {
  unanswerable: readonly UnanswerableGoal[];
  answerable: readonly AnswerableGoal[];
  newcomers: readonly Newcomer[];
};
