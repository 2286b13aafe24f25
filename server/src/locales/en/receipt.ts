/** What the server writes on receipts and credit notes, and in the mails that carry them. */
export const receiptTexts = {
  meeting: (other: string, length: string) =>
    other === '' ? `Meeting, ${length}` : `Meeting with ${other}, ${length}`,
  package: (name: string, sessions: number, length: string) =>
    `${name}: ${sessions} sessions, ${length} each`,
  discount: {
    'first-booking': 'First meeting price',
    promo: 'Promo code',
    offering: 'Package discount',
    other: 'Discount',
  },
  receipt: 'Receipt',
  creditNote: 'Credit note',
  numbered: (number: number) => `No. ${number}`,
  date: 'Date',
  seller: 'Expert',
  buyer: 'Paid by',
  what: 'For',
  discounted: 'Discount',
  total: 'Paid',
  credited: 'Refund',
  ofReceipt: 'For receipt',
  reasonLabel: 'Reason',
  reason: {
    'client-cancelled': 'Canceled by the client',
    'provider-cancelled': 'Canceled by the expert',
    'slot-lost': 'The time could no longer be booked',
    'made-by-hand': 'Refunded by Puente',
    problem: 'A problem with the meeting',
    goodwill: 'Offered by the expert',
    'taken-back': "A refund didn't arrive",
    other: 'Refund',
  },
  mail: {
    subject: (number: number, seller: string) => `Receipt No. ${number}: ${seller}`,
    text: (buyer: string) => `Here's the receipt for what ${buyer} paid on Puente.`,
    creditSubject: (number: number, amount: string) => `Credit note No. ${number}: ${amount}`,
    creditText: (buyer: string) => `Here's the credit note for what we're refunding ${buyer}.`,
    returns: 'The refund goes to the card it was paid with. Banks take up to ten days to show it.',
    note: 'This receipt proves the payment. For a tax invoice, ask the expert.',
    footer: "You're receiving this because this address was given for receipts on Puente.",
  },
};
