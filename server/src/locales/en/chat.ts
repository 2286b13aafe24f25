/** What the built-in matchmaker says. */
export const chatTexts = {
  found: {
    one: (name: string) => `I know somebody who fits: ${name}.`,
    some: (names: string) => `These people fit what you tell me: ${names}.`,
  },
  next: 'Look at who they are, and take a time when it suits you.',
  refined: 'I kept what you told me before.',
  ask: {
    vague:
      'I am glad you are here. What is it about? One or two sentences in your own words are enough.',
    goal: 'Good to know. And what would you like help with?',
    chips: ['I sleep badly', 'I want another job', 'Money worries me', 'Trouble at home'],
  },
  nobody: {
    plain: 'None of our verified experts fits this yet, and I would rather say so than guess.',
    partner: (partner: string) => `Nobody at ${partner} fits this yet.`,
    because: (what: string) => `There are people who could help, but not ${what}.`,
    tryWords: 'Tell me more about it in other words, or start from one of these.',
    tryWithout: (count: number, what: string) =>
      count === 1
        ? `One person fits without the wish «${what}».`
        : `${count} people fit without the wish «${what}».`,
  },
  wish: {
    budget: 'within that price',
    cheaper: 'for less than the ones you saw',
    language: 'in that language',
    inPerson: 'in person in Santiago',
    when: 'at that time',
    others: 'beside the ones you saw',
  },
  without: {
    budget: 'Any price',
    cheaper: 'Any price',
    language: 'Any language',
    inPerson: 'Online is fine',
    when: 'Any time is fine',
    others: 'Show me the same ones again',
  },
  emergency:
    'What you write worries me, and you should not be alone with it. Please call one of these ' +
    'lines now; they are free and somebody listens at any hour. If you or somebody near you is in ' +
    'danger this minute, call the emergency number.',
  fallback: 'The assistant is not answering well just now, so this comes from our own directory.',
  reason: {
    concepts: (labels: readonly string[]) => `Helps with ${labels.join(' and ')}.`,
    words: 'Speaks of what you mention.',
  },
  and: 'and',
};
