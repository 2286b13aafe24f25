import type { Language } from '@puente/contract/policy';

/** What a mail says, before it is set as plain text and as HTML. All of it is plain text. */
export type Letter = {
  language: Language;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
  /** Short lines under the facts, e.g. free times. */
  list: readonly string[];
  actions: readonly { label: string; url: string }[];
  footer: string;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

const asText = (letter: Letter): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.list.map((line) => `- ${line}`).join('\n'),
    letter.actions.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    letter.footer,
  ]
    .filter(Boolean)
    .join('\n\n');

const styles = {
  body: 'margin:0;background:#faf7f2;color:#2b2620;font:16px/1.5 system-ui,sans-serif',
  main: 'max-width:560px;margin:0 auto;padding:32px 20px',
  heading: 'font-size:22px;line-height:1.3;margin:0 0 16px',
  label: 'font-weight:600;margin:12px 0 0',
  value: 'margin:0',
  action:
    'display:inline-block;margin:8px 12px 8px 0;padding:12px 20px;border-radius:12px;' +
    'background:#1f5fa8;color:#ffffff;text-decoration:none',
  footer: 'font-size:14px;color:#5e554a;margin-top:32px',
};

const asHtml = (letter: Letter): string => {
  const facts = letter.facts.map(
    ({ label, value }) =>
      `<dt style="${styles.label}">${escape(label)}</dt>` +
      `<dd style="${styles.value}">${lines(value)}</dd>`,
  );
  const list = letter.list.map((line) => `<li>${escape(line)}</li>`);
  const actions = letter.actions.map(
    ({ label, url }) => `<a href="${escape(url)}" style="${styles.action}">${escape(label)}</a>`,
  );
  return [
    `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title>`,
    `</head><body style="${styles.body}"><main style="${styles.main}">`,
    `<h1 style="${styles.heading}">${escape(letter.heading)}</h1>`,
    ...letter.paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    facts.length > 0 ? `<dl>${facts.join('')}</dl>` : '',
    list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    actions.length > 0 ? `<p>${actions.join('')}</p>` : '',
    `<p style="${styles.footer}">${lines(letter.footer)}</p>`,
    '</main></body></html>',
  ].join('\n');
};

/** Sets a letter in the two forms a mail carries; both say the same. */
export const renderLetter = (letter: Letter): { subject: string; text: string; html: string } => ({
  subject: letter.subject,
  text: asText(letter),
  html: asHtml(letter),
});
