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
  notice: {
    when: 'When',
    device: 'Device',
    unknownDevice: 'Unknown device',
    action: 'Open Security and devices',
    wasYou: 'If it was you, there is nothing to do.',
    wasNot: {
      password:
        'If it was not you, somebody else may be in your account: sign in with a code sent to ' +
        'your phone, choose “Sign out everywhere”, sign in again and set a new password. If you ' +
        'do not know the present one, choose “Forgot password?” where you sign in.',
      email:
        'If it was not you, somebody else may be in your account: sign in with a code sent to ' +
        'your phone, choose “Sign out everywhere”, sign in again, put your own address back in ' +
        'your profile and set a new password.',
    },
    kinds: {
      'password-set': {
        subject: 'Your account has a password now',
        heading: 'Your account has a password now',
        intro: (ending: string) =>
          `A password was set for the account whose phone ends in ${ending}.`,
      },
      'password-changed': {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        intro: (ending: string) =>
          `The password of the account whose phone ends in ${ending} was changed.`,
      },
      'password-removed': {
        subject: 'Your password was removed',
        heading: 'Your password was removed',
        intro: (ending: string) =>
          `The account whose phone ends in ${ending} has no password any more. ` +
          'It opens with a code sent to that phone.',
      },
      'password-reset': {
        subject: 'Your password was set anew',
        heading: 'Your password was set anew',
        intro: (ending: string) =>
          'By the link that we mailed, a new password was set for the account ' +
          `whose phone ends in ${ending}. All its devices were signed out.`,
      },
      'email-changed': {
        subject: 'Your email address was changed',
        heading: 'Your email address was changed',
        intro: (ending: string) =>
          `The account whose phone ends in ${ending} has another email address now. ` +
          'This is the last mail about it that comes to this one.',
      },
      'email-removed': {
        subject: 'Your email address was removed',
        heading: 'Your email address was removed',
        intro: (ending: string) =>
          `The account whose phone ends in ${ending} has no email address any more. ` +
          'This is the last mail about it that comes to this one.',
      },
    },
  },
};
