import { policy } from '@puente/contract/policy';
import type { Mail } from '../../../gateways/mail/port.ts';
import { renderLetter } from '../../../lib/letter.ts';
import { authTexts as en } from '../../../locales/en/auth.ts';
import { authTexts as es } from '../../../locales/es/auth.ts';
import { phoneEnding } from './rules.ts';
import type { Forgetful } from './store.ts';

/**
 * The mail with the link to a new password. The token stands behind the #: what is there reaches
 * no server, no log and no Referer.
 */
export const resetMail = (
  publicUrl: string,
  account: Forgetful,
  token: string,
  messageId: string,
): Mail => {
  const texts = account.language === 'es' ? es : en;
  const { reset } = texts;
  const letter = {
    language: account.language,
    subject: reset.subject,
    heading: reset.heading,
    paragraphs: [
      texts.hello(account.name),
      reset.intro(phoneEnding(account.phone)),
      reset.limits(policy.auth.resetLinkMinutes),
      reset.ignore,
    ],
    facts: [],
    list: [],
    actions: [{ label: reset.action, url: `${publicUrl}/reset-password#token=${token}` }],
    footer: texts.footer,
  };
  return { to: account.email, ...renderLetter(letter), messageId };
};
