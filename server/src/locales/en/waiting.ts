/** What the server writes to people who wait for an expert. */
export const waitingTexts = {
  hello: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
  found: {
    subject: (name: string) => `${name} can help with what you were looking for`,
    heading: 'Someone came who can help',
    intro: (name: string) =>
      `When you told us what you needed, no one here did that yet. Now ${name} does.`,
    asked: "You asked us to tell you, so here we are. We won't email you about this goal again.",
    expertise: 'Helps with',
    action: (name: string) => `See ${name}'s times`,
    stop: 'Stop these emails',
  },
  footer: "You're receiving this because you asked Puente to tell you when someone comes.",
};
