import type { FeedbackType } from '@puente/contract/feedback';
import type { Language } from '@puente/contract/policy';
import type { Mail } from '../../gateways/mail/port.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../lib/email-template.ts';
import { feedbackTexts as en } from '../../locales/en/feedback.ts';
import { feedbackTexts as es } from '../../locales/es/feedback.ts';

const texts = { en, es };

/** The mail to the operator, in the language of the person who gave the feedback. */
export function feedbackMail(
  to: { email: string; site: EmailSite },
  feedback: { id: string; type: FeedbackType; text: string; userName: string; when: string },
  language: Language,
): Mail {
  const t = texts[language];
  const content: EmailContent = {
    language,
    subject: t.subject(t.types[feedback.type]),
    heading: t.heading(t.types[feedback.type]),
    paragraphs: [feedback.text],
    facts: [
      { label: t.from, value: feedback.userName },
      { label: t.when, value: feedback.when },
    ],
    list: [],
    footer: t.footer,
    isForOperator: true,
  };
  return {
    to: to.email,
    ...renderEmail(content, to.site),
    messageId: `feedback.${feedback.id}.${feedback.text.length}`,
  };
}
