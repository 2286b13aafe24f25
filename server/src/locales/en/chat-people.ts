const list = new Intl.ListFormat('en-US');

/** What is said about people on the table: facts of their profiles, calendars and prices. */
export const peopleTexts = {
  list: (items: readonly string[]) => list.format(items),
  today: 'today',
  tomorrow: 'tomorrow',
  price: (name: string, prices: readonly string[]) => `With ${name}, ${list.format(prices)}.`,
  lengthCosts: (length: string, price: string) => `${length} costs ${price}`,
  firstPrice: (prices: readonly string[]) => `A first meeting: ${list.format(prices)}.`,
  noFirst: 'The first meeting costs the same.',
  lengthFirst: (length: string, price: string) => `${price} for ${length}`,
  total: (name: string, times: number, length: string) =>
    `${times} meetings of ${length} with ${name} come to`,
  sum: (price: string) => `${price}.`,
  sumWithFirst: (price: string) => `${price}, the lower price of the first one included.`,
  notOffered: (name: string, length: string) => `${name} doesn't offer ${length}.`,
  free: (name: string, times: string, zone: string) =>
    `${name} is next available ${times} (${zone}).`,
  freeThen: (name: string, time: string, zone: string) =>
    `Yes: ${name} is available ${time} (${zone}).`,
  notFreeThen: (name: string, times: string, zone: string) =>
    `${name} has nothing available then. Next: ${times} (${zone}).`,
  /** Where nobody is free at the time that was asked for. */
  earliest: (name: string, time: string, zone: string) =>
    `The first available time is ${name}'s: ${time} (${zone}).`,
  soonest: (name: string, time: string, zone: string) =>
    `${name} is available first: ${time} (${zone}).`,
  neverFree: (name: string) => `${name} has no available times at the moment.`,
  verified: (name: string, partner: string, since: string | null) =>
    `${name} is verified by ${partner}${since ? `, since ${since}` : ''}. Tap that on the card to read what it checks.`,
  says: (name: string, quote: string, written: string | null) =>
    `${name}${written ? `, in ${written}` : ''}: “${quote}”`,
  is: (name: string, expertise: string) => `${name}: ${expertise}.`,
  speaks: (name: string, languages: readonly string[]) =>
    `${name} speaks ${list.format(languages)}.`,
  speaksOnly: (name: string, language: string) => `${name} speaks ${language} only.`,
  placeOnline: (name: string, where: string | null) =>
    `${name} meets online, by video${where ? `, and is in ${where}` : ''}.`,
  placeBoth: (name: string, where: string | null) =>
    `${name} meets online, by video, or in person${where ? ` in ${where}` : ''}. You agree on the address after booking.`,
  lengths: (name: string, lengths: readonly string[]) => `${name} offers ${list.format(lengths)}.`,
  contact: (name: string) =>
    `Phone numbers and emails stay private, theirs and yours. You meet ${name} here: book a time and write what it's about.`,
  stars: (name: string, average: string, count: number) =>
    `Clients give ${name} ${average} of 5 stars, in ${count} reviews. Open the card to read them.`,
  noStars: (name: string) =>
    `${name} doesn't have enough reviews for stars yet. What you can go by:`,
  unsaid: (name: string) => `${name}'s profile doesn't say that in so many words.`,
  unsaidAgain:
    "Profiles don't tell that either: write it when you book, or ask at the start of the meeting. Price, times, languages and experience I can tell you.",
  unsaidByAll: "Their profiles don't say that in so many words. You can ask when you book.",
  why: (name: string, reason: string) => `Why ${name}? ${reason}`,
  askThem: 'You can ask when you book.',
  next: (time: string, zone: string) => `Next available ${time} (${zone}).`,
  from: (price: string, length: string) => `${price} for ${length}.`,
  firstThen: (first: string, price: string, length: string) =>
    `${first} for ${length} the first time, then ${price}.`,
  package: (name: string, sessions: number, price: string) =>
    `${name} also offers a package of ${sessions} sessions for ${price}.`,
  noPackage: (name: string) => `${name} offers single meetings only, no packages.`,
  /** Somebody is meant, and it isn't clear who. */
  whom: (names: readonly string[]) =>
    `Whom do you mean: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}?`,
  /** A place in the list that nobody has. */
  fewer: (count: number, last: string) =>
    count === 1
      ? `I've only shown you ${last} so far.`
      : `I've only shown you ${count} people so far; the last is ${last}.`,
  stranger: (name: string) => `I haven't shown you anyone called ${name}.`,
  shown: (names: readonly string[]) =>
    names.length === 1
      ? `So far there's ${list.format(names)}.`
      : `So far there are ${list.format(names)}.`,
  noneShown: "What would you like help with? Then I'll look for someone.",
  /** What was told just before. */
  asBefore: (reply: string) => `It's still this. ${reply}`,
  onlyOne: "For now there's only one person for this.",
  compare: {
    row: (name: string, facts: readonly string[]) => `${name}: ${facts.join(' · ')}`,
    price: (price: string, length: string, first: string | null) =>
      first ? `${first} for a first meeting of ${length}, then ${price}` : `${price} for ${length}`,
    online: 'online',
    inPerson: 'online or in person',
    next: (time: string) => `next available ${time}`,
    cheapest: (name: string) => `The lowest price is ${name}'s`,
    soonest: (name: string) => `the first available time is ${name}'s`,
    both: (name: string) => `The lowest price and the first available time are ${name}'s.`,
    yours: 'Who suits you better is yours to say: their profiles tell how they work.',
  },
  book: {
    one: (name: string, time: string, zone: string) =>
      `Here are ${name}'s times. The next one is ${time} (${zone}).`,
    asked: (name: string, time: string, zone: string) =>
      `${name} is available ${time} (${zone}). Open it below to book.`,
    notAsked: (name: string, time: string, zone: string) =>
      `${name} has nothing available then. The nearest is ${time} (${zone}).`,
    next: (name: string, time: string, zone: string) =>
      `${name} has nothing available then. The next available time is ${time} (${zone}).`,
    whom: 'With whom would you like to meet? Open their times below.',
  },
};
