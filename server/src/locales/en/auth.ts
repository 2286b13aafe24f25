/** What the server writes to people about their sign-in. */
export const authTexts = {
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  footer: 'Puente brings people together with somebody who can help.',
  reset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    intro: (ending: string) =>
      `Somebody, probably you, asked for a new password for the account whose phone ends in ${ending}.`,
    limits: (minutes: number) =>
      `The link works once, for ${minutes} minutes. Have that phone number at hand: ` +
      'you will be asked for it.',
    ignore:
      'If it was not you, do nothing: your password stays as it is. You can always sign in ' +
      'with a code sent to your phone.',
    action: 'Set a new password',
  },
};
