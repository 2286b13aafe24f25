/** What stands below every mail. */
export const mailTexts = {
  brand: (name: string) => `${name}, on Puente`,
  onPuente: 'on Puente',
  reply: 'Questions? Reply to this email.',
  ask: (url: string) => `Questions? Write to us at ${url}.`,
  terms: 'Terms',
  privacy: 'Privacy',
};
