/** What the server writes to experts about the partner that verifies them, and to its managers. */
export const partnerTexts = {
  hello: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
  application: {
    wrote: (partner: string) => `${partner} wrote`,
    approved: {
      subject: (partner: string) => `${partner} verified you`,
      heading: "You're verified",
      intro: (partner: string) =>
        `${partner} checked your profile and verified you. From now on we recommend you to people you can help.`,
      action: 'See your verification',
    },
    refused: {
      subject: (partner: string) => `${partner} didn't verify you`,
      heading: 'Not verified this time',
      intro: (partner: string) =>
        `${partner} looked at your profile and doesn't verify it for now. You can change what they mention and ask again, or go on without verification.`,
      action: 'See what you can do',
    },
    moreAsked: {
      subject: (partner: string) => `${partner} asks you for something more`,
      heading: 'One more thing is needed',
      intro: (partner: string) =>
        `Before it decides, ${partner} needs something more from you. Add it, then send your request again.`,
      action: 'Answer',
    },
    takenBack: {
      subject: (partner: string) => `${partner} took your verification back`,
      heading: 'Your verification was taken back',
      intro: (partner: string) =>
        `${partner} no longer vouches for you, so we don't recommend you in the chat for now. Your booked meetings stay as they are. You can send your request again.`,
      action: 'See what you can do',
    },
    removed: {
      subject: (partner: string) => `You're no longer with ${partner}`,
      heading: 'You are no longer part of the organization',
      intro: (partner: string) =>
        `${partner} ended your membership. Your booked meetings and their fees stay as they are, and your profile stays public without verification.`,
      action: 'See what you can do',
    },
  },
  share: {
    subject: (partner: string, percent: string) => `${partner} will keep ${percent}`,
    heading: 'Another fee share from a later day on',
    intro: (partner: string) =>
      `${partner} changes the share of each meeting's price that it keeps. It holds for meetings booked from that day on; what is booked before keeps its share.`,
    before: 'Until then',
    after: 'From then on',
    from: 'Counts from',
    action: 'See your price and fees',
  },
  shareKept: {
    subject: (partner: string, percent: string) => `${partner} still keeps ${percent}`,
    heading: 'The fee share stays as it is',
    intro: (partner: string) =>
      `${partner} had announced another share of each meeting's price, and has taken that back. Nothing changes for you.`,
    stays: 'It stays at',
    announced: 'It would have been',
    from: 'From',
  },
  manager: {
    subject: (partner: string) => `Help manage ${partner}`,
    heading: (partner: string) => `${partner} asks you to be a manager`,
    intro: (inviter: string, partner: string) =>
      `${inviter} invites you to manage ${partner} on Puente: answer requests, see its experts and its share. Nothing changes until you accept.`,
    until: 'You can accept until',
    action: 'See the invitation',
  },
  footer: "You're receiving this because you have an account on Puente.",
};
