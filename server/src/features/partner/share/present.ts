import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../../lib/email-template.ts';
import { formatInstant } from '../../../lib/format.ts';
import { partnerTexts as en } from '../../../locales/en/partner.ts';
import { partnerTexts as es } from '../../../locales/es/partner.ts';
import type { Told } from './store.ts';

const texts = { en, es };

/** Basis points as percent in a language. */
function percentIn(language: Told['language']): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (basisPoints) => format.format(basisPoints / 10_000);
}

/** The mail that tells an expert of another share before it counts (share-1). */
export function shareMail(
  site: EmailSite,
  told: Told & { email: string },
  ids: { changeId: string; userId: string },
): Mail {
  const { hello, footer, share } = texts[told.language];
  const percent = percentIn(told.language);
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

/** The mail that tells an expert that a share they were told of won't come. */
export function shareKeptMail(
  site: EmailSite,
  told: Told & { email: string },
  ids: { changeId: string; userId: string },
): Mail {
  const { hello, footer, share, shareKept } = texts[told.language];
  const percent = percentIn(told.language);
  const content: EmailContent = {
    language: told.language,
    subject: shareKept.subject(told.partner, percent(told.present)),
    heading: shareKept.heading,
    paragraphs: [hello(told.name), shareKept.intro(told.partner)],
    facts: [
      { label: shareKept.stays, value: percent(told.present) },
      { label: shareKept.announced, value: percent(told.basis_points) },
      { label: shareKept.from, value: formatInstant(told.counts_from, told) },
    ],
    list: [],
    action: { label: share.action, url: `${site.publicUrl}/you/helping/verification` },
    footer,
  };
  return {
    to: told.email,
    ...renderEmail(content, site),
    messageId: `partner.share-kept.${ids.changeId}.${ids.userId}`,
  };
}
