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

type ToldExpert = Told & { email: string };
type ShareMailIds = { changeId: string; userId: string };

/** The mail that tells an expert of another share before it counts (share-1). */
export function shareMail(site: EmailSite, told: ToldExpert, ids: ShareMailIds): Mail {
  const { share } = texts[told.language];
  const percent = percentIn(told.language);
  return mailTo(site, told, {
    subject: share.subject(told.partner, percent(told.basis_points)),
    heading: share.heading,
    intro: share.intro(told.partner),
    facts: [
      { label: share.before, value: percent(told.present) },
      { label: share.after, value: percent(told.basis_points) },
      { label: share.from, value: formatInstant(told.counts_from, told) },
    ],
    messageId: `partner.share.${ids.changeId}.${ids.userId}`,
  });
}

/** The mail that tells an expert that a share announced to them was withdrawn. */
export function shareKeptMail(site: EmailSite, told: ToldExpert, ids: ShareMailIds): Mail {
  const { shareKept } = texts[told.language];
  const percent = percentIn(told.language);
  return mailTo(site, told, {
    subject: shareKept.subject(told.partner, percent(told.present)),
    heading: shareKept.heading,
    intro: shareKept.intro(told.partner),
    facts: [
      { label: shareKept.stays, value: percent(told.present) },
      { label: shareKept.announced, value: percent(told.basis_points) },
      { label: shareKept.from, value: formatInstant(told.counts_from, told) },
    ],
    messageId: `partner.share-kept.${ids.changeId}.${ids.userId}`,
  });
}

type Parts = Pick<EmailContent, 'subject' | 'heading' | 'facts'> & {
  intro: string;
  messageId: string;
};

function mailTo(site: EmailSite, told: ToldExpert, { intro, messageId, ...parts }: Parts): Mail {
  const { hello, footer, share } = texts[told.language];
  const content: EmailContent = {
    ...parts,
    language: told.language,
    paragraphs: [hello(told.name), intro],
    list: [],
    action: { label: share.action, url: `${site.publicUrl}/you/helping/verification` },
    footer,
  };
  return { to: told.email, ...renderEmail(content, site), messageId };
}
