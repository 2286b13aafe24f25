import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import { renderEmail, siteOf } from '../../../lib/email-template.ts';
import { formatInstant } from '../../../lib/format.ts';
import { reviewTexts as en } from '../../../locales/en/review.ts';
import { reviewTexts as es } from '../../../locales/es/review.ts';
import type { Correspondent } from '../../booking/notification/service.ts';
import type { ReviewRow } from '../store.ts';

/** Tells an expert of a review, in their language, region and zone. */
export function reviewMail(
  config: Pick<Config, 'http' | 'gateways'>,
  review: Pick<ReviewRow, 'id' | 'stars' | 'text'>,
  { recipient, name, other, person, brand, meeting }: Correspondent,
): Mail {
  const texts = recipient.language === 'es' ? es : en;
  const facts = { other, when: formatInstant(meeting.starts_at, recipient), stars: review.stars };
  const words = { label: texts.label.review, value: review.text };
  const content = {
    language: recipient.language,
    subject: texts.subject(facts),
    heading: texts.heading,
    person,
    brand,
    paragraphs: [texts.hello(name), ...texts.lines(facts)],
    facts: [
      { label: texts.label.stars, value: texts.stars(facts) },
      ...(review.text === '' ? [] : [words]),
    ],
    list: [],
    action: { label: texts.action, url: `${config.http.publicUrl}/activity/${meeting.id}` },
    footer: texts.footer,
  };
  return {
    to: recipient.email,
    ...renderEmail(content, siteOf(config)),
    messageId: `review.written.${review.id}`,
  };
}
