const numbers = ['No', 'One', 'Two', 'Three'];

/** What the built-in matchmaker says. */
export const chatTexts = {
  found: {
    one: (name: string) => `I found someone who can help: ${name}.`,
    some: (count: number) => `Here are ${inWords(count)} people who help with this.`,
  },
  still: {
    one: (name: string) => `${name} still fits.`,
    some: (_count: number) => 'The same people still fit.',
  },
  unchanged: {
    one: (name: string) => `With that in mind, I'd still suggest ${name}.`,
    some: (_count: number) => "With that in mind, I'd still suggest the same people.",
  },
  /** What was said just before isn't said again in the same words. */
  alsoStill: {
    one: (name: string) => `${name} meets that, too.`,
    some: (_count: number) => 'They all meet that, too.',
  },
  alsoUnchanged: {
    one: (name: string) => `I'd stay with ${name}.`,
    some: (_count: number) => "I'd stay with the same people.",
  },
  /** What may be a detail or another matter. */
  unheard: {
    ask: (names: readonly string[]) =>
      `I can't tell whether that changes who fits: I'd stay with ${listed(names)}, and you can write it to them when you book. Or is it about something else you'd like help with?`,
    again: (names: readonly string[]) =>
      `That isn't in the profiles either, so I'd stay with ${listed(names)}. Ask about price, time or experience, or tell me what else you need.`,
    chips: ["It's about the same", "It's about something else"],
  },
  /** What was meant was said again, and finds the same people. */
  notThat: (names: readonly string[]) =>
    `For that I only find ${listed(names)} again, so I may have got you wrong. What would you like to get done, in other words?`,
  /** Two matters in one message, each with its own people. */
  each: (first: string, second: string) =>
    `You told me two things. For the first there's ${first}, for the second ${second}.`,
  next: (_count: number) => 'Take a look and pick a time that suits you.',
  refined: "I've kept what you told me before.",
  ask: {
    vague: "I'm glad you're here. What's going on? A sentence or two is enough.",
    goal: 'Noted. And what can I help you with?',
    more: "Thanks for telling me. Tell me a little more: what would you like to get done, or what's hardest right now?",
    goalAgain: "I'll keep that in mind, too. And what is it for?",
    moreAgain:
      'I want to get this right. Which would help most: someone to talk to, someone to teach you, or someone to sort something out with you?',
    chips: [
      "I'm not sleeping",
      'I want a new job',
      "I'm worried about money",
      'Things are hard at home',
    ],
  },
  nobody: {
    plain: "No one here does exactly that yet, and I'd rather say so than guess.",
    partner: (partner: string) => `${partner} doesn't have anyone for this yet.`,
    nearest: (count: number): string =>
      count === 1
        ? 'This is the person who comes nearest. Read the profile before you decide.'
        : 'These are the people who come nearest. Read their profiles before you decide.',
    stillNearest: (count: number): string =>
      count === 1
        ? 'Still no one who does exactly that. This person comes nearest.'
        : 'Still no one who does exactly that. These people come nearest.',
    stillSo: (reply: string) => `That hasn't changed. ${reply}`,
    stillNone:
      'Still no one that way. Take one of your wishes away, or tell me which one matters most.',
    again:
      "Still no one here for that. If I got you wrong, tell me in a sentence what you'd like to get done, or look through all the experts.",
    either:
      'No one here does that yet, either, and no one comes near it. Tell me more in other words, or look through all the experts.',
    wishStill:
      "It isn't the price, the time or the language that's missing: no one here does this yet. I can tell you when someone comes, or you can look through all the experts.",
    nearBecause: (what: string) => `Someone comes near it, but not ${what}.`,
    together:
      "There are people who could help, but no one meets all of that at once. Take one of your wishes away, and I'll look again.",
    noCheaper: 'No one who could help costs less than the ones you saw.',
    tryNot: (count: number) =>
      count === 1
        ? 'One person could help if you allow what you ruled out.'
        : `${numbers[count] ?? count} people could help if you allow what you ruled out.`,
    butNot: (count: number, what: string) =>
      count === 1
        ? `One person could help, but not ${what}.`
        : `${numbers[count] ?? count} people could help, but not ${what}.`,
    /** Everybody who fits was ruled out. */
    ruledOut: (count: number) =>
      count === 1
        ? 'That leaves no one: you ruled out the only person who fits.'
        : `That leaves no one: you ruled out the ${inWords(count)} people who fit.`,
    because: (what: string) => `There are people who could help, but not ${what}.`,
    noneNear:
      'No one comes near it either. Tell me more in other words, or look through all the experts.',
    tryWords: 'Tell me more in other words, or start with one of these.',
    tryWithout: (count: number, what: string) =>
      count === 1
        ? `One person could help if it doesn't have to be ${what}.`
        : `${numbers[count] ?? count} people could help if it doesn't have to be ${what}.`,
  },
  filter: {
    budget: 'within that price',
    cheaper: 'for less than the ones you saw',
    language: 'in that language',
    inPerson: 'in person in Santiago',
    when: 'at that time',
    others: "among people you haven't seen",
    place: 'there',
    gender: 'of that gender, by what they say of themselves',
    not: 'without what you ruled out',
  },
  without: {
    budget: 'Any price',
    cheaper: 'Any price',
    language: 'Any language',
    inPerson: 'Online is fine',
    when: 'Any time is fine',
    others: 'Show me the same people again',
    place: 'Anywhere is fine',
    gender: 'A woman or a man is fine',
    not: 'Nothing is ruled out',
  },
  /** What was taken into account, on a chip that can be taken away, and the message it then sends. */
  wish: {
    budget: (price: string) => `up to ${price}`,
    under: (price: string) => `under ${price}`,
    free: 'free of charge',
    cheaper: (name: string) => `cheaper than ${name}`,
    language: (name: string) => `in ${name}`,
    inPerson: 'in person',
    place: (place: string) => `in ${place}`,
    gender: { woman: 'a woman', man: 'a man' },
    not: (what: string) => `not: ${what}`,
    fine: (what: string) => `${what} is fine`,
    days: {
      today: 'today',
      tomorrow: 'tomorrow',
      'after-today': 'from tomorrow on',
      'this-week': 'this week',
      'next-week': 'next week',
      weekend: 'at the weekend',
    },
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    by: (day: string) => `by ${day}`,
    before: (day: string) => `before ${day}`,
    beforeHour: (day: string, hour: string) => `before ${day}, ${hour}`,
    between: (from: string, until: string) => `${from} to ${until}`,
    from: (from: string) => `from ${from}`,
    until: (until: string) => `before ${until}`,
  },
  fits: {
    length: (name: string, length: string, price: string) =>
      `A ${length} meeting with ${name} costs ${price}.`,
    first: (name: string, length: string, price: string) =>
      `A first ${length} meeting with ${name} costs ${price}.`,
    cheapest: (name: string, length: string, price: string) =>
      `The lowest price is ${name}'s: ${price} for ${length}.`,
    cheapestFirst: (name: string, length: string, price: string) =>
      `The lowest price is ${name}'s: ${price} for a first meeting of ${length}.`,
    gender:
      "Profiles don't say whether someone is a woman or a man, unless they put it in their own words: look at names and pictures.",
    unread:
      "I can't choose by that, since profiles don't say it: read how people describe themselves, or ask when you book.",
    foreignMoney: (currency: string) =>
      `I can't compare the currency you named: prices here are in ${currency}, so look whether they're within it.`,
    online: "Meetings are by video, so it doesn't matter where either of you is.",
    noMore: "That's everyone I know for this.",
    noMoreWays: "Tell me in other words what you need, and I'll look again.",
    turnedDown:
      "You've seen everyone I know for this. What's missing: another price, day or language, or something in how they work? Tell me, and I'll look again.",
  },
  emergency: {
    listen:
      "I'm glad you told me. You don't have to go through this alone. Please call now, someone " +
      'is there to listen.',
    now: (phone: string) => `If you or someone near you is in danger right now, call ${phone}.`,
    maybe: (phone: string) =>
      `If you or someone close to you may be in danger, please call ${phone}. You don't have to ` +
      'go through this alone, and you can also keep going here.',
    goOn: ["I'm safe now. I'd like to talk to a therapist."],
  },
  fallback: "The assistant isn't answering well right now, so this comes from our own directory.",
  /** Said before who was found, to somebody who told more than what they want. */
  kind: {
    loss: "I'm sorry for your loss.",
    hard: "I'm sorry, that sounds hard.",
    doubt: 'Not at all.',
    shame: 'No one here will judge you for that.',
  },
  /** What a model may ask back. */
  questions: {
    who: 'Is this for you or for someone else?',
    since: 'How long has this been going on?',
    tried: 'Have you tried anything so far?',
    goal: 'What would you like to get done?',
    hardest: "What's hardest right now?",
  },
  /** What an expert is told of a chat, when its person wants that. */
  summary: {
    wants: (goals: string) => `Looking for help with: ${goals}`,
    said: (words: string) => `Said: ${words}`,
    quote: (words: string) => `“${words}”`,
    wishes: (wishes: string) => `Wishes: ${wishes}`,
    people: (names: string) => `Experts seen: ${names}`,
  },
  reason: {
    quote: (text: string) => `In their own words: “${text}”`,
    foreign: (text: string) => `In their own words, in Spanish: “${text}”`,
  },
};

function inWords(count: number): string {
  return (numbers[count] ?? String(count)).toLowerCase();
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
