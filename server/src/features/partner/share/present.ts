import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../../lib/email-template.ts';
import { formatInstant } from '../../../lib/format.ts';
import { partnerTexts as en } from '../../../locales/en/partner.ts';
import { partnerTexts as es } from '../../../locales/es/partner.ts';
import type { Told } from './store.ts';

const texts = { en, es };

/** The mail that tells an expert of another share before it counts (share-1). */
export function shareMail(
  site: EmailSite,
  told: Told & { email: string },
  ids: { changeId: string; userId: string },
): Mail {
  const { hello, footer, share } = texts[told.language];
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(told.language, { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    );
  const content: EmailContent = {
    language: told.language,
    subject: share.subject(told.partner, percent(told.basis_points)),
    heading: share.heading,
    paragraphs: [hello(told.name), share.intro(told.partner)],
    facts: [
      { label: share.before, value: percent(told.present) },
      { label: share.after, value: percent(told.basis_points) },
      { label: share.from, value: formatInstant(told.counts_from, told) },
    ],
    list: [],
    action: { label: share.action, url: `${site.publicUrl}/you/helping/verification` },
    footer,
  };
  return {
    to: told.email,
    ...renderEmail(content, site),
    messageId: `partner.share.${ids.changeId}.${ids.userId}`,
  };
}
