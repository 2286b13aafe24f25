/** What pages say of themselves to search engines, and before their own code has come. */
export const pageTexts = {
  product:
    'Say what you need help with, in your own words. Puente introduces you to a verified expert: book, pay and meet online.',
  login: 'Sign in to Puente with a code sent to your phone, or with your password.',
  welcome: 'How Puente works, in three short steps.',
  contacts: "The experts you want to meet again on Puente, and when they're available.",
  activity: "Your meetings on Puente: what's coming up and what's behind you.",
  you: 'Your profile, preferences and security on Puente, and the data it keeps about you.',
  book: 'Pick a time, pay securely and meet online with an expert on Puente.',
  expert: "Experts on Puente: who they are, what they help with and when they're available.",
  missing: {
    title: 'Page not found',
    text: "The address may have changed, or the link isn't complete.",
    home: 'Go to the home page',
  },
  bankYes: 'Your bank said yes. Confirming your meeting…',
  bankAsked: 'Checking with your bank…',
  bankWait: 'This takes a moment. You can stay here.',
  verifiedBy: (partner: string) => `Verified by ${partner}`,
  group: {
    people: (name: string) => `The people of ${name}`,
    ask: (name: string) => `Tell ${name} what you need`,
    description: (name: string) =>
      `${name} on Puente: who they are, what they check and their experts.`,
  },
  experts: {
    title: 'Find experts',
    inField: (field: string) => `Experts: ${field}`,
    lead: 'Browse by field, language, price and day.',
    description: (field: string | null) =>
      `${field ? `${field}: verified experts` : 'Verified experts'} on Puente, with prices and available times. Book, pay and meet online, in your language.`,
    fields: {
      mind: 'Mind and mood',
      careers: 'Work and careers',
      startups: 'Starting a business',
      law: 'Law',
      money: 'Money',
      languages: 'Languages',
      parenting: 'Parenting',
      wellness: 'Health and sport',
      arts: 'Art and music',
      software: 'Software',
      study: 'Studies',
      home: 'Home',
      other: 'Other fields',
    },
  },
};
