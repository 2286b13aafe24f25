import type { Mail } from '../../../../gateways/mail/port.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../../../lib/email-template.ts';
import { partnerTexts as en } from '../../../../locales/en/partner.ts';
import { partnerTexts as es } from '../../../../locales/es/partner.ts';
import type { Told } from './store.ts';

const texts = { en, es };

/** Which of the mails an answer is; what was approved before is taken back or ended by it. */
function kindOf({ status, was_approved: wasApproved }: Pick<Told, 'status' | 'was_approved'>) {
  if (status === 'approved') return 'approved';
  if (status === 'refused') return wasApproved ? 'removed' : 'refused';
  return wasApproved ? 'takenBack' : 'moreAsked';
}

/** The mail with what a partner answered, and its words where it wrote any. */
export function applicationMail(
  site: EmailSite,
  told: Told & { email: string },
  { applicationId, line }: { applicationId: string; line: number },
): Mail {
  const { hello, footer, application } = texts[told.language];
  const words = application[kindOf(told)];
  const content: EmailContent = {
    language: told.language,
    subject: words.subject(told.partner),
    heading: words.heading,
    paragraphs: [hello(told.name), words.intro(told.partner)],
    facts: told.message ? [{ label: application.wrote(told.partner), value: told.message }] : [],
    list: [],
    action: { label: words.action, url: `${site.publicUrl}/you/helping/verification` },
    footer,
  };
  return {
    to: told.email,
    ...renderEmail(content, site),
    messageId: `partner.application.${applicationId}.${line}`,
  };
}
