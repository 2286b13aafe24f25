/** What the server writes to those who run the installation when they should look at something. */
export const alertTexts = {
  subject: (title: string) => `Please check: ${title}`,
  footer: 'Puente sends this to the operator of the installation, once for each event.',
  label: {
    amount: 'Amount',
    order: 'Order',
    booking: 'Booking',
    payment: 'Payment',
    refund: 'Refund',
    problem: 'Problem',
    detail: 'Details',
    when: 'Noticed',
  },
  kinds: {
    'refund-by-hand': {
      title: 'A refund was made by hand at the card gateway',
      text:
        'It is in the ledger now and shown on the booking; a later cancellation refunds at most ' +
        'what is left. The meeting itself was not canceled.',
    },
    'refund-by-hand-returned': {
      title: "A refund made by hand didn't arrive",
      text:
        'The card gateway says that the money came back. The ledger was corrected, and what the ' +
        'client is owed by the refund terms is sent again.',
    },
    'refund-failed': {
      title: "A refund didn't reach the client",
      text:
        'The card gateway refused it or sent it back. The client is still owed the amount: a ' +
        'refund made by hand at the gateway settles it.',
    },
    'amount-mismatch': {
      title: 'A payment of a different amount arrived',
      text:
        'The amount captured is not the price, so nothing was confirmed and all of it is being ' +
        'refunded.',
    },
    dispute: {
      title: 'A payment is disputed',
      text:
        'The cardholder disputed it with their bank. Disputes are answered at the card gateway; ' +
        'the ledger does not post them.',
    },
    'ledger-difference': {
      title: "Ledger and card gateway don't match",
      text: 'The nightly comparison found this. "npm run ledger:check" shows the whole picture.',
    },
    'rates-refused': {
      title: 'New exchange rates were refused',
      text: "They weren't plausible. The previous rates stay in use while they are recent.",
    },
    'rates-old': {
      title: 'The exchange rates are out of date',
      text:
        'After 7 days prices carry the date of their rate, after 45 days everything is charged in ' +
        "the expert's own currency. RATES_URL names the service that is asked every day.",
    },
    'problem-objected': {
      title: 'Two people tell a meeting differently',
      text:
        'One reported a problem, the other objected. Decide how much is refunded, from nothing to ' +
        'all of it, with a reason that both will read. The earnings of the meeting wait for it.',
    },
    'problem-unanswered': {
      title: 'A reported problem was not answered',
      text:
        'The client reported something that has no fixed refund, and the expert let the 72 hours ' +
        'pass. Decide how much is refunded, from nothing to all of it, with a reason that both ' +
        'will read. The earnings of the meeting wait for it.',
    },
  },
};
