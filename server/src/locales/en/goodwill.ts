/** What the server writes to a client whose expert refunds more than the terms of the meeting. */
export const goodwillTexts = {
  subject: (other: string, amount: string) => `${other} is refunding you ${amount}`,
  heading: (amount: string) => `You're getting a ${amount} refund`,
  hello: (name: string) => `Hi ${name},`,
  what: (other: string, amount: string) =>
    `Under its terms, your canceled meeting wasn't refunded in full. ${other} is refunding you ${amount} anyway.`,
  bank: 'It goes to the card you paid with; banks take up to ten days to show it.',
  meeting: 'Meeting',
  see: 'See your booking',
  footer: "You're receiving this because you have a booking on Puente.",
};
