/** What an expert is proposed to sell beside single meetings; they change it as they like. */
export const offeringTexts = {
  start: {
    name: 'Three sessions to get started',
    description: (length: string, expertise: string) =>
      `${expertise}. Three sessions of ${length} each. In the first one we look at where you are ` +
      `and what you want. In the other two we take the first steps together.`,
  },
  course: {
    name: 'Six sessions, step by step',
    description: (length: string, expertise: string) =>
      `${expertise}. Six sessions of ${length} each, for a change that takes more than a talk. We ` +
      `agree on a goal, and between sessions you try things out.`,
  },
  monthly: {
    name: 'A session every week',
    description: (length: string, expertise: string) =>
      `${expertise}. Four sessions of ${length} a month, so that you have a fixed place for your ` +
      `questions and keep going.`,
  },
};
