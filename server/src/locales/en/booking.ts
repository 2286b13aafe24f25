/** What the server writes to people about their bookings. */
export const bookingTexts = {
  hello: (name: string) => `Hi ${name},`,
  footer: "You're receiving this because you have a booking on Puente.",
  free: 'Free',
  paidBefore: 'Already paid',
  label: {
    when: 'When',
    where: 'Where',
    ownTime: 'Your time',
    duration: 'Length',
    price: 'Price',
    about: "What it's about",
    reason: 'Reason',
    refund: 'Refund',
  },
  action: {
    room: 'Join the meeting',
    findEachOther: "Can't find each other? Open the room",
    booking: 'See your booking',
    expert: 'See all available times',
    again: (other: string) => `Book ${other} again`,
    pick: 'Pick another time',
  },
  confirmed: {
    subject: (other: string, when: string) => `Confirmed: ${other}, ${when}`,
    heading: 'Your meeting is confirmed',
    client: () =>
      'Your time is booked. The room opens ten minutes before the start; all you need is a ' +
      'browser. The calendar invitation is attached.',
    provider: (other: string) =>
      `${other} booked a meeting with you. The room opens ten minutes before the start; you let ` +
      'everyone else in. The calendar invitation is attached.',
    inPerson: {
      client: (other: string) =>
        `Your time is booked: you and ${other} meet in person, at the address below. The calendar ` +
        'invitation is attached.',
      provider: (other: string) =>
        `${other} booked a meeting with you in person, at the address below. The calendar ` +
        'invitation is attached.',
    },
  },
  reminder: {
    subject: (other: string, when: string) => `Reminder: ${other}, ${when}`,
    heading: 'Your meeting is coming up',
    intro: 'The room opens ten minutes before the start; all you need is a browser.',
    inPerson:
      "You meet in person, at the address below. If you can't find each other, the meeting's room " +
      'opens ten minutes before the start.',
  },
  terms: {
    title: 'If plans change',
    full: (until: string) => `Free cancellation until ${until}.`,
    partAfter: (until: string, share: string) => `After that, until ${until}, a ${share} refund.`,
    part: (until: string, share: string) => `Cancel until ${until} for a ${share} refund.`,
    noneAfter: 'After that there is no refund.',
    none: 'The meeting is so close that there is no refund if you cancel.',
    provider: (other: string) => `If ${other} cancels or doesn't come, you get a full refund.`,
    forProvider: (other: string) => `If you cancel or don't come, ${other} gets a full refund.`,
  },
  cancelled: {
    subject: (other: string, when: string) => `Canceled: ${other}, ${when}`,
    heading: 'This meeting was canceled',
    byYou: 'You canceled this meeting.',
    byOther: (other: string) => `${other} canceled this meeting.`,
    byPuente: 'The Puente team canceled this meeting.',
    refund: (amount: string) =>
      `We're refunding ${amount} to the card you paid with. Banks take up to ten days to show it.`,
    noRefund: 'Under the terms of this booking there is no refund.',
    refundedBefore: (amount: string) => `We had already refunded ${amount} to that card.`,
    owed: (amount: string) =>
      `Your card couldn't take the ${amount} we owe you. We know, and we're taking care of it.`,
    nothingMore: 'Under the terms of this booking there is no further refund.',
    creditReturned:
      'You can schedule this session of your package again; nothing was charged or refunded.',
    planCreditReturned:
      'You can schedule this session of your plan again; nothing was charged or refunded.',
    creditSpent: 'It was too late for this session to be scheduled again, so it counts as used.',
    nothingPaid: 'Nothing was charged for it.',
    forProvider: 'The time is available again in your calendar.',
    earnings: {
      refund: (other: string, amount: string) => `We're refunding ${amount} to ${other}.`,
      kept: "Under its terms nothing is refunded: your earnings stay as they are. If you want to refund something anyway, you can do so from the meeting's page.",
      creditReturned: (other: string) =>
        `${other} can schedule this session again. You're paid for it once it takes place.`,
      creditSpent: "It was canceled late: it counts as used, and you're paid for it.",
    },
  },
  slotLost: {
    takenSubject: (other: string) => `We couldn't keep your time with ${other}: full refund`,
    lateSubject: (other: string) => `Your payment for ${other} came too late: full refund`,
    heading: 'Your payment came after your hold had ended',
    taken: (other: string, when: string) =>
      `Your time with ${other}, ${when}, was taken in the meantime.`,
    late: (other: string, when: string) =>
      `It was for your time with ${other}, ${when}. Nothing was booked with it.`,
    refund: (amount: string) => `We're refunding all of it, ${amount}, to the card you paid with.`,
    alternatives: 'These times are available now:',
    noAlternatives: 'No other time is available right now.',
  },
  moving: {
    message: 'Message',
    stays: 'Your meeting stays as it is',
    staysAt: (when: string) => `You meet as planned: ${when}.`,
    moved: {
      subject: (other: string, when: string) => `New time: ${other}, ${when}`,
      heading: 'Your meeting has a new time',
      byYou: 'You moved this meeting.',
      byOther: (other: string) => `${other} moved this meeting.`,
      agreed: (other: string) => `You and ${other} agreed on this time.`,
      before: (when: string) => `Before, it was ${when}.`,
      same:
        'The room, its link and the price stay the same. The updated calendar invitation is ' +
        'attached.',
    },
    proposed: {
      subject: (other: string, when: string) => `${other} proposes a new time: ${when}`,
      heading: (other: string) => `${other} would like to meet at another time`,
      stands: (when: string) => `Until you answer, your meeting stays as it is: ${when}.`,
      held: (until: string) => `The new time is held for the two of you until ${until}.`,
      refundFromNew: 'If you accept and cancel later, the refund is counted from the new time.',
      refundFromEarlier:
        'If you accept and cancel later, the refund is counted from the earlier of the two times.',
      accept: 'Accept this time',
      otherwise: 'Decline, or propose another time',
    },
    rejected: {
      subject: (other: string) => `${other} can't make the time you proposed`,
      text: (other: string, when: string) => `${other} declined the time you proposed, ${when}.`,
    },
    withdrawn: {
      subject: (other: string) => `${other} no longer asks for another time`,
      text: (other: string, when: string) => `${other} withdrew the time they proposed, ${when}.`,
    },
    expired: {
      subject: (other: string) => `The new time with ${other} wasn't answered`,
      text: (_other: string, when: string) =>
        `No one answered in time about the time that was proposed, ${when}. It's no longer held.`,
    },
  },
  calendar: {
    summary: (other: string) => `Meeting with ${other}`,
    description: (room: string) => `The meeting room opens ten minutes before: ${room}`,
    inPerson: (when: string, room: string) =>
      `You meet in person: ${when}. If you can't find each other, use the meeting's room: ${room}`,
  },
};
