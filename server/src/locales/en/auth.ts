/** What the server writes to people about their sign-in. */
export const authTexts = {
  hello: (name: string) => (name === '' ? 'Hi,' : `Hi ${name},`),
  footer: "You're receiving this because this address belongs to a Puente account.",
  reset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    intro: (ending: string) =>
      `Someone, probably you, asked for a new password for the account whose phone number ends in ${ending}.`,
    limits: (minutes: number) =>
      `The link works once, for ${minutes} minutes. Have that phone number handy: ` +
      "you'll be asked for it.",
    ignore:
      "If it wasn't you, ignore this email: your password stays the same. You can always sign in " +
      'with a code sent to your phone.',
    action: 'Set a new password',
  },
  notice: {
    when: 'When',
    device: 'Device',
    unknownDevice: 'Unknown device',
    action: 'Open Security and devices',
    wasYou: "If this was you, there's nothing to do.",
    wasNot: {
      password:
        "If it wasn't you, someone else may be in your account. Sign in with a code sent to your " +
        'phone, choose “Sign out everywhere”, sign in again and set a new password. If you ' +
        "don't know the current one, choose “Forgot password?” where you sign in.",
      email:
        "If it wasn't you, someone else may be in your account. Sign in with a code sent to your " +
        'phone, choose “Sign out everywhere”, sign in again, put your own email back in your ' +
        'profile and set a new password.',
    },
    kinds: {
      'password-set': {
        subject: 'Your account now has a password',
        heading: 'Your account now has a password',
        intro: (ending: string) =>
          `A password was set for the account whose phone number ends in ${ending}.`,
      },
      'password-changed': {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        intro: (ending: string) =>
          `The password of the account whose phone number ends in ${ending} was changed.`,
      },
      'password-removed': {
        subject: 'Your password was removed',
        heading: 'Your password was removed',
        intro: (ending: string) =>
          `The account whose phone number ends in ${ending} no longer has a password. ` +
          'You sign in with a code sent to that phone.',
      },
      'password-reset': {
        subject: 'Your password was reset',
        heading: 'Your password was reset',
        intro: (ending: string) =>
          'With the link we emailed, a new password was set for the account ' +
          `whose phone number ends in ${ending}. All its devices were signed out.`,
      },
      'email-changed': {
        subject: 'Your email address was changed',
        heading: 'Your email address was changed',
        intro: (ending: string) =>
          `The account whose phone number ends in ${ending} has a new email address. ` +
          'This is the last email about it that we send to this one.',
      },
      'email-removed': {
        subject: 'Your email address was removed',
        heading: 'Your email address was removed',
        intro: (ending: string) =>
          `The account whose phone number ends in ${ending} no longer has an email address. ` +
          'This is the last email about it that we send to this one.',
      },
    },
  },
};
