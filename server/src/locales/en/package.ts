/** What the server writes to people about packages. */
export const packageTexts = {
  hello: (name: string) => `Hi ${name},`,
  footer: "You're receiving this because of a package of sessions on Puente.",
  planFooter: "You're receiving this because of a monthly plan on Puente.",
  label: {
    package: 'Package',
    plan: 'Plan',
    price: 'Price',
    sessions: 'Sessions',
    left: 'Left to schedule',
    until: 'Valid until',
    where: 'Where',
    zone: 'Time zone',
    reason: 'Reason',
  },
  see: 'See the package',
  bought: {
    subject: (name: string, other: string) => `Confirmed: ${name} with ${other}`,
    heading: 'The package is paid',
    client: (other: string, count: number) =>
      count === 1
        ? `Your first session with ${other} is booked at the time below. It has a page of its own with its room.`
        : `Your sessions with ${other} are booked at the times below. Each one has a page of its own with its room.`,
    provider: (other: string, count: number) =>
      count === 1
        ? `${other} bought this package. This time is now in your calendar.`
        : `${other} bought this package. These times are now in your calendar.`,
    left: (count: number, until: string) =>
      count === 1
        ? `One more session can be scheduled until ${until}.`
        : `${count} more sessions can be scheduled until ${until}.`,
  },
  /** Below the text of a purchase and of new times. */
  attached: 'The calendar file is attached.',
  placed: {
    subject: (name: string, other: string) => `New times: ${name} with ${other}`,
    heading: 'More sessions have a time',
    client: (other: string) =>
      `You and ${other} now also meet at these times. Nothing was charged.`,
    provider: (other: string) => `${other} scheduled these sessions of the package.`,
  },
  cancelled: {
    subject: (name: string, other: string) => `Canceled: ${name} with ${other}`,
    heading: 'This package was canceled',
    byYou: 'You canceled what was left of this package.',
    byOther: (other: string) => `${other} canceled what was left of this package.`,
    refund: (amount: string) =>
      `We're refunding ${amount} to the card you paid with. Banks take up to ten days to show it.`,
    refundTo: (other: string, amount: string) => `We're refunding ${amount} to ${other}.`,
    noRefund: 'Under the terms of this package there is no refund.',
    forProvider: 'Its times are available again in your calendar.',
  },
  expiring: {
    subject: (count: number, until: string) =>
      count === 1
        ? `One session to schedule by ${until}`
        : `${count} sessions to schedule by ${until}`,
    heading: 'Your package ends soon',
    planHeading: 'Sessions of your plan expire soon',
    text: (count: number, other: string, until: string) =>
      count === 1
        ? `One session with ${other} has no time yet. Pick one that starts before ${until}; after that it can no longer be used or refunded.`
        : `${count} sessions with ${other} have no time yet. Pick times that start before ${until}; after that they can no longer be used or refunded.`,
    choose: (count: number): string => (count === 1 ? 'Pick a time' : 'Pick times'),
  },
  terms: {
    title: 'If something comes up',
    one: ({ before, within, latest }: Record<'before' | 'within' | 'latest', number>) =>
      `Cancel a session at least ${before} hours before it starts, and you can schedule it again. The same goes within ${within} hours of scheduling it, up to ${latest} hours before it starts. Later than that, it counts as used.`,
    all: ({ full, share, none }: { full: number; share: string; none: number }) =>
      `Cancel the whole package, and each session that is still to come is refunded: all of it within ${full} hours of buying, ${share} after that, nothing for a session less than ${none} hours away.`,
    provider: (other: string) =>
      `If ${other} cancels, you keep the session or get a full refund for it.`,
  },
};
