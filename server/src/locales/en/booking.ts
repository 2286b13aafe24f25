/** What the server writes to people about their bookings. */
export const bookingTexts = {
  hello: (name: string) => `Hello ${name},`,
  footer:
    'Puente brings people together with somebody who can help. ' +
    'You get this mail because of a booking of yours.',
  minutes: (minutes: number) => `${minutes} minutes`,
  free: 'Free of charge',
  label: {
    when: 'When',
    with: 'With',
    duration: 'Duration',
    price: 'Price',
    about: 'What it is about',
    reason: 'Reason',
    refund: 'Paid back',
  },
  action: {
    room: 'Open the meeting room',
    activity: 'See the booking',
    expert: 'See all free times',
  },
  confirmed: {
    subject: (other: string, when: string) => `Confirmed: ${other}, ${when}`,
    heading: 'Your meeting is confirmed',
    client:
      'Your time is reserved. The room opens ten minutes before the start; ' +
      'you need nothing but a browser.',
    provider:
      'Somebody booked a meeting with you. The room opens ten minutes before the start; ' +
      'you let everybody else in.',
  },
  reminder: {
    subject: (other: string, when: string) => `Reminder: ${other}, ${when}`,
    heading: 'Your meeting is coming up',
    intro: 'The room opens ten minutes before the start.',
  },
  cancelled: {
    subject: (other: string, when: string) => `Cancelled: ${other}, ${when}`,
    heading: 'This meeting was cancelled',
    byYou: 'You cancelled this meeting.',
    byOther: (other: string) => `${other} cancelled this meeting.`,
    refund: (amount: string) =>
      `${amount} goes back to the card that paid. Banks take up to ten days to show it.`,
    noRefund: 'By the refund terms of this booking nothing is paid back.',
    paidBackBefore: (amount: string) => `${amount} had already been paid back to that card.`,
    owed: (amount: string) =>
      `The card could not take ${amount} that you get back. We know and take care of it.`,
    nothingMore: 'By the refund terms of this booking nothing more is paid back.',
    nothingPaid: 'Nothing was charged for it.',
    forProvider: 'The time is free again in your calendar.',
  },
  slotLost: {
    takenSubject: (other: string) =>
      `Your time with ${other} could not be kept; you get your money back`,
    lateSubject: (other: string) => `Your payment for ${other} came too late; you get it back`,
    heading: 'Your payment came after the reservation had ended',
    taken: (other: string, when: string) =>
      `The time with ${other}, ${when}, could no longer be given to you.`,
    late: (other: string, when: string) =>
      `It was for the time with ${other}, ${when}. Nothing was booked with it.`,
    refund: (amount: string) => `All of the ${amount} goes back to the card that paid.`,
    alternatives: 'These times are free now:',
    noAlternatives: 'There is no other free time at the moment.',
  },
  calendar: {
    summary: (other: string) => `Meeting with ${other}`,
    description: (room: string) => `The meeting room opens ten minutes before: ${room}`,
  },
};
