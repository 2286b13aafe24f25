/** What the server writes to people about plans. */
export const planTexts = {
  hello: (name: string) => `Hi ${name},`,
  footer: "You're receiving this because of a monthly plan on Puente.",
  label: {
    plan: 'Plan',
    price: 'Price each month',
    nextCharge: 'Next charge',
    tryAgain: 'Next try',
    where: 'Where',
    zone: 'Time zone',
    reason: 'Reason',
  },
  see: 'See the plan',
  choose: 'Pick a time',
  pay: 'Pay now',
  stop: {
    title: 'How to stop',
    line: 'Open the plan and tap “Stop the plan”. You keep every session you paid for, and nothing more is charged.',
  },
  started: {
    subject: (name: string, other: string) => `Your plan has started: ${name} with ${other}`,
    providerSubject: (name: string, other: string) => `New plan: ${name} with ${other}`,
    heading: 'The plan has started',
    client: (other: string, price: string, when: string) =>
      `Your first sessions with ${other} are booked at the times below. We charge your card ${price} each month until you stop the plan, next on ${when}.`,
    provider: (other: string) =>
      `${other} bought this plan. The sessions of the first month are in your calendar. We reserve those of each next month seven days before it.`,
  },
  /** Below the text of a month that is paid. */
  attached: 'The calendar file is attached.',
  reserved: {
    subject: (name: string, when: string) => `${name} renews on ${when}`,
    heading: 'Your next month is reserved',
    client: (other: string, price: string, when: string) =>
      `We reserved the times below with ${other}. We'll charge your card ${price} on ${when}.`,
    missing: (count: number, when: string, days: number) =>
      count === 1
        ? `One session has no time yet, because its usual time is taken. Pick another by ${when}. Once the month is paid you can still schedule it: it has to start within ${days} days of that date.`
        : `${count} sessions have no time yet, because their usual times are taken. Pick others by ${when}. Once the month is paid you can still schedule them: they have to start within ${days} days of that date.`,
  },
  renewed: {
    subject: (name: string, other: string) => `Renewed: ${name} with ${other}`,
    heading: 'The next month is paid',
    client: (other: string, price: string, when: string) =>
      `We charged ${price} for another month with ${other}. The next charge is on ${when}.`,
    provider: (other: string) => `${other} paid for another month. Its sessions are below.`,
    credits: (count: number, until: string) =>
      count === 1
        ? `One session has no time. Pick a time that starts before ${until}.`
        : `${count} sessions have no time. Pick times that start before ${until}.`,
  },
  failed: {
    subject: (name: string) => `We couldn't charge your card: ${name}`,
    heading: "We couldn't charge your card",
    text: (price: string, when: string) =>
      `We couldn't charge ${price} to your card for the next month. We'll try again on ${when}.`,
    authentication: (price: string, when: string) =>
      `Your bank wants you to confirm the payment of ${price} for the next month. Pay now to do so. If you don't, we'll try again on ${when}.`,
    last: "That's the last try: if it fails, the plan ends and its reserved times are given up.",
    kept: (hours: number) =>
      `We keep each reserved time until ${hours} hours before it starts. You can pay now, with this card or another one: the card you pay with is the one we charge from then on.`,
  },
  stopped: {
    subject: (name: string, other: string) => `Stopped: ${name} with ${other}`,
    heading: 'The plan ends with its paid month',
    byYou: (when: string) =>
      `You stopped this plan. It ends on ${when}. Paid sessions stay, and nothing more is charged.`,
    byOther: (other: string, when: string) =>
      `${other} stopped this plan. It ends on ${when}. Paid sessions stay, and nothing more is charged.`,
    undo: (when: string) =>
      `Changed your mind? Open the plan and tap “Keep the plan” before ${when}.`,
  },
  resumed: {
    subject: (name: string, other: string) => `The plan continues: ${name} with ${other}`,
    heading: 'The plan continues',
    client: (price: string, when: string) => `The next charge is ${price} on ${when}.`,
    provider: (other: string) => `Your plan with ${other} renews each month as before.`,
  },
  ended: {
    subject: (name: string, other: string) => `Ended: ${name} with ${other}`,
    heading: 'The plan has ended',
    stopped: 'It was stopped before the unpaid month was charged. Nothing more is charged.',
    paymentFailed:
      'The last try to charge the card failed, too. Reserved times are available to others again, and nothing more is charged. Paid sessions stay.',
    providerLeft: (other: string) =>
      `${other} ended this plan. Every session that was still to come is canceled.`,
    youLeft: 'You ended this plan. Every session that was still to come is canceled.',
    refund: (amount: string) =>
      `We're refunding ${amount} to the card you paid with. Banks take up to ten days to show it.`,
    refundTo: (other: string, amount: string) => `We're refunding ${amount} to ${other}.`,
    again: "You can buy it again on your expert's page, if it's still offered.",
  },
  paidBack: {
    subject: (name: string) => `We're refunding a payment: ${name}`,
    heading: 'A payment came too late',
    text: (price: string) =>
      `Your payment of ${price} arrived after the plan had ended. We're refunding all of it. Banks take up to ten days to show it.`,
  },
};
