import type { Language } from '@puente/contract/policy';
import { mailTexts as en } from '../locales/en/mail.ts';
import { mailTexts as es } from '../locales/es/mail.ts';
import { htmlOf } from './email-html.ts';

/** Whom a mail is about, shown with a portrait or initials. */
export type EmailPerson = { id: string; name: string; picture: string | null };

/** In whose name a mail goes: a partner's, and the colours of links and buttons on white and dark. */
export type EmailBrand = {
  name: string;
  url: string;
  /** Absolute address of a picture of ours. */
  logo: string | null;
  link: string;
  linkOnDark: string;
  soft: string;
  softOnDark: string;
  action: string;
  onAction: string;
};

type Link = { label: string; url: string };

/** The content of a mail, from which text and HTML are rendered. All of it is plain text. */
export type EmailContent = {
  language: Language;
  subject: string;
  /** What the mail is, above a headline that says something more exact, such as a date. */
  kicker?: string;
  heading: string;
  /** What belongs to the headline and is less than it: the zone of a time. */
  headingNote?: string;
  person?: EmailPerson;
  paragraphs: readonly string[];
  /** One with an address is drawn as a link. */
  facts: readonly { label: string; value: string; url?: string }[];
  /** Short lines under the facts, e.g. free times. */
  list: readonly string[];
  /** The one thing to do, drawn as a button. */
  action?: Link | undefined;
  /** What else can be done, drawn as a link. */
  quietAction?: Link | undefined;
  /** Conditions, such as those of a refund. */
  terms?: { title: string; lines: readonly string[] } | undefined;
  footer: string;
  /** Absent where it is Puente's own. */
  brand?: EmailBrand | undefined;
  /** For those who run the installation: without a way to ask and without terms. */
  isForOperator?: boolean;
};

/** Of the installation: its address, and who reads answers to its mails, if anybody does. */
export type EmailSite = { publicUrl: string; replyTo: string | null };

export function siteOf({
  http,
  gateways,
}: {
  http: { publicUrl: string };
  gateways: { mail: { replyTo: string | null } };
}): EmailSite {
  return { publicUrl: http.publicUrl, replyTo: gateways.mail.replyTo };
}

const texts = { en, es };

function wordsOf({ language }: EmailContent) {
  return texts[language];
}

/** Renders the text and the HTML of a mail, with the same content. */
export function renderEmail(
  email: EmailContent,
  site: EmailSite,
): { subject: string; text: string; html: string } {
  const end = endOf(email, site);
  return {
    subject: email.subject,
    text: asText(email, end),
    html: htmlOf(email, end, { ...site, onPuente: wordsOf(email).onPuente }),
  };
}

/** What stands below every mail. */
export type EmailEnd = { help: string | null; footer: string; links: readonly Link[] };

function endOf({ language, footer, isForOperator }: EmailContent, site: EmailSite): EmailEnd {
  const words = texts[language];
  const { publicUrl, replyTo } = site;
  if (isForOperator) return { help: null, footer, links: [] };
  return {
    help: replyTo ? words.reply : words.ask(`${publicUrl}/you/feedback`),
    footer,
    links: [
      { label: words.terms, url: `${publicUrl}/terms` },
      { label: words.privacy, url: `${publicUrl}/privacy` },
    ],
  };
}

function asText(email: EmailContent, end: EmailEnd): string {
  const { kicker, heading, headingNote, person, paragraphs, facts, list, terms } = email;
  const links = [email.action, email.quietAction].filter((link) => link !== undefined);
  return [
    email.brand ? wordsOf(email).brand(email.brand.name) : '',
    kicker ?? '',
    [headingNote ? `${heading} (${headingNote})` : heading, person?.name]
      .filter(Boolean)
      .join('\n'),
    ...paragraphs,
    facts
      .map(({ label, value, url }) => [`${label}: ${value}`, url].filter(Boolean).join(', '))
      .join('\n'),
    list.map((line) => `- ${line}`).join('\n'),
    links.map(lineOf).join('\n'),
    terms ? [terms.title, ...terms.lines.map((line) => `- ${line}`)].join('\n') : '',
    end.help ?? '',
    [end.footer, ...end.links.map(lineOf)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function lineOf({ label, url }: Link): string {
  return `${label}: ${url}`;
}
