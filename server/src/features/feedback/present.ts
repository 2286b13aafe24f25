import type { FeedbackType } from '@puente/contract/feedback';
import type { Language } from '@puente/contract/policy';
import type { Mail } from '../../gateways/mail/port.ts';
import { renderLetter } from '../../lib/letter.ts';
import { feedbackTexts as en } from '../../locales/en/feedback.ts';
import { feedbackTexts as es } from '../../locales/es/feedback.ts';

const texts = { en, es };

/** The mail that tells the operator of a feedback, in the language of who gave it. */
export const feedbackMail = (
  to: string,
  feedback: { id: string; type: FeedbackType; text: string; userName: string; when: string },
  language: Language,
): Mail => {
  const t = texts[language];
  const letter = renderLetter({
    language,
    subject: t.subject(t.types[feedback.type]),
    heading: t.heading(t.types[feedback.type]),
    paragraphs: [feedback.text],
    facts: [
      { label: t.from, value: feedback.userName },
      { label: t.when, value: feedback.when },
    ],
    list: [],
    actions: [],
    footer: t.footer,
  });
  return { to, ...letter, messageId: `feedback.${feedback.id}` };
};
