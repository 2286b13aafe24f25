/** What the server writes to people about plans. */
export const planTexts = {
  hello: (name: string) => `Hi ${name},`,
  footer: "You're receiving this because of a monthly plan on Puente.",
  label: {
    plan: 'Plan',
    price: 'Price each month',
    nextCharge: 'Next charge',
    tryAgain: 'Next try',
    reason: 'Reason',
  },
  see: 'See the plan',
  choose: 'Choose a time',
  pay: 'Pay now',
  stop: {
    title: 'How to stop',
    line: 'Open the plan and choose Stop. You keep every session you paid for, and nothing more is charged.',
  },
  started: {
    subject: (name: string, other: string) => `Your plan has started: ${name} with ${other}`,
    providerSubject: (name: string, other: string) => `New plan: ${name} with ${other}`,
    heading: 'The plan has started',
    client: (other: string, price: string, when: string) =>
      `Your first sessions with ${other} are booked at the times below. Your card is charged ${price} each month, next on ${when}, until you stop.`,
    provider: (other: string) =>
      `${other} bought this plan. The sessions of the first month are in your calendar. We reserve those of each next month seven days before it.`,
  },
  reserved: {
    subject: (name: string, when: string) => `${name} renews on ${when}`,
    heading: 'Your next month is reserved',
    client: (other: string, price: string, when: string) =>
      `We reserved the times below with ${other}. Your card is charged ${price} on ${when}.`,
    missing: (count: number, when: string) =>
      count === 1
        ? `One session has no time yet, because its usual time is taken. Choose another by ${when}; after that you have 60 days to schedule it.`
        : `${count} sessions have no time yet, because their usual times are taken. Choose others by ${when}; after that you have 60 days to schedule them.`,
  },
  renewed: {
    subject: (name: string, other: string) => `Renewed: ${name} with ${other}`,
    heading: 'The next month is paid',
    client: (other: string, price: string, when: string) =>
      `We charged ${price} for another month with ${other}. The next charge is on ${when}.`,
    provider: (other: string) => `${other} paid for another month. Its sessions are below.`,
    credits: (count: number, until: string) =>
      count === 1
        ? `One session has no time. Schedule it before ${until}.`
        : `${count} sessions have no time. Schedule them before ${until}.`,
  },
  failed: {
    subject: (name: string) => `Your card was not charged: ${name}`,
    heading: 'We could not charge your card',
    text: (price: string, when: string) =>
      `Your bank refused ${price} for the next month. We try again on ${when}.`,
    authentication: (price: string, when: string) =>
      `Your bank wants you to confirm the payment of ${price} for the next month. Pay now to do so. If you don't, we try again on ${when}.`,
    kept: 'Reserved sessions are kept until 24 hours before each one starts. You can pay now, also with another card, which we then use from here on.',
  },
  stopped: {
    subject: (name: string, other: string) => `Stopped: ${name} with ${other}`,
    heading: 'The plan ends with its paid month',
    byYou: (when: string) =>
      `You stopped this plan. It ends on ${when}. Sessions that are paid stay, and nothing more is charged.`,
    byOther: (other: string, when: string) =>
      `${other} stopped this plan. It ends on ${when}. Sessions that are paid stay, and nothing more is charged.`,
    undo: (when: string) => `Changed your mind? Open the plan and let it go on, until ${when}.`,
  },
  resumed: {
    subject: (name: string, other: string) => `Going on: ${name} with ${other}`,
    heading: 'The plan goes on',
    client: (price: string, when: string) => `The next charge is ${price} on ${when}.`,
    provider: (other: string) => `Your plan with ${other} renews each month as before.`,
  },
  ended: {
    subject: (name: string, other: string) => `Ended: ${name} with ${other}`,
    heading: 'The plan has ended',
    stopped: 'It was stopped before the unpaid month was charged. Nothing more is charged.',
    paymentFailed:
      'The last try to charge the card failed, too. Reserved times were given back and nothing more is charged. Sessions that are paid stay.',
    providerLeft: (other: string) =>
      `${other} ended this plan. Every session that was still to come is canceled.`,
    youLeft: 'You ended this plan. Every session that was still to come is canceled.',
    refund: (amount: string) =>
      `We're refunding ${amount} to the card that paid. Banks take up to ten days to show it.`,
    again: 'You can buy it again on the expert’s page, where it is still offered.',
  },
  paidBack: {
    subject: (name: string) => `We're refunding a payment: ${name}`,
    heading: 'A payment came too late',
    text: (price: string) =>
      `${price} arrived after the plan had ended. We're refunding all of it. Banks take up to ten days to show it.`,
  },
};
