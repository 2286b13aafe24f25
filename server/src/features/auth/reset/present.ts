import { policy } from '@puente/contract/policy';
import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailSite, renderEmail } from '../../../lib/email-template.ts';
import { authTexts as en } from '../../../locales/en/auth.ts';
import { authTexts as es } from '../../../locales/es/auth.ts';
import { phoneEnding } from './rules.ts';
import type { Forgetful } from './store.ts';

/**
 * The mail with the link to set a new password. The token is in the URL's fragment, which reaches
 * no server, no log and no Referer.
 */
export function resetMail(
  site: EmailSite,
  account: Forgetful,
  token: string,
  messageId: string,
): Mail {
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
    action: { label: reset.action, url: `${site.publicUrl}/reset-password#token=${token}` },
    footer: texts.footer,
  };
  return { to: account.email, ...renderEmail(letter, site), messageId };
}
